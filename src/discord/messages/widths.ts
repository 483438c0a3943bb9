/**
 * How wide buttons get, so that no row of them wraps on a phone: a row that wraps moves all that is below it. The widths
 * are roughly those of a button's font, in pixels.
 */

/**
 * The room of a row on a phone inside a message's accented part: docs/heights.md's 370 pixels without its edges are
 * 344, and 26 are spare, since a long label of round letters is wider than reckoned.
 */
const ROOM = 318;
export const GAP = 8;
export const PADDING = 28;
export const ICON = 30;
const LEAST = 56;

const NARROWEST = /[ .,:;·!'’|ijl()\-–1tfrI]/u;
const WIDE = /[MWmw@%—→✓…×−□■]/u;
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

export const charWidth = (char: string): number => ASCII[char.charCodeAt(0)] ?? reckonedWidth(char);

export function textWidth(text: string): number {
  let width = 0;
  for (const char of text) width += charWidth(char);
  return width;
}

/** `icon`: one of the bot's own emoji is before the label. */
const buttonWidth = ({ label, icon }: { readonly label: string; readonly icon?: unknown }): number =>
  Math.max(LEAST, PADDING + textWidth(label) + (icon === undefined ? 0 : ICON));

/** Rows of at most `most` buttons, none wider than `room`. */
export function rowsThatFit<C extends { readonly label: string; readonly icon?: unknown }>(
  choices: readonly C[],
  most: number,
  room = ROOM,
): readonly (readonly C[])[] {
  const rows: C[][] = [];
  let left = 0;
  for (const choice of choices) {
    const width = buttonWidth(choice);
    const row = rows.at(-1);
    if (row !== undefined && row.length < most && width + GAP <= left) {
      row.push(choice);
      left -= width + GAP;
    } else {
      rows.push([choice]);
      left = room - width;
    }
  }
  return rows;
}
