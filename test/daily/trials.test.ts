import { expect, test } from 'vitest';
import { TrialProcess } from '../../src/workers/daily-trials/index.js';
import { METEOR } from '../../src/games/meteor/index.js';

const SEED = 'trials';

/** The same games, played here. */
function wonHere(seats: number, from: number, to: number): number {
  const games = Array.from({ length: to - from }, (_, at) => `${SEED}/${from + at}`);
  return games.filter((chance) => METEOR.daily?.trial?.(seats, SEED, chance) === true).length;
}

test('the process answers one question after another, as the robots here play; what it can’t answer fails alone', async () => {
  const trials = new TrialProcess();
  try {
    const question = { kind: METEOR.kind, seats: 2, seed: SEED, ask: 'won' } as const;
    const [first, none, second, third] = await Promise.allSettled([
      trials.won({ ...question, from: 0, to: 3 }),
      trials.won({ ...question, kind: 'no-game', from: 0, to: 3 }),
      trials.won({ ...question, from: 3, to: 6 }),
      trials.won({ ...question, seats: 4, from: 0, to: 2 }),
    ]);
    expect(first).toEqual({ status: 'fulfilled', value: wonHere(2, 0, 3) });
    expect(none).toMatchObject({
      status: 'rejected',
      reason: { message: expect.stringContaining('no-game') as string },
    });
    expect(second).toEqual({ status: 'fulfilled', value: wonHere(2, 3, 6) });
    expect(third).toEqual({ status: 'fulfilled', value: wonHere(4, 0, 2) });
  } finally {
    await trials.stop();
  }
});

test('what is asked after the stop fails, and so does what was under way', async () => {
  const trials = new TrialProcess();
  const asked = trials.won({ kind: METEOR.kind, seats: 5, seed: SEED, from: 0, to: 10_000, ask: 'won' });
  const failed = expect(asked).rejects.toThrow();
  await Promise.resolve();
  await trials.stop();
  await failed;
  await expect(trials.won({ kind: METEOR.kind, seats: 2, seed: SEED, from: 0, to: 1, ask: 'won' })).rejects.toThrow(
    'no deals',
  );
});
