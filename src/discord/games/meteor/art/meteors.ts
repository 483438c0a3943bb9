import { OUTLINE, PAPER, circle, emojiSvg, letters, line, path, ring } from './canvas.js';

/** Rocks fall from the right. What is known is a number on a burning one; what isn't is a grey one with its band. */

const ROCK = [1, 0.93, 1.02, 0.95, 1.03, 0.92, 1, 0.96, 1.02, 0.94, 1.03, 0.95];
const rock = (x: number, y: number, radius: number): string =>
  ring(
    x,
    y,
    ROCK.map((share) => share * radius),
  );

const EMBER = '#ff8a1f';
const STONE = '#96592f';
const GREY = '#6a7180';

const flames = (radius: number): string =>
  path(`M${64 - radius * 0.55} ${60 - radius * 0.6}L122 4L${66 + radius * 0.75} ${66 + radius * 0.4}Z`, {
    fill: EMBER,
  });

/** A meteor that lies face up; the bigger, the more room it fills. */
export function meteorOfSize(size: number): string {
  const radius = 44 + Math.min(size, 7) * 1.6;
  const digits = String(size);
  return emojiSvg(
    flames(radius),
    path(rock(58, 70, radius), { fill: STONE }),
    letters(57, 70, digits.length > 1 ? 66 : 80, digits, PAPER, OUTLINE),
  );
}

const CRATER = { fill: '#8f97a6', stroke: '#4c525e', width: 4 };

/** A meteor that lies face down: as big as its band, with a question mark. */
export const meteorFaceDown = (radius: number): string =>
  emojiSvg(
    path(rock(64, 64, radius), { fill: GREY }),
    circle(64 - radius * 0.58, 64 - radius * 0.25, radius * 0.15, CRATER),
    circle(64 + radius * 0.55, 64 + radius * 0.42, radius * 0.18, CRATER),
    letters(64, 64, radius * 1.4, '?', PAPER, OUTLINE),
  );

/** A Boss: a dark rock with a skull's face. */
export const bossMeteor = (): string =>
  emojiSvg(
    path(ring(64, 64, [62, 50, 61, 51, 62, 50, 61, 51, 62, 50, 61, 51]), { fill: '#7b2fb5' }),
    path('M64 22C92 22 104 42 102 62C101 74 94 78 88 82L88 100L40 100L40 82C34 78 27 74 26 62C24 42 36 22 64 22Z', {
      fill: PAPER,
    }),
    circle(47, 60, 12, { fill: OUTLINE, width: 1 }),
    circle(81, 60, 12, { fill: OUTLINE, width: 1 }),
    line('M56 86L56 100M72 86L72 100', OUTLINE, 6),
  );
