import { requestFaults } from '../../../../support/discord/api.js';
import type { Rendered } from '../../../../../src/discord/games/meteor/render/index.js';
import { COMPONENTS_V2 } from '../../../../../src/discord/games/meteor/render/index.js';

interface Loose {
  readonly type: number;
  readonly content?: string;
  readonly custom_id?: string;
  readonly label?: string;
  readonly emoji?: { readonly id: string; readonly name: string };
  readonly placeholder?: string;
  readonly style?: number;
  readonly disabled?: boolean;
  readonly options?: readonly { readonly label: string; readonly value: string }[];
  readonly components?: readonly Loose[];
  readonly accessory?: Loose;
}

const isPart = (part: unknown): part is Loose => typeof part === 'object' && part !== null && 'type' in part;

const nested = (parts: readonly unknown[]): Loose[] =>
  parts
    .filter(isPart)
    .flatMap((part) => [part, ...nested([...(part.components ?? []), ...(part.accessory ? [part.accessory] : [])])]);
/** Every component of a message, nested ones after what holds them. */
export const partsOf = (rendered: Rendered): Loose[] => nested(rendered.components);

export const words = (rendered: Rendered): string =>
  partsOf(rendered)
    .map(({ content }) => content ?? '')
    .filter(Boolean)
    .join('\n');
export const pressable = (rendered: Rendered): Loose[] => partsOf(rendered).filter(({ type }) => type === 2);
export const labels = (rendered: Rendered): string[] => pressable(rendered).map(({ label }) => label ?? '');
export const withId = (rendered: Rendered, part: string): Loose[] =>
  partsOf(rendered).filter(({ custom_id }) => custom_id?.includes(part) === true);

/** An emoji as text, also one that was cut off. A person may be called “<”, and a colon may follow any name. */
const WRITTEN_OUT = /<a?:\w+:/;

const BLUE = 1;
const isBlue = ({ type, style }: Loose): boolean => type === 2 && style === BLUE;

/** What of Discord's limits a message breaks, and of the house's: blue is the one main action. */
export function faults(rendered: Rendered): string[] {
  const parts = partsOf(rendered);
  const ids = parts.flatMap(({ custom_id }) => (custom_id === undefined ? [] : [custom_id]));
  const text = parts.reduce((total, { content }) => total + (content?.length ?? 0), 0);
  return [
    ...parts.flatMap(({ label, placeholder, options = [] }) =>
      [label, placeholder, ...options.map((option) => option.label)]
        .filter((shown) => WRITTEN_OUT.test(shown ?? ''))
        .map((shown) => `emoji written out in ${shown}`),
    ),
    ...(parts.length > 40 ? [`${parts.length} components`] : []),
    ...(parts.length === 0 ? ['empty message'] : []),
    ...(text > 4000 ? [`${text} characters`] : []),
    ...(new Set(ids).size === ids.length ? [] : ['custom_id given twice']),
    ...(parts.filter(isBlue).length > 1
      ? [
          `blue: ${parts
            .filter(isBlue)
            .map(({ label }) => label)
            .join(', ')}`,
        ]
      : []),
    ...ids.filter((id) => id.length < 1 || id.length > 100).map((id) => `custom_id ${id}`),
    ...parts.flatMap((part) => faultsOf(part)),
  ];
}

function faultsOf({ type, components, content, emoji, label, options, placeholder }: Loose): string[] {
  if (type === 1)
    return (components?.length ?? 0) < 1 || (components?.length ?? 0) > 5 ? ['row of other than 1–5'] : [];
  // Discord cuts a label at 34 characters where an emoji stands beside it.
  if (type === 2) return (label?.length ?? 0) < 1 || (label?.length ?? 0) > (emoji ? 34 : 80) ? [`label ${label}`] : [];
  if (type === 10) return (content?.length ?? 0) < 1 ? ['empty text'] : [];
  if (type !== 3) return [];
  const values = (options ?? []).map(({ value }) => value);
  return [
    ...(values.length < 1 || values.length > 25 ? [`${values.length} options`] : []),
    ...(new Set(values).size === values.length ? [] : ['option given twice']),
    ...((placeholder?.length ?? 0) > 150 ? ['long placeholder'] : []),
    ...(options ?? [])
      .filter((option) => option.label.length > 100 || option.value.length > 100 || option.label.length < 1)
      .map((option) => `option ${option.value}`),
  ];
}

/** What of Discord's own API description a message breaks. */
export const discordFaults = (rendered: Rendered): readonly string[] =>
  requestFaults('POST', '/channels/123456789012345678/messages', {
    ...rendered,
    flags: COMPONENTS_V2,
    allowed_mentions: { parse: [] },
  });
