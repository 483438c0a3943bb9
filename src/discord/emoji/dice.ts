import { document, element } from '../../pictures/index.js';
import { hasIcon, labelled, type Labelled, type Mark, type Translate } from '../../text/index.js';
import type { EmojiDrawing } from './app-emoji.js';

/** Dice that any game may use: white ones, and golden ones for a die that counts apart. */

const SIDE = 128;
const INK = '#16181d';
const FACES = [1, 2, 3, 4, 5, 6] as const;

const [LOW, MIDDLE, HIGH] = [34, 64, 94];
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[MIDDLE, MIDDLE]],
  2: [
    [LOW, LOW],
    [HIGH, HIGH],
  ],
  3: [
    [LOW, LOW],
    [MIDDLE, MIDDLE],
    [HIGH, HIGH],
  ],
  4: [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  5: [
    [LOW, LOW],
    [HIGH, LOW],
    [MIDDLE, MIDDLE],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  6: [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, MIDDLE],
    [HIGH, MIDDLE],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
};

const dieSvg = (face: number, fill: string): string =>
  document(
    SIDE,
    SIDE,
    String(face),
    element('rect', { x: 6, y: 6, width: 116, height: 116, rx: 22, fill, stroke: INK, 'stroke-width': 9 }),
    ...(PIPS[face] ?? []).map(([x, y]) => element('circle', { cx: x, cy: y, r: 14, fill: INK })),
  );

export type DieColour = 'white' | 'gold';
const FILLS: Readonly<Record<DieColour, string>> = { white: '#f4f6fa', gold: '#ffd23f' };

const nameOf = (face: number, colour: DieColour): string => (colour === 'white' ? `die_${face}` : `die_gold_${face}`);

export const DICE_EMOJI: readonly EmojiDrawing[] = (['white', 'gold'] as const).flatMap((colour) =>
  FACES.map((face) => ({ name: nameOf(face, colour), svg: dieSvg(face, FILLS[colour]) })),
);

/** A button for a die: the emoji beside what is said without the die's sign, or all of it in words. */
export function withDie(
  t: Translate,
  die: { readonly face: number; readonly colour: DieColour; readonly sign: string },
  label: (sign: string) => string,
): Labelled {
  const mark: Mark = { name: nameOf(die.face, die.colour), symbol: die.sign };
  if (t.plain === true) return { label: label('').replaceAll(/ {2,}/g, ' ').trim() };
  return hasIcon(t, mark) ? labelled(t, mark, label('').replaceAll(/ {2,}/g, ' ').trim()) : { label: label(die.sign) };
}
