import type { MeteorAnalysis } from '../../../../../src/games/meteor/index.js';

/** What a look back found, for tests of how it is told. */

const POINT = {
  sequence: 1_234,
  position: 250_000,
  zone: 4,
  left: 59_000,
  seat: 4,
  value: 0.995,
  error: 0.01,
} as const;
const LAUNCH = {
  kind: 'launch',
  target: 'K',
  rockets: ['5CFA', '5CFA', '5AE', '4CFA', '4CCF', '3CCF', '2CA'],
  promise: 'overkill',
  joins: true,
  early: false,
} as const satisfies MeteorAnalysis['missed'][number]['did'];
const PLACE = { kind: 'place', card: 'communications', does: 'toward-retrofit', project: 'communications' } as const;
const SCRAP = { kind: 'scrap', cards: ['communications', 'C', 'F', 'A', 'E'] } as const;
const LEFT = { kind: 'left', ms: 299_000 } as const;

/** Whatever is long in it, at its longest. */
export const ANALYSIS = {
  points: Array.from({ length: 28 }, (_, at) => ({
    position: at * 10_000,
    zone: 5 - Math.floor(at / 6),
    known: 1,
    expected: 1,
    dealt: 1,
  })),
  luck: { value: -0.995, error: 0.01 },
  play: { value: 0.995, error: 0.01 },
  swings: [
    { kind: 'reveal', position: 1, zone: 5, value: -0.995, error: 0.01 },
    { kind: 'draw', position: 2, zone: 4, value: 0.995, error: 0.01 },
  ],
  missed: [
    { ...POINT, did: LEFT, other: LAUNCH },
    { ...POINT, sequence: 1_235, did: LAUNCH, other: PLACE },
    { ...POINT, sequence: 1_236, did: SCRAP, other: LAUNCH },
  ],
  best: { ...POINT, did: LAUNCH, other: SCRAP },
  idle: { ms: 899_000, longest: { ms: 299_000, zone: 4, possible: LAUNCH } },
  rollouts: 16_000,
} as const satisfies MeteorAnalysis;
