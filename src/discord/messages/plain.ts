import type {
  APIButtonComponentWithCustomId,
  APIButtonComponentWithURL,
  APIMessageTopLevelComponent,
} from 'discord-api-types/v10';
import { wordsAlone, type Translate } from '../../text/index.js';
import type { MessageBody } from '../rest/api.js';
import type { Rendered, Row } from './parts.js';

/** A text with no line in it, see `text`. */
const NOTHING = '\u200b';

type Part = APIMessageTopLevelComponent;
type InRow = Extract<Part, { readonly type: 1 }>['components'][number];
type Labelled = APIButtonComponentWithCustomId | APIButtonComponentWithURL;

/**
 * A message in words alone: no emoji, bars or signs, and nothing that can't be pressed, for VoiceOver
 * doesn't say that a button is disabled (discord-api-docs #4389).
 */
export const plainMessage = ({ components }: Rendered, t: Translate): Rendered => ({
  components: components.flatMap((part) => plainPart(part, t)),
});

/** The same for a message as it is sent; what has no components stays as it is. */
export function plainBody(body: MessageBody, t: Translate): MessageBody {
  const { components } = body;
  return Array.isArray(components)
    ? { ...body, ...plainMessage({ components: components as readonly Part[] }, t) }
    : body;
}

/** A player's panel, with rows below it. */
export const plainPanel = (body: MessageBody, below: readonly Row[], t: Translate): MessageBody => {
  const { components, ...rest } = plainBody(body, t);
  return { ...rest, components: [...((components ?? []) as readonly Part[]), ...below] };
};

function plainPart(part: Part, t: Translate): readonly Part[] {
  switch (part.type) {
    case 1: {
      const components = part.components.flatMap((inside) => plainInRow(inside, t));
      return components.length === 0 ? [] : [{ ...part, components }];
    }
    case 10: {
      const content = wordsAlone(t, part.content);
      return content === '' || content === NOTHING ? [] : [{ ...part, content }];
    }
    case 17:
      return part.components.flatMap((inside) => plainPart(inside, t));
    default:
      return [part];
  }
}

function plainInRow(part: InRow, t: Translate): readonly InRow[] {
  if (part.disabled === true) return [];
  if (part.type === 2) return 'label' in part ? [plainButton(part, t)] : [part];
  if (part.type !== 3) return [part];
  return [
    {
      ...part,
      placeholder: wordsAlone(t, part.placeholder ?? ''),
      options: part.options.map(({ emoji: _picture, ...option }) => ({
        ...option,
        label: wordsAlone(t, option.label),
      })),
    },
  ];
}

/** What is a sign alone is called by its emoji's name. */
function plainButton(button: Labelled, t: Translate): Labelled {
  const { emoji, ...rest } = button;
  const label = wordsAlone(t, button.label ?? '');
  return { ...rest, label: label === '' ? (emoji?.name ?? button.label ?? '') : label };
}
