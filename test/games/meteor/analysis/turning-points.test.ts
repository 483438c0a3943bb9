import { beforeEach, describe, expect, test, vi } from 'vitest';
import { BudgetParts } from '../../../../src/games/meteor/analysis/budget.js';
import type { Decision } from '../../../../src/games/meteor/analysis/decisions.js';
import type * as Rollouts from '../../../../src/games/meteor/analysis/rollout.js';
import { turningPointsOf } from '../../../../src/games/meteor/analysis/turning-points.js';
import type { Action } from '../../../../src/games/meteor/index.js';
import { NOTHING_SEEN } from '../../../../src/games/meteor/robots/memory.js';
import { table } from '../../../support/table.js';

/** How far a rollout goes, in milliseconds: the first, the second and the last round. */
const ROUNDS = [20_000, 45_000, 90_000] as const;

/** What a line comes to, in each of the three rounds or in all; `spread`: how far deals differ from it. */
interface Worth {
  readonly value: number | readonly [number, number, number];
  readonly spread?: number;
}
interface Asked {
  readonly sequence: number;
  readonly first: Action | null;
  readonly horizonMs: number;
  readonly words: string;
}
const { asked, worths } = vi.hoisted(() => ({ asked: [] as Asked[], worths: new Map<Rollouts.Line, Worth>() }));

// Instead of games that are played out: what a test says that they come to.
vi.mock('../../../../src/games/meteor/analysis/rollout.js', () => {
  const worthOf = ({ first, from }: Rollouts.Line): Worth | undefined =>
    [...worths].find(([line]) => line.first === first && line.from.now === from.now)?.[1];
  return {
    chanceOf: (...words: readonly (string | number)[]) => words,
    along: (line: Rollouts.Line, words: readonly (string | number)[]): number => {
      const { horizonMs = 0, now } = line.from;
      asked.push({ sequence: now / 1_000, first: line.first, horizonMs, words: words.join('/') });
      const { value, spread = 0 } = worthOf(line) ?? { value: 0.5 };
      const round = ROUNDS.indexOf(horizonMs as (typeof ROUNDS)[number]);
      const mean = typeof value === 'number' ? value : (value[round] ?? 0);
      return mean + (Number(words.at(-1)) % 2 === 0 ? spread : -spread);
    },
  };
});

beforeEach(() => {
  asked.length = 0;
  worths.clear();
});

const KINDS = ['C', 'F', 'A', 'E', '1C', '1F', '2C', '2F', '3CF', '4FA'];
const { state } = table({ hands: [KINDS.join(' '), '', ''], zone: 2 });
const place = (card: string): Action => ({ type: 'place', seat: 0, card, site: 0 });

interface Made {
  /** Seconds after the clock's start; default: a minute for each sequence. */
  readonly second?: number;
  readonly did?: Worth['value'] | Worth;
  /** What else could have been done, and what that would have come to; `wait`: nothing. */
  readonly others?: Readonly<Record<string, Worth['value'] | Worth>>;
  readonly doubt?: number;
  /** Left undone until so many seconds later. */
  readonly left?: number;
}

const worthAs = (worth: Worth['value'] | Worth): Worth =>
  typeof worth === 'object' && 'value' in worth ? worth : { value: worth };

/** A decision to wait or to lay a 5 (C F), and what else there was. */
function decision(
  sequence: number,
  { second = sequence * 60, did = 0.5, others = {}, doubt = 1, left }: Made,
): Decision {
  const now = sequence * 1_000;
  const from = { state, seen: NOTHING_SEEN, now };
  const line = (
    first: Action | null,
    worth: Worth['value'] | Worth,
    then: Rollouts.Line['then'] = [],
  ): Rollouts.Line => {
    const made = { from, seat: 0, first, then };
    worths.set(made, worthAs(worth));
    return made;
  };
  const then = left === undefined ? [] : [{ at: now + left * 1_000, action: { type: 'tick' } as const }];
  return {
    sequence,
    state: { ...state, deadline: now + 20_000 },
    now,
    position: second * 1_000,
    seat: 0,
    did: left === undefined ? line({ ...place('5AE') }, did) : line(null, did, then),
    others: Object.entries(others).map(([card, worth]) => line(card === 'wait' ? null : place(card), worth)),
    doubt,
  };
}

function points(decisions: readonly Decision[], rollouts = 2_000, spent = 0) {
  return turningPointsOf(
    decisions,
    'seed',
    new BudgetParts({ rollouts, spent: () => spent, onProgress: () => undefined }),
  );
}

const cards = (found: ReturnType<typeof points>) =>
  found.missed.map(({ other }) => (other.kind === 'place' ? other.card : other.kind));

describe('What was missed', () => {
  test('is told with what was lost, when, by whom, and what would have been better', () => {
    const found = points([decision(3, { did: 0.4, others: { C: 0.6, wait: 0.1 } })]);
    expect(found.best).toBeNull();
    expect(found.missed).toHaveLength(1);
    expect(found.missed[0]?.value).toBeCloseTo(0.2, 9);
    expect(found.missed[0]?.error).toBeCloseTo(0, 9);
    expect(found.missed[0]).toMatchObject({
      sequence: 3,
      position: 180_000,
      zone: 2,
      left: 20_000,
      seat: 0,
      did: { kind: 'place', card: '5AE' },
      other: { kind: 'place', card: 'C' },
    });
  });

  test('is the three costliest, the costliest first, by the last round alone', () => {
    const found = points([
      decision(1, { did: 0, others: { C: [0.9, 0.9, 0.1] } }),
      decision(2, { did: 0, others: { F: [0.2, 0.2, 0.4] } }),
      decision(3, { did: 0, others: { A: [0.3, 0.3, 0.3] } }),
      decision(4, { did: 0, others: { E: [0.4, 0.4, 0.2] } }),
    ]);
    expect(cards(found)).toEqual(['F', 'A', 'E']);
    expect(found.missed.map(({ value }) => value.toFixed(3))).toEqual(['0.400', '0.300', '0.200']);
  });

  test('is nothing under three points, nor what is unclear, nor what turned out no better', () => {
    expect(points([decision(1, { did: 0, others: { C: 0.029 } })]).missed).toEqual([]);
    expect(points([decision(1, { did: 0, others: { C: 0.031 } })]).missed).toHaveLength(1);
    expect(points([decision(1, { did: 0, others: { C: { value: 0.1, spread: 0.9 } } })]).missed).toEqual([]);
    expect(points([decision(1, { did: 0, others: { C: [0.3, 0.3, -0.2] } })]).missed).toEqual([]);
    expect(points([decision(1, { did: 0, others: { C: [0.3, -0.1, 0.4] } })]).missed).toEqual([]);
  });

  test('of two that are near in time, or of the same idea, is the costlier', () => {
    const near = (second: number) =>
      cards(
        points([
          decision(1, { second: 10, did: 0, others: { C: 0.2 } }),
          decision(2, { second, did: 0, others: { F: 0.3 } }),
        ]),
      );
    expect([near(17), near(18)]).toEqual([['F'], ['F', 'C']]);
    const same = points([decision(1, { did: 0, others: { C: 0.2 } }), decision(2, { did: 0, others: { C: 0.3 } })]);
    expect(same.missed.map(({ sequence }) => sequence)).toEqual([2]);
    const waits = points([
      decision(1, { did: 0, others: { wait: 0.2 } }),
      decision(2, { did: 0, others: { wait: 0.3 } }),
    ]);
    expect(waits.missed.map(({ sequence }) => sequence)).toEqual([2, 1]);
  });

  test('what was left undone is told with how long', () => {
    const [left] = points([decision(1, { did: 0, others: { C: 0.4 }, left: 12 })]).missed;
    expect(left).toMatchObject({ did: { kind: 'left', ms: 12_000 }, other: { kind: 'place', card: 'C' } });
  });
});

describe('What is praised', () => {
  test('is what was better than everything else, by how much', () => {
    const { best, missed } = points([decision(1, { did: 0.8, others: { C: 0.5, wait: 0.6 }, doubt: 0 })]);
    expect(missed).toEqual([]);
    expect(best?.value).toBeCloseTo(0.2, 9);
    expect(best).toMatchObject({ did: { kind: 'place', card: '5AE' }, other: { kind: 'wait' } });
  });

  test('is the best of such decisions, doubted or not', () => {
    const { best } = points([
      decision(1, { did: 0.6, others: { C: 0.5 }, doubt: 0 }),
      decision(2, { did: 0.9, others: { F: 0.5 }, doubt: 5 }),
      decision(3, { did: 0.7, others: { A: 0.5 }, doubt: -5 }),
    ]);
    expect(best?.sequence).toBe(2);
  });

  test('is nothing under three points, nor what is unclear', () => {
    expect(points([decision(1, { did: 0.52, others: { C: 0.5 } })]).best).toBeNull();
    expect(points([decision(1, { did: 0.6, others: { C: { value: 0.5, spread: 0.9 } } })]).best).toBeNull();
  });

  test('is nothing that something else beat at first: only the alternative of then is compared again', () => {
    expect(points([decision(1, { did: 0.5, others: { C: [0.6, 0.6, 0.1] } })]).best).toBeNull();
    expect(points([decision(1, { did: 0.5, others: { C: [0.4, 0.4, 0.1] } })]).best).not.toBeNull();
  });
});

describe('What is looked at', () => {
  const lookedAt = (round: number) =>
    [...new Set(asked.filter(({ horizonMs }) => horizonMs === ROUNDS[round]).map(({ sequence }) => sequence))].sort(
      (a, b) => a - b,
    );
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);

  test('is the most doubtful: of what was done, of what was left, and of what nobody doubts', () => {
    points([
      ...range(1, 30).map((at) => decision(at, { doubt: at, others: { wait: 0.5 } })),
      ...range(101, 110).map((at) => decision(at, { doubt: at, others: { C: 0.5 }, left: 12 })),
      ...range(201, 212).map((at) => decision(at, { doubt: 201 - at, others: { wait: 0.5 } })),
    ]);
    expect(lookedAt(0)).toEqual([...range(7, 30), ...range(103, 110), ...range(205, 212)]);
    // Nothing was better or worse than what was done.
    expect([lookedAt(1), lookedAt(2)]).toEqual([[], []]);
  });

  test('is less from round to round: nine that were missed and three to praise, then four and two', () => {
    points([
      ...range(1, 12).map((at) => decision(at, { did: 0, others: { wait: at / 100 } })),
      ...range(21, 26).map((at) => decision(at, { did: at / 100, others: { wait: 0 } })),
    ]);
    expect(lookedAt(1)).toEqual([...range(4, 12), ...range(24, 26)]);
    expect(lookedAt(2)).toEqual([...range(9, 12), 25, 26]);
  });

  test('is compared over the same chance, in each round with its own', () => {
    points([decision(1, { did: 0, others: { C: 0.3 } })]);
    const words = (round: number, did: boolean) =>
      asked
        .filter(
          ({ first, horizonMs }) =>
            horizonMs === ROUNDS[round] && (first?.type === 'place' && first.card === '5AE') === did,
        )
        .map((one) => one.words);
    for (const [round, name] of ['first', 'second', 'last'].entries()) {
      expect(words(round, true).slice(0, 2)).toEqual([`seed/${name}/0/0`, `seed/${name}/0/1`]);
      expect(new Set(words(round, true)).size).toBe(words(round, true).length);
      expect(words(round, false)).toEqual(words(round, true));
    }
  });

  test('has shares of the budget: fifteen, fifteen and forty hundredths, of rollouts that cost 1, 2 and 4', () => {
    points([decision(1, { did: 0, others: { C: 0.3 } })], 800);
    const tried = ROUNDS.map((horizonMs) => asked.filter((one) => one.horizonMs === horizonMs).length);
    expect(tried).toEqual([120, 60, 80]);
  });

  test('is seen through twice at least, and no oftener once the time is up', () => {
    points([decision(1, { did: 0, others: { C: 0.3 } })], 800, 1);
    expect(asked).toHaveLength(3 * 2 * 2);
  });
});
