import { charWidth, GAP, ICON, PADDING, rowsThatFit, textWidth } from '../../../../messages/widths.js';
import type { Choice } from '../parts.js';

/** How wide a row of the hand panel's buttons gets. */

/** The content of a message on a narrow phone where Discord indents it. */
export const NARROW = 302;

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
export const packed = (choices: readonly Choice[], most: number): readonly (readonly Choice[])[] =>
  rowsThatFit(
    choices.map((choice) => ({
      ...choice,
      label: fitting(choice.label, choice.icon === undefined ? NARROW : NARROW - ICON),
    })),
    most,
    NARROW,
  );
