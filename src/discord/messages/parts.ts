import type {
  APIActionRowComponent,
  APIButtonComponentWithCustomId,
  APIComponentInContainer,
  APIComponentInMessageActionRow,
  APIContainerComponent,
  APIMediaGalleryComponent,
  APIMessageTopLevelComponent,
  APISectionComponent,
  APISelectMenuOption,
  APITextDisplayComponent,
} from 'discord-api-types/v10';
import type { GameId } from '../../table/ports.js';
import type { Icon } from '../../text/index.js';
import { commonIds } from '../interactions/common-presses.js';
import type { AnyPress, CustomIds } from '../interactions/custom-id.js';
import type { Attached } from '../games/picture.js';
import type { MessageBody } from '../rest/api.js';
import { rowsThatFit } from './widths.js';

/** Discord's limits of a message with Components V2. */
export const LIMITS = {
  components: 40,
  text: 4000,
  row: 5,
  options: 25,
  label: 80,
  labelWithIcon: 34,
  option: 100,
} as const;

const STYLES = { primary: 1, secondary: 2, success: 3, danger: 4 } as const;
export type Style = keyof typeof STYLES;
export const ACCENTS = { calm: 0x5865f2, warm: 0xf0b132, good: 0x23a55a, bad: 0xf23f43, still: 0x80848e } as const;

/** What a message is drawn with: the caller adds flags (Components V2, ephemeral) and `allowed_mentions`. */
export interface Rendered {
  readonly components: readonly APIMessageTopLevelComponent[];
}

export const bodyOf = (rendered: Rendered): MessageBody => ({ components: rendered.components });

/** Something to press: a button, or an option where room is short. */
export interface Choice<P extends AnyPress> {
  readonly press: P;
  readonly label: string;
  /** One of the bot's own emoji before the label. */
  readonly icon?: Icon;
  readonly style?: Style;
  readonly disabled?: boolean;
  /** In a select: what it leads to, in small type below. */
  readonly description?: string;
  /** In a select: it is what holds now. */
  readonly chosen?: boolean;
  /** Of another game than the rest: in a list of games. */
  readonly game?: GameId;
}

export type Row = APIActionRowComponent<APIComponentInMessageActionRow>;
type Part = APIMessageTopLevelComponent;

/** Cuts a text to at most `longest` UTF-16 units, with an ellipsis where it was cut. */
export function clip(text: string, longest: number): string {
  return text.length > longest ? `${text.slice(0, longest - 1).replace(/[\ud800-\udbff]$/, '')}…` : text;
}

/** Lines that are not null, one below the other. */
export const text = (...lines: readonly (string | null)[]): APITextDisplayComponent => ({
  type: 10,
  content: clip(lines.filter((line) => line !== null).join('\n'), LIMITS.text) || '\u200b',
});

/** A line in small type, for what is looked up rather than read at once. Discord docs: Markdown, subtext. */
export const small = (line: string): string => `-# ${line}`;

export interface SelectSpec {
  /** Tells a message's selects apart. */
  readonly purpose: string;
  /** New at each redraw: Discord keeps an open select's choice otherwise. */
  readonly nonce: string;
  readonly placeholder: string;
}

/** Buttons and selects for the presses of one table. */
export interface PressParts<P extends AnyPress> {
  /** `inRow`: so many side by side; five, where it is left out. */
  buttons(game: GameId, choices: readonly Choice<P>[], inRow?: number): Row[];
  /** As many side by side as a phone has room for, and at most `most`. */
  fittingRows(game: GameId, choices: readonly Choice<P>[], most?: number): Row[];
  /** Rows as they are given. */
  rowsOf(game: GameId, rows: readonly (readonly Choice<P>[])[]): Row[];
  /** Words with one button at their right edge. */
  section(game: GameId, lines: readonly (string | null)[], choice: Choice<P>): APISectionComponent;
  /** The choices that are open, as options that carry the buttons' ids. With none open the select is disabled. */
  select(game: GameId, spec: SelectSpec, choices: readonly Choice<P>[]): Row[];
}

export function partsFor<P extends AnyPress>({ encode }: Pick<CustomIds<P>, 'encode'>): PressParts<P> {
  const button = (game: GameId, choice: Choice<P>): APIButtonComponentWithCustomId => ({
    type: 2,
    style: STYLES[choice.style ?? 'secondary'],
    label: clip(choice.label, choice.icon === undefined ? LIMITS.label : LIMITS.labelWithIcon),
    ...(choice.icon === undefined ? {} : { emoji: choice.icon }),
    custom_id: encode(choice.game ?? game, choice.press),
    disabled: choice.disabled ?? false,
  });
  const rowsOf: PressParts<P>['rowsOf'] = (game, rows) =>
    rows
      .filter((row) => row.length > 0)
      .map((row) => ({ type: 1, components: row.slice(0, LIMITS.row).map((choice) => button(game, choice)) }));
  return {
    buttons(game, choices, inRow = LIMITS.row) {
      const rows: Row[] = [];
      for (let at = 0; at < choices.length; at += inRow) {
        rows.push({ type: 1, components: choices.slice(at, at + inRow).map((choice) => button(game, choice)) });
      }
      return rows;
    },
    fittingRows: (game, choices, most = LIMITS.row) => rowsOf(game, rowsThatFit(choices, most)),
    rowsOf,
    section: (game, lines, choice) => ({ type: 9, components: [text(...lines)], accessory: button(game, choice) }),
    select(game, spec, choices) {
      const open = choices.filter(({ disabled }) => disabled !== true);
      const options = (open.length > 0 ? open : choices)
        .slice(0, LIMITS.options)
        .map(({ press, label, icon, game: own, description, chosen }): APISelectMenuOption => ({
          label: clip(label, LIMITS.option),
          ...(description === undefined ? {} : { description: clip(description, LIMITS.option) }),
          ...(chosen === true ? { default: true } : {}),
          ...(icon === undefined ? {} : { emoji: icon }),
          value: encode(own ?? game, press),
        }));
      return options.length === 0 ? [] : [selectRow(game, spec, options, open.length === 0)];
    },
  };
}

const selectRow = (
  game: GameId,
  { purpose, nonce, placeholder }: SelectSpec,
  options: APISelectMenuOption[],
  disabled: boolean,
): Row => ({
  type: 1,
  components: [
    {
      type: 3,
      custom_id: commonIds.encode(game, { name: 'select/open', purpose, nonce }),
      placeholder: clip(placeholder, 150),
      options,
      disabled,
    },
  ],
});

/** For messages that belong to no game. */
export const { buttons, fittingRows, select } = partsFor(commonIds);

/** A button that opens a page outside of Discord. */
export const linkRow = (label: string, url: string): Row => ({
  type: 1,
  components: [{ type: 2, style: 5, label: clip(label, LIMITS.label), url }],
});

/** A picture of the message's own, at its full width, and what is said of it; nothing where there is none. */
export const gallery = (
  picture: Attached | null = null,
): readonly (APIMediaGalleryComponent | APITextDisplayComponent)[] =>
  picture === null
    ? []
    : [
        { type: 12, items: [{ media: { url: picture.url }, description: picture.alt }] },
        ...(picture.note === undefined ? [] : [text(small(picture.note))]),
      ];

export const container = (
  accent: keyof typeof ACCENTS,
  components: readonly APIComponentInContainer[],
): APIContainerComponent => ({
  type: 17,
  accent_color: ACCENTS[accent],
  components: [...components],
});

/** The part of a select's id that is new at each redraw. */
const NONCE = /(\|select\/open\|[\w-]+\|)[\w-]+/g;
const inJson = (text: string): string => JSON.stringify(text).slice(1, -1);

/** A text that changes with the clock only, and the placeholder for it where two messages are compared. */
export type OfClock = readonly [shown: string, stands: string];

/** A message's content with its clock texts replaced, for comparison. */
const timeless = ({ components }: Rendered, ofClock: readonly OfClock[] = []): string =>
  ofClock.reduce(
    (said, [shown, stands]) => said.replace(inJson(shown), () => stands),
    JSON.stringify(components).replace(NONCE, '$1'),
  );

/** A panel as it is sent. */
export interface DrawnPanel {
  readonly body: MessageBody;
  /** Its content without clock texts: an edit that changes nothing isn't sent. */
  readonly content: string;
}

/** A panel as it is sent, and its content without the clock texts `ofClock`. */
export const drawn = (rendered: Rendered, ofClock: readonly OfClock[] = []): DrawnPanel => ({
  body: bodyOf(rendered),
  content: timeless(rendered, ofClock),
});

/** The number of components, nested ones included, as Discord's limit counts them. */
export function count(parts: readonly Part[]): number {
  return parts.reduce(
    (total, part) =>
      total +
      1 +
      ('components' in part ? count(part.components as readonly Part[]) : 0) +
      ('accessory' in part ? 1 : 0),
    0,
  );
}
