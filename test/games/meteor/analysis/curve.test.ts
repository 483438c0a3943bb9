import { beforeEach, describe, expect, test, vi } from 'vitest';
import { BudgetParts } from '../../../../src/games/meteor/analysis/budget.js';
import { curveOf } from '../../../../src/games/meteor/analysis/curve.js';
import type { Moment } from '../../../../src/games/meteor/analysis/moments.js';
import type { GameEvent } from '../../../../src/games/meteor/event.js';
import { NOTHING_SEEN } from '../../../../src/games/meteor/robots/memory.js';
import { table } from '../../../support/table.js';

/** What the rollouts from a moment come to: each deal its value, and how far deals differ from it. */
interface Worth {
  readonly known: number;
  readonly expected?: number;
  readonly dealt?: number;
  readonly spread?: number;
}
interface Asked {
  readonly what: 'known' | 'expected' | 'dealt';
  readonly sequence: number;
  readonly words: readonly (string | number)[];
}
const { asked, worths } = vi.hoisted(() => ({ asked: [] as Asked[], worths: new Map<number, Worth>() }));

// Instead of games that are played out: what a test says that they come to.
vi.mock('../../../../src/games/meteor/analysis/rollout.js', () => {
  type Words = readonly (string | number)[];
  const worthAs =
    (what: Asked['what']) =>
    ({ sequence }: Moment, words: Words): number => {
      asked.push({ what, sequence, words });
      const worth = worths.get(sequence) ?? { known: 0.5 };
      const deal = Number(words.at(-1));
      return (worth[what] ?? worth.known) + (what === 'known' ? (worth.spread ?? 0) * (deal % 2 === 0 ? 1 : -1) : 0);
    };
  return {
    chanceOf: (...words: Words) => words,
    fromKnown: worthAs('known'),
    beforeChance: worthAs('expected'),
    fromTruth: worthAs('dealt'),
  };
});

beforeEach(() => {
  asked.length = 0;
  worths.clear();
});

const DRAWN: GameEvent = { type: 'drawn', cards: [] };
const { state } = table({ zone: 3 });

/** So many moments a second apart; at those named cards were drawn. */
const moments = (count: number, drawnAt: readonly number[] = []): Moment[] =>
  Array.from({ length: count }, (_, sequence) => ({
    sequence,
    at: sequence * 1_000,
    action: { type: 'tick' },
    events: drawnAt.includes(sequence) ? [DRAWN] : [],
    before: state,
    after: { ...state, zone: sequence === count - 1 ? 0 : 2 },
    position: sequence * 1_000,
    seenBefore: NOTHING_SEEN,
    seen: NOTHING_SEEN,
  }));

function budget(rollouts: number, spent: () => number = () => 0): BudgetParts {
  const parts = new BudgetParts({ rollouts, spent, onProgress: () => undefined });
  parts.open(1);
  return parts;
}

describe('The points of the curve', () => {
  test('are the beginning, the end, whatever was chance, and moments at even distances between them', () => {
    const { points } = curveOf(moments(101), 'seed', budget(0));
    expect(points).toHaveLength(28);
    const between = Array.from({ length: 26 }, (_, at) => Math.ceil((100 * (at + 1)) / 27) * 1_000);
    expect(points.map(({ position }) => position)).toEqual([0, ...between, 100_000]);

    const drawn = [3, 4, 5, 6, 7, 90, 91, 92];
    const chance = curveOf(moments(101, drawn), 'seed', budget(0));
    const positions = chance.points.map(({ position }) => position);
    for (const at of drawn) expect(positions).toContain(at * 1_000);
    expect(positions.length).toBeLessThanOrEqual(28);
    expect(positions).toEqual([...positions].sort((a, b) => a - b));
  });

  test('are all that was chance, however much that is', () => {
    const drawn = Array.from({ length: 40 }, (_, at) => at + 10);
    expect(curveOf(moments(101, drawn), 'seed', budget(0)).points).toHaveLength(42);
  });

  test('of a short game are all of its moments', () => {
    expect(curveOf(moments(3), 'seed', budget(0)).points.map(({ position }) => position)).toEqual([0, 1_000, 2_000]);
  });

  test('tell the zone, what could be known, what was to be expected before chance, and the true deal', () => {
    worths.set(0, { known: 0.2, dealt: 0.9 });
    worths.set(1, { known: 0.6, expected: 0.4, dealt: 1 });
    worths.set(2, { known: 1 });
    const { points } = curveOf(moments(3, [1]), 'seed', budget(0));
    expect(points).toEqual([
      { position: 0, zone: 2, known: 0.2, expected: null, dealt: 0.9 },
      { position: 1_000, zone: 2, known: 0.6, expected: 0.4, dealt: 1 },
      // A game that is over is told as of its last zone.
      { position: 2_000, zone: 1, known: 1, expected: null, dealt: 1 },
    ]);
  });
});

describe('The work for the curve', () => {
  test('is shared out evenly: a point costs one and a half rollouts, one of chance two and a half', () => {
    const parts = budget(55);
    curveOf(moments(3, [1]), 'seed', parts);
    // 1.5 + 2.5 + 1.5 for a deal: ten deals, of which every second with the true cards too.
    const count = (what: Asked['what'], sequence: number): number =>
      asked.filter((one) => one.what === what && one.sequence === sequence).length;
    expect([0, 1, 2].map((at) => count('known', at))).toEqual([10, 10, 10]);
    expect([0, 1, 2].map((at) => count('expected', at))).toEqual([0, 10, 0]);
    expect([0, 1, 2].map((at) => count('dealt', at))).toEqual([5, 5, 5]);
    expect(parts.used).toBe(asked.length);
  });

  test('is two deals at least, and no more once its time is up', () => {
    curveOf(moments(2), 'seed', budget(0));
    expect(asked.filter(({ what }) => what === 'known')).toHaveLength(4);
    asked.length = 0;
    curveOf(
      moments(2),
      'seed',
      budget(300, () => 1),
    );
    expect(asked.filter(({ what }) => what === 'known')).toHaveLength(4);
  });

  test('compares what was before chance and after it over the same chance, each point and deal with its own', () => {
    curveOf(moments(3, [1]), 'seed', budget(0));
    const words = (what: Asked['what'], sequence: number) =>
      asked.filter((one) => one.what === what && one.sequence === sequence).map((one) => one.words.join('/'));
    expect(words('known', 1)).toEqual(['seed/curve/1/0', 'seed/curve/1/1']);
    expect(words('expected', 1)).toEqual(words('known', 1));
    expect(words('dealt', 1)).toEqual(['seed/curve/1/0']);
    expect(words('known', 2)).toEqual(['seed/curve/2/0', 'seed/curve/2/1']);
  });
});

describe('Luck and play', () => {
  test('luck is what chance changed, play the rest; doubts add up as independent ones do', () => {
    worths.set(0, { known: 0.3 });
    worths.set(1, { known: 0.6, expected: 0.4, spread: 0.06 });
    worths.set(2, { known: 0.5, expected: 0.6, spread: 0.08 });
    worths.set(3, { known: 0.9, expected: 0, spread: 0.5 });
    const { luck, play } = curveOf(moments(4, [1, 2]), 'seed', budget(0));
    expect(luck.value).toBeCloseTo(0.1, 9);
    expect(play.value).toBeCloseTo(0.5, 9);
    // Of two deals that differ by ±spread the standard error is the spread: √(0.06² + 0.08²).
    expect(luck.error).toBeCloseTo(0.1, 9);
    expect(play.error).toBeCloseTo(0.1, 9);
    worths.set(0, { known: 0.3, spread: 0.24 });
    expect(curveOf(moments(4, [1, 2]), 'seed', budget(0)).play.error).toBeCloseTo(0.26, 9);
  });

  test('the two greatest swings are told, good or bad, with what it was and when', () => {
    worths.set(1, { known: 0.7, expected: 0.4 });
    worths.set(2, { known: 0.3, expected: 0.7 });
    worths.set(3, { known: 0.5, expected: 0.3 });
    const { swings } = curveOf(moments(5, [1, 2, 3]), 'seed', budget(0));
    expect(swings.map(({ value, ...rest }) => [Math.round(value * 100), rest])).toEqual([
      [-40, { error: 0, kind: 'draw', position: 2_000, zone: 3 }],
      [30, { error: 0, kind: 'draw', position: 1_000, zone: 3 }],
    ]);
  });

  test('not those that are unclear, nor those under five points', () => {
    worths.set(1, { known: 0.7, expected: 0.4, spread: 0.2 });
    worths.set(2, { known: 0.74, expected: 0.7 });
    worths.set(3, { known: 0.3, expected: 0.3, spread: 0.2 });
    expect(curveOf(moments(5, [1, 2, 3]), 'seed', budget(0)).swings).toEqual([]);
  });
});
