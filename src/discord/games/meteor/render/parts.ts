import type {
  APIActionRowComponent,
  APIButtonComponentWithCustomId,
  APIComponentInContainer,
  APIComponentInMessageActionRow,
  APIContainerComponent,
  APIMessageTopLevelComponent,
  APISelectMenuOption,
  APITextDisplayComponent,
} from 'discord-api-types/v10';
import { encode, type Press } from '../../../interactions/custom-id.js';
import type { GameId } from '../../../../table/ports.js';
import type { Icon } from '../../../../text/index.js';

/** Discord's limits of a message with Components V2. */
export const LIMITS = { components: 40, text: 4000, row: 5, options: 25, label: 80, option: 100 } as const;

const STYLES = { primary: 1, secondary: 2, success: 3, danger: 4 } as const;
export type Style = keyof typeof STYLES;
export const ACCENTS = { calm: 0x5865f2, warm: 0xf0b132, good: 0x23a55a, bad: 0xf23f43, still: 0x80848e } as const;

/** Something to press: a button, or an option where room is short. */
export interface Choice {
  readonly press: Press;
  readonly label: string;
  /** One of the bot's own emoji before the label. */
  readonly icon?: Icon;
  readonly style?: Style;
  readonly disabled?: boolean;
  /** Of another game than the rest: in a list of games. */
  readonly game?: GameId;
}

export type Row = APIActionRowComponent<APIComponentInMessageActionRow>;
type Part = APIMessageTopLevelComponent;

export function clip(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, '')}…` : text;
}

/** Lines that are not null, one below the other. */
export const text = (...lines: readonly (string | null)[]): APITextDisplayComponent => ({
  type: 10,
  content: clip(lines.filter((line) => line !== null).join('\n'), LIMITS.text) || '\u200b',
});

const button = (game: GameId, choice: Choice): APIButtonComponentWithCustomId => ({
  type: 2,
  style: STYLES[choice.style ?? 'secondary'],
  label: clip(choice.label, LIMITS.label),
  ...(choice.icon === undefined ? {} : { emoji: choice.icon }),
  custom_id: encode(choice.game ?? game, choice.press),
  disabled: choice.disabled ?? false,
});

export function buttons(game: GameId, choices: readonly Choice[]): Row[] {
  const rows: Row[] = [];
  for (let at = 0; at < choices.length; at += LIMITS.row) {
    rows.push({ type: 1, components: choices.slice(at, at + LIMITS.row).map((choice) => button(game, choice)) });
  }
  return rows;
}

export interface SelectSpec {
  readonly purpose: Extract<Press, { readonly name: 'select/open' }>['purpose'];
  /** New at each redraw: Discord keeps an open select's choice otherwise. */
  readonly nonce: string;
  readonly placeholder: string;
}

/** The choices that are open, as options that carry the buttons' ids. With none open the select is disabled. */
export function select(game: GameId, { purpose, nonce, placeholder }: SelectSpec, choices: readonly Choice[]): Row[] {
  const open = choices.filter(({ disabled }) => disabled !== true);
  const options = (open.length > 0 ? open : choices)
    .slice(0, LIMITS.options)
    .map(({ press, label, icon, game: own }): APISelectMenuOption => ({
      label: clip(label, LIMITS.option),
      ...(icon === undefined ? {} : { emoji: icon }),
      value: encode(own ?? game, press),
    }));
  if (options.length === 0) return [];
  return [
    {
      type: 1,
      components: [
        {
          type: 3,
          custom_id: encode(game, { name: 'select/open', purpose, nonce }),
          placeholder: clip(placeholder, 150),
          options,
          disabled: open.length === 0,
        },
      ],
    },
  ];
}

export const container = (
  accent: keyof typeof ACCENTS,
  components: readonly APIComponentInContainer[],
): APIContainerComponent => ({
  type: 17,
  accent_color: ACCENTS[accent],
  components: [...components],
});

/** Components with all that is nested in them. */
export function count(parts: readonly Part[]): number {
  return parts.reduce(
    (total, part) => total + 1 + ('components' in part ? count(part.components as readonly Part[]) : 0),
    0,
  );
}
