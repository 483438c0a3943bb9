import { PLANETS } from './planets.js';

/** The card without numbers. */
export const MISS = 'miss';

/** A planet's number so many further round the six. */
const after = (planet: number, steps: number): number => ((planet - 1 + steps) % PLANETS.length) + 1;

/** How far the second and third number lie from the first, card by card. */
const STEPS: readonly (readonly [number, number])[] = [
  [1, 3],
  [2, 5],
  [4, 1],
];

/** Three cards with each planet on top, so that one that nobody reaches is destroyed before the deck ends. */
const HITS: readonly string[] = PLANETS.flatMap(({ number }) =>
  STEPS.map(([second, third]) => [number, after(number, second), after(number, third)].join('-')),
);

/** Misses by number of players. */
const MISSES: Readonly<Record<number, number>> = { 2: 2, 3: 6, 4: 10 };

/** The meteor deck for 2–4 players, unshuffled. A card's id is its numbers, as `3-1-4`, or `miss`. */
export const meteorDeck = (players: number): readonly string[] => [
  ...HITS,
  ...Array.from({ length: MISSES[players] ?? 0 }, () => MISS),
];

const NUMBERS: ReadonlyMap<string, readonly number[]> = new Map([
  [MISS, []],
  ...HITS.map((card): [string, readonly number[]] => [card, card.split('-').map(Number)]),
]);

/** A meteor card's planets, the first to be hit first; none on a miss. */
export const numbersOf = (card: string): readonly number[] => NUMBERS.get(card) ?? [];
