import { beforeEach, describe, expect, it, vi } from 'vitest';
import { analyse } from '../../../../src/games/meteor/analysis/analyse.js';
import type { Entry } from '../../../../src/games/meteor/analysis/moments.js';
import type * as Rollouts from '../../../../src/games/meteor/analysis/rollout.js';
import { difference, isClear, Sample } from '../../../../src/games/meteor/analysis/sample.js';
import { game } from '../../../support/played.js';

/** What keeps the Coach from calling chance a mistake: shared chance, fresh chance, and twice the standard error. */

interface Tried {
  readonly horizonMs: number;
  readonly chance: string;
  readonly table: unknown;
  readonly action: string;
}
const { tried } = vi.hoisted(() => ({ tried: [] as Tried[] }));

vi.mock('../../../../src/games/meteor/analysis/rollout.js', async (load) => {
  const original = await load<typeof Rollouts>();
  return {
    ...original,
    along: (line: Rollouts.Line, random: Parameters<typeof Rollouts.along>[1]) => {
      tried.push({
        horizonMs: line.from.horizonMs ?? 0,
        chance: JSON.stringify(random.state),
        table: line.from.state,
        action: JSON.stringify(line.first),
      });
      return original.along(line, random);
    },
  };
});

const looked = (id: string, rollouts: number) => {
  const entries = game(id, 3).map(({ sequence, at, action, events }) => ({
    sequence,
    at,
    action: action as Entry['action'],
    events: events as Entry['events'],
  }));
  const found = analyse(entries, id, { rollouts, spent: () => 0, onProgress: () => undefined });
  if (found === null) throw new Error('nothing to look back at');
  return found;
};

/** What was tried, by what it has in common. */
function grouped(all: readonly Tried[], by: (one: Tried) => string | number): readonly (readonly Tried[])[] {
  const groups = new Map<string | number, Tried[]>();
  for (const one of all) groups.set(by(one), [...(groups.get(by(one)) ?? []), one]);
  return [...groups.values()];
}

beforeEach(() => {
  tried.length = 0;
});

const sample = (...values: readonly number[]): Sample => {
  const made = new Sample();
  for (const value of values) made.add(value);
  return made;
};

describe('a difference', () => {
  it('is told deal by deal: what both share is no doubt', () => {
    const { value, error } = difference(sample(0.9, 0.2, 0.6, 0.3), sample(0.8, 0.1, 0.5, 0.2));
    expect(value).toBeCloseTo(0.1, 9);
    expect(error).toBeCloseTo(0, 9);
  });

  it('counts from twice its standard error on, and of one deal nothing does', () => {
    expect(isClear({ value: 0.2, error: 0.1 })).toBe(true);
    expect(isClear({ value: -0.2, error: 0.1 })).toBe(true);
    expect(isClear({ value: 0.19, error: 0.1 })).toBe(false);
    expect(isClear(difference(sample(1), sample(0)))).toBe(false);
  });
});

describe('what the Coach says', () => {
  it('is nothing under twice its standard error, nor under three points', () => {
    for (const id of ['honest-1', 'honest-2']) {
      const { missed, best } = looked(id, 300);
      for (const { value, error } of missed) {
        expect(value).toBeGreaterThanOrEqual(0.03);
        expect(value).toBeGreaterThanOrEqual(2 * error);
      }
      if (best === null) continue;
      expect(best.value).toBeGreaterThanOrEqual(0.03);
      expect(best.value).toBeGreaterThanOrEqual(2 * best.error);
    }
  });

  it('compares actions over the same chance, and weighs the worst again with fresh chance', () => {
    looked('honest-5', 500);
    const sieves = grouped(tried, ({ horizonMs }) => horizonMs);
    expect(sieves.map(([first]) => first?.horizonMs)).toEqual([20_000, 45_000, 90_000]);
    const chances = sieves.map((all) => new Set(all.map(({ chance }) => chance)));
    for (const [at, one] of chances.entries())
      for (const other of chances.slice(at + 1)) expect([...one].filter((chance) => other.has(chance))).toEqual([]);
    for (const all of sieves)
      for (const shared of grouped(all, ({ chance }) => chance)) {
        expect(new Set(shared.map(({ table }) => table)).size).toBe(1);
        expect(new Set(shared.map(({ action }) => action)).size).toBe(shared.length);
        expect(shared.length).toBeGreaterThan(1);
      }
  });
});
