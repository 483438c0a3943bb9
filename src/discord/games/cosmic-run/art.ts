import { document, element, text } from '../../../pictures/index.js';
import { alienEmoji } from '../../../text/cosmic-run/index.js';
import { drawing, type EmojiDrawing } from '../../emoji/index.js';
import { ALIEN_ART } from './aliens-art.js';

const INK = '#16181d';

interface Ship {
  readonly letter: string;
  readonly fill: string;
  readonly d: string;
}

/** Each ship has a shape, a letter and a colour: triangle, square, circle, diamond. */
const SHIPS: readonly Ship[] = [
  { letter: 'A', fill: '#ffb14a', d: 'M64 6L124 118H4Z' },
  { letter: 'B', fill: '#7cc4ff', d: 'M12 12H116V116H12Z' },
  { letter: 'C', fill: '#9fe08c', d: 'M64 8A56 56 0 1 0 64 120A56 56 0 1 0 64 8Z' },
  { letter: 'D', fill: '#f2a6d8', d: 'M64 2L126 64L64 126L2 64Z' },
];

const shipSvg = ({ letter, fill, d }: Ship): string =>
  document(
    128,
    128,
    letter,
    element('path', { d, fill, stroke: INK, 'stroke-width': 8, 'stroke-linejoin': 'round' }),
    text([64, letter === 'A' ? 104 : 88], letter, {
      size: letter === 'A' ? 60 : 68,
      bold: true,
      anchor: 'middle',
      fill: INK,
    }),
  );

const ships: readonly EmojiDrawing[] = SHIPS.map((ship) => ({
  name: `ship_${ship.letter.toLowerCase()}`,
  svg: shipSvg(ship),
}));

const aliens: readonly EmojiDrawing[] = Object.entries(ALIEN_ART).map(([id, strokes]) => ({
  name: alienEmoji(id),
  svg: drawing(id, strokes),
}));

/** Every emoji of Cosmic Run beside the dice: ships and aliens. */
export const COSMIC_EMOJI: readonly EmojiDrawing[] = [...ships, ...aliens];
