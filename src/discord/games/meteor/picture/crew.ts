import { drawable, text } from '../../../../pictures/index.js';
import { buttonName, orPlayer, seatLabel, type People, type Translate } from '../../../../text/index.js';
import { drawnAt } from '../art/canvas.js';
import { robotDrawing } from '../art/kinds.js';
import { PAPER, SMALLEST, WIDTH } from './scenery.js';

/** Somebody of the crew on a picture. */
export interface Mate {
  readonly seat: number;
  readonly robot: boolean;
  /** Below the name; null: nothing. */
  readonly did: string | null;
}

/** Of a name: five of these stand side by side and can be read. */
const LONGEST = 12;

/** A player's name as far as the picture's fonts have its letters. */
export const nameOn = (t: Translate, people: People, seat: number): string =>
  buttonName(orPlayer(t, drawable(seatLabel(t, people, seat), t.locale), seat + 1), LONGEST);

const FACE = 40;

/** Who sits side by side, on the ground. */
export function crewOn(t: Translate, people: People, crew: readonly Mate[], y: number): string {
  const wide = (WIDTH - 60) / Math.max(3, crew.length);
  const from = WIDTH / 2 - (wide * crew.length) / 2;
  return crew
    .map(({ seat, robot, did }, at) => {
      const middle = from + wide * (at + 0.5);
      const name = nameOn(t, people, seat);
      const style = { size: 36, bold: true, anchor: 'middle', fill: PAPER } as const;
      return [
        robot ? drawnAt(middle - FACE / 2, y - 76, FACE, robotDrawing()) : '',
        text([middle, y], name, { ...style, fit: wide - 16 }),
        did === null ? '' : text([middle, y + 40], did, { ...style, bold: false, size: SMALLEST, fit: wide - 16 }),
      ].join('');
    })
    .join('');
}
