import { describe, expect, it } from 'vitest';
import type { CardId } from '../../../../src/games/meteor/index.js';
import { NOTHING_SEEN } from '../../../../src/games/meteor/robots/index.js';
import { determinize } from '../../../../src/games/meteor/robots/search/determinize.js';
import { nameEnergy } from '../../../../src/games/meteor/robots/strategies/name-energy.js';
import { Random, seedRandom } from '../../../../src/games/shared/random.js';
import { NOW, situationOf, viewOf, type Position } from './position.js';

/** A robot waits for E at its own site, and talk is open. */
const WAITS: Position = {
  hands: ['F', 'C', 'C'],
  sites: ['4CE+C', '', ''],
  field: ['medium-4'],
  technologies: ['communications'],
  robots: [0],
};

/** What it names after so many looks at the same table. */
const named = (position: Position, { seat = 0, looks = 3 }: { seat?: number; looks?: number } = {}): CardId[] =>
  nameEnergy(situationOf(position, seat, looks)).flatMap(({ action }) => {
    if (action.type !== 'name-energy') throw new Error(action.type);
    expect(action.seat).toBe(seat);
    return [action.energy];
  });

it('names the Energy that its own site waits for', () => {
  expect(named(WAITS)).toEqual(['E']);
});

it('waits two thoughts first, for somebody may be bringing it', () => {
  expect(named(WAITS, { looks: 2 })).toEqual([]);
});

it('asks for nothing that it holds, but for the next that it lacks', () => {
  expect(named({ ...WAITS, hands: ['E', 'C', 'C'] })).toEqual([]);
  expect(named({ ...WAITS, sites: ['3CCF+C', '', ''] })).toEqual(['C']);
});

it('asks for nothing at an empty site, a completed one, or another’s', () => {
  expect(named({ ...WAITS, sites: ['', '', ''] })).toEqual([]);
  expect(named({ ...WAITS, sites: ['4CE+C+E!', '', ''] })).toEqual([]);
  expect(named({ ...WAITS, sites: ['', '4CE+C', ''] })).toEqual([]);
});

it('is silent while its seat must be', () => {
  expect(named({ ...WAITS, technologies: [] })).toEqual([]);
  const blackout: Position = { ...WAITS, mode: 'advanced', field: ['iron-heart', 'medium-4'] };
  expect(named(blackout)).toEqual(['E']);
  expect(named({ ...blackout, cards: [[null, 'communications-blackout']] })).toEqual([]);
});

it('speaks once a zone', () => {
  expect(named({ ...WAITS, named: ['E'] })).toEqual([]);
});

it('puts no words into a person’s mouth', () => {
  expect(named({ ...WAITS, robots: [1] })).toEqual([]);
});

it('says nothing where nobody else plays', () => {
  const alone: Position = { ...WAITS, hands: ['F'], sites: ['4CE+C', ''] };
  expect(named(alone)).toEqual([]);
});

it('never thinks it worth more than an act', () => {
  const [idea] = nameEnergy(situationOf(WAITS, 0, 3));
  const { weights } = situationOf(WAITS);
  expect(idea?.worth).toBe(weights.least);
});

describe('what the others hear of it', () => {
  /** Seat 1 may have said that it waits for E. */
  const table = (named: readonly CardId[]): Position => ({
    hands: ['C F', 'C C C C C C', 'F'],
    sites: ['', '4CE+C', '2CA+C'],
    field: ['medium-4'],
    technologies: ['communications'],
    robots: [1],
    named,
  });
  const said = table(['', 'E']);

  it('is that this hand holds none of that Energy, and nothing of any other', () => {
    const chance = (position: Position, letter: string) => situationOf(position).energy.chance(letter, 1).chance;
    expect(chance(said, 'E')).toBeLessThan(chance(table([]), 'E'));
    expect(chance(said, 'A')).toBe(chance(table([]), 'A'));
  });

  it('counts in an Advanced game too', () => {
    const advanced = (position: Position): Position => ({ ...position, mode: 'advanced', field: ['iron-heart'] });
    const chance = (position: Position) => situationOf(advanced(position)).energy.chance('E', 1).chance;
    expect(chance(said)).toBeLessThan(chance(table([])));
  });

  it('keeps that Energy out of the hand that an Ace imagines', () => {
    const imagined = (position: Position, seed: string) =>
      determinize(viewOf(position), NOTHING_SEEN, new Random(seedRandom(seed)), NOW).seats[1]?.hand ?? [];
    const seeds = Array.from({ length: 40 }, (_, at) => `imagined ${at}`);
    expect(seeds.filter((seed) => imagined(said, seed).includes('E'))).toEqual([]);
    expect(seeds.some((seed) => imagined(table([]), seed).includes('E'))).toBe(true);
    expect(seeds.every((seed) => imagined(said, seed).length === 6)).toBe(true);
  });
});
