import { document, element, text } from '../../../../pictures/index.js';
import { OUTLINE, PAPER, circle, path, ring } from '../art/canvas.js';

/** What all of Meteor's pictures share: the sky, Earth below it, and the size at which Discord shows them well. */

export const WIDTH = 1100;
export const HEIGHT = 700;
/** Where the sky ends at the picture's edges. */
export const HORIZON = 585;
export { PAPER };

/** Discord shows a picture at most 550 pixels wide, and a phone a third of this one: no words are set smaller. */
export const SMALLEST = 30;

type Mood = 'won' | 'lost' | 'abandoned' | 'open';

const GROUND: Readonly<Record<Mood, { readonly sky: string; readonly air: string; readonly sea: string }>> = {
  won: { sky: '#10183a', air: '#7fc4ff', sea: '#2b69de' },
  open: { sky: '#10183a', air: '#7fc4ff', sea: '#2b69de' },
  lost: { sky: '#2a0f14', air: '#ff8a1f', sea: '#6a4038' },
  abandoned: { sky: '#1a1c22', air: '#8a94a6', sea: '#4b5568' },
};
const LAND: Readonly<Record<Mood, string>> = { won: '#1f7f41', open: '#1f7f41', lost: '#3a2a26', abandoned: '#3d4555' };

/** A star at each point of a lattice that looks like none: the same sky each time. */
const stars = (): string =>
  Array.from({ length: 70 }, (_, at) =>
    element('circle', {
      cx: Math.round((at * 739.7) % WIDTH),
      cy: Math.round((at * 421.3) % HORIZON),
      r: 1 + (at % 3) * 0.7,
      fill: PAPER,
      opacity: 0.35 + (at % 4) * 0.15,
    }),
  ).join('');

const RADIUS = 2400;
const TOP_OF_EARTH = 532;

/** How high Earth's edge lies there. */
export const edgeAt = (x: number): number => {
  const away = x - WIDTH / 2;
  return TOP_OF_EARTH + RADIUS - Math.sqrt(RADIUS * RADIUS - away * away);
};

const plain = (fill: string) => ({ fill, stroke: 'none', width: 0 });

function earth(mood: Mood): string {
  const { air, sea } = GROUND[mood];
  const [x, y] = [WIDTH / 2, TOP_OF_EARTH + RADIUS];
  return [
    circle(x, y, RADIUS + 14, plain(air)),
    circle(x, y, RADIUS, plain(sea)),
    path('M50 625q140 -50 240 -20t120 60l-60 50l-350 20Z', plain(LAND[mood])),
    path('M690 565q160 -20 240 30t140 90l-80 40l-290 -30q-80 -60 -10 -130Z', plain(LAND[mood])),
  ].join('');
}

const SPLASH = [1, 0.5, 0.92, 0.46, 1.04, 0.52, 0.9, 0.48, 1, 0.5, 0.94, 0.47];

/** A star of an explosion. */
export const burst = (x: number, y: number, radius: number, fill: string): string =>
  path(
    ring(
      x,
      y,
      SPLASH.map((share) => share * radius),
    ),
    { fill, stroke: OUTLINE, width: 4 },
  );

export interface Headings {
  readonly mood: Mood;
  readonly title: string;
  /** Below the title, a line each. */
  readonly facts: readonly string[];
}

/** A whole picture: sky, Earth and headings, with `children` on them. */
export const scene = ({ mood, title, facts }: Headings, ...children: readonly string[]): string =>
  document(
    WIDTH,
    HEIGHT,
    title,
    element('rect', { width: WIDTH, height: HEIGHT, fill: GROUND[mood].sky }),
    stars(),
    earth(mood),
    text([44, 92], title, { size: 74, bold: true, fill: PAPER, fit: 870 }),
    ...facts.map((fact, at) => text([46, 144 + at * 44], fact, { size: 36, fill: PAPER, fit: 870 })),
    ...children,
  );
