import { OUTLINE, PAPER, emojiSvg, letters, path } from './canvas.js';

/** A Rocket bears its damage. Ready ones are white on a flame; ones in the making are grey and dashed, without a flame. */

const BODY = 'M64 3C88 20 99 48 97 78L97 98L31 98L31 78C29 48 40 20 64 3Z';
const FINS = 'M34 62L8 88L8 116L34 98ZM94 62L120 88L120 116L94 98Z';
const FLAME = 'M42 98L64 127L86 98Z';

const RED = '#d7352f';
const FIRE = '#ffa321';

export const readyRocket = (damage: number): string =>
  emojiSvg(
    path(FLAME, { fill: FIRE }),
    path(FINS, { fill: RED }),
    path(BODY, { fill: PAPER }),
    letters(64, 62, 74, String(damage), OUTLINE),
  );

export const rocketInTheMaking = (damage: number): string =>
  emojiSvg(
    path(FINS, { fill: '#5c6472' }),
    path(BODY, { fill: '#5c6472', stroke: '#c9cfda', dash: '12 11' }),
    letters(64, 62, 74, String(damage), PAPER),
  );
