import type { Choice } from '../parts.js';

/**
 * How wide a row of buttons gets, so that none wraps on the narrowest phone: a row that wraps moves all that is below
 * it. The widths are those of a button's font, rounded up.
 */

/** The content of a message on a narrow phone where Discord indents it. */
export const NARROW = 302;
const GAP = 8;
const PADDING = 28;
const ICON = 30;
const LEAST = 56;

const NARROWEST = /[ .,:;·!'’|ijl()\-–1tfrI]/u;
const WIDE = /[MWmw@%—→✓…×−]/u;
const SQUARE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\uff00-\uffef]/u;
const PICTURE = /[\p{Extended_Pictographic}\p{Emoji_Presentation}]/u;

/** Asks for the colourful form of the character before it. */
const VARIATION = '\ufe0f';

function reckonedWidth(char: string): number {
  if (char === VARIATION) return 0;
  if (SQUARE.test(char)) return 16;
  if (PICTURE.test(char)) return 20;
  return NARROWEST.test(char) ? 4.7 : WIDE.test(char) ? 12 : /[A-Z]/.test(char) ? 9.5 : 7.7;
}

/** Of ASCII, which most labels are made of: each panel measures hundreds of characters. */
const ASCII = Array.from({ length: 128 }, (_, code) => reckonedWidth(String.fromCharCode(code)));

const charWidth = (char: string): number => ASCII[char.charCodeAt(0)] ?? reckonedWidth(char);

export function textWidth(text: string): number {
  let width = 0;
  for (const char of text) width += charWidth(char);
  return width;
}

export const buttonWidth = ({ label, icon }: Pick<Choice, 'label' | 'icon'>): number =>
  Math.max(LEAST, PADDING + textWidth(label) + (icon === undefined ? 0 : ICON));

/** The width that each of so many buttons of a row may have. */
export const share = (inARow: number): number => (NARROW - GAP * (inARow - 1)) / inARow;

/** A text that a button of that width has room for, with an ellipsis where it was cut. */
export function fitting(text: string, width: number): string {
  const room = width - PADDING;
  if (textWidth(text) <= room) return text;
  const chars = [...text];
  let used = charWidth('…');
  const kept = chars.findIndex((char) => (used += charWidth(char)) > room);
  return `${chars
    .slice(0, kept < 0 ? chars.length : kept)
    .join('')
    .trimEnd()}…`;
}

/** A seat's name without a robot's mark: where room is short the letters say more. */
export const unmarked = (name: string): string => name.replace(/^🤖 /u, '');

/** A seat's name that a button of that width has room for: it loses a robot's mark before it is cut. */
export const fittingName = (name: string, width: number): string =>
  textWidth(name) <= width - PADDING ? name : fitting(unmarked(name), width);

/** Rows of at most `most` buttons, none wider than the narrowest phone. A label that fits no row is cut. */
export function packed(choices: readonly Choice[], most: number): readonly (readonly Choice[])[] {
  const rows: Choice[][] = [];
  let left = 0;
  for (const choice of choices) {
    const room = choice.icon === undefined ? NARROW : NARROW - ICON;
    const whole = { ...choice, label: fitting(choice.label, room) };
    const width = buttonWidth(whole);
    const row = rows.at(-1);
    if (row !== undefined && row.length < most && width + GAP <= left) {
      row.push(whole);
      left -= width + GAP;
    } else {
      rows.push([whole]);
      left = NARROW - width;
    }
  }
  return rows;
}
