import { OUTLINE, PAPER, circle, emojiSvg, letters, path, ring } from './canvas.js';

/** Each Energy has a shape, a letter and a colour of its own, so that any one of them is enough. */
export interface EnergyDrawing {
  /** The Energy's id, as `cards/energy.ts` has it. */
  readonly id: string;
  readonly name: string;
  readonly svg: string;
}

const RED = '#d7352f';
const YELLOW = '#f6c429';
const GREEN = '#23914a';
const BLUE = '#2b69de';

const hexagon = ring(64, 64, [61, 61, 61, 61, 61, 61]);
const drop = 'M64 3C76 26 108 50 108 82A44 43 0 0 1 20 82C20 50 52 26 64 3Z';
const battery = 'M44 4L84 4L84 16L118 16L118 124L10 124L10 16L44 16Z';

const electron = (x: number, y: number): string => circle(x, y, 13, { fill: '#9af0b4', width: 5 });

export const ENERGY_DRAWINGS: readonly EnergyDrawing[] = [
  {
    id: 'C',
    name: 'chemical',
    svg: emojiSvg(path(hexagon, { fill: RED }), letters(63, 64, 86, 'C', PAPER)),
  },
  {
    id: 'F',
    name: 'fuel',
    svg: emojiSvg(path(drop, { fill: YELLOW }), letters(66, 80, 76, 'F', OUTLINE)),
  },
  {
    id: 'A',
    name: 'atomic',
    svg: emojiSvg(
      circle(64, 64, 54, { fill: GREEN }),
      letters(64, 62, 80, 'A', PAPER),
      electron(18, 104),
      electron(110, 24),
    ),
  },
  {
    id: 'E',
    name: 'electrical',
    svg: emojiSvg(path(battery, { fill: BLUE }), letters(65, 71, 88, 'E', PAPER)),
  },
];
