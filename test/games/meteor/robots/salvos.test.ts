import { describe, expect, it } from 'vitest';
import { Random, seedRandom } from '../../../../src/games/shared/random.js';
import { bestStrikes, bestWorth, type AssignmentProblem } from '../../../../src/games/meteor/robots/salvos.js';

/** Every way to send each Rocket at a meteor or keep it, tried one by one. */
function tryAll({ damage, spent, meteors, worth }: AssignmentProblem): number {
  let best = 0;
  for (let code = 0; code < (meteors + 1) ** damage.length; code += 1) {
    const targets = damage.map((_, rocket) => Math.floor(code / (meteors + 1) ** rocket) % (meteors + 1));
    let total = 0;
    for (let meteor = 0; meteor < meteors; meteor += 1) {
      const parts = damage.flatMap((does, rocket) =>
        targets[rocket] === meteor ? [{ does: does[meteor] ?? 0, spent: spent[rocket] ?? 0 }] : [],
      );
      if (parts.length === 0) continue;
      total +=
        worth(
          meteor,
          parts.reduce((sum, { does }) => sum + does, 0),
        ) - parts.reduce((sum, part) => sum + part.spent, 0);
    }
    best = Math.max(best, total);
  }
  return best;
}

const unchanged = (rockets: number, meteors: number): Pick<AssignmentProblem, 'up' | 'down'> => ({
  up: Array.from({ length: rockets }, () => 0),
  down: Array.from({ length: rockets }, () => Array.from({ length: meteors }, () => 0)),
});

const exact =
  (sizes: readonly number[]) =>
  (meteor: number, sum: number): number =>
    sizes[meteor] === sum ? 100 : 0;

describe('the best salvo', () => {
  it('is as good as the best of all that can be tried', () => {
    const random = new Random(seedRandom('salvos'));
    for (let round = 0; round < 60; round += 1) {
      const sizes = Array.from({ length: 1 + random.below(4) }, () => 1 + random.below(7));
      const damages = Array.from({ length: 1 + random.below(4) }, () => 1 + random.below(5));
      const problem: AssignmentProblem = {
        damage: damages.map((does) => sizes.map(() => does)),
        spent: damages.map(() => random.below(10)),
        ...unchanged(damages.length, sizes.length),
        meteors: sizes.length,
        worth: exact(sizes),
      };
      expect(bestWorth(problem)).toBeCloseTo(tryAll(problem));
      expect(bestStrikes(problem).reduce((sum, { worth }) => sum + worth, 0)).toBeCloseTo(bestWorth(problem));
    }
  });

  it('uses each Rocket once', () => {
    const sizes = [3, 4, 7];
    const problem: AssignmentProblem = {
      damage: [3, 4, 4].map((does) => sizes.map(() => does)),
      spent: [1, 1, 1],
      ...unchanged(3, 3),
      meteors: 3,
      worth: exact(sizes),
    };
    const used = bestStrikes(problem).map(({ rockets }) => rockets);
    expect(used.reduce((sum, rockets) => sum + rockets, 0)).toBe(used.reduce((sum, rockets) => sum | rockets, 0));
    expect(bestWorth(problem)).toBe(198);
  });

  it('sends no Rocket that does nothing', () => {
    const problem: AssignmentProblem = {
      damage: [[0], [4]],
      spent: [0, 0],
      ...unchanged(2, 1),
      meteors: 1,
      worth: exact([4]),
    };
    expect(bestStrikes(problem)).toEqual([{ meteor: 0, rockets: 2, change: 0, worth: 100 }]);
  });

  it('has nothing to do without Rockets or meteors', () => {
    expect(bestStrikes({ damage: [], spent: [], ...unchanged(0, 2), meteors: 2, worth: exact([1, 1]) })).toEqual([]);
    expect(bestWorth({ damage: [[]], spent: [1], ...unchanged(1, 0), meteors: 0, worth: exact([]) })).toBe(0);
  });
});
