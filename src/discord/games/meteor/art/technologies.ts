import { OUTLINE, PAPER, box, circle, emojiSvg, line, path, turned } from './canvas.js';

/** Satellites are round with two panels, factories stand with a chimney; the sign in the middle is the effect. */

const TEAL = '#0f7f8c';
const PANEL = '#4fc3e8';
const BRICK = '#a8571f';

const satellite = (...sign: readonly string[]): string =>
  emojiSvg(
    box(3, 40, 26, 48, 4, { fill: PANEL }),
    box(99, 40, 26, 48, 4, { fill: PANEL }),
    circle(64, 64, 46, { fill: TEAL }),
    ...sign,
  );

const factory = (...sign: readonly string[]): string =>
  emojiSvg(path('M8 124L8 34L26 34L26 6L48 6L48 34L120 34L120 124Z', { fill: BRICK }), ...sign);

const SHIELD = 'M64 30L92 40C92 70 82 88 64 98C46 88 36 70 36 40Z';
const EYE = 'M30 64Q64 26 98 64Q64 102 30 64Z';
const third = `${line('M46 99L38 84L58 50', PAPER, 9)}${path('M46 47L70 40L67 64Z', { fill: PAPER, stroke: PAPER, width: 2 })}`;

export const TECHNOLOGY_DRAWINGS: Readonly<Record<string, string>> = {
  communications: satellite(
    circle(44, 64, 9, { fill: PAPER, width: 1 }),
    line('M60 46A25 25 0 0 1 60 82', PAPER, 9),
    line('M76 34A42 42 0 0 1 76 94', PAPER, 9),
  ),
  survey: satellite(path(EYE, { fill: PAPER }), circle(64, 64, 13, { fill: OUTLINE })),
  deflector: satellite(path(SHIELD, { fill: '#ffd24a' })),
  supply: factory(line('M64 50L64 110M34 80L94 80', PAPER, 18)),
  salvage: factory(...[0, 120, 240].map((degrees) => turned(degrees, 64, 80, third))),
  booster: factory(line('M38 84L64 58L90 84M38 112L64 86L90 112', PAPER, 13)),
};
