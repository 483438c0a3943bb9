import { describe, expect, it } from 'vitest';
import { Random, seedRandom } from '../../../../src/games/shared/random.js';
import { firstThought, nextThought, PACE_MS } from '../../../../src/games/meteor/robots/index.js';

describe('pace', () => {
  it('is the setting on average, a quarter more or less', () => {
    const random = new Random(seedRandom('pace'));
    const waits = Array.from({ length: 2_000 }, () => nextThought(1_000, PACE_MS, random) - 1_000);
    expect(Math.min(...waits)).toBeGreaterThanOrEqual(PACE_MS * 0.75);
    expect(Math.max(...waits)).toBeLessThanOrEqual(PACE_MS * 1.25);
    expect(waits.reduce((sum, wait) => sum + wait, 0) / waits.length).toBeCloseTo(PACE_MS, -2);
  });

  it('is seeded', () => {
    const times = () => {
      const random = new Random(seedRandom('same'));
      return [firstThought(0, PACE_MS, random), nextThought(0, PACE_MS, random)];
    };
    expect(times()).toEqual(times());
  });
});
