import { expect, test } from 'vitest';
import type { Moment } from '../../../../src/games/meteor/analysis/moments.js';
import { chanceOf, fromKnown, fromTruth } from '../../../../src/games/meteor/analysis/rollout.js';
import { NOTHING_SEEN } from '../../../../src/games/meteor/robots/memory.js';
import type { GameState } from '../../../../src/games/meteor/state.js';
import { table } from '../../../support/table.js';

const CHANCES = Array.from({ length: 40 }, (_, at) => `chance ${at}`);

/** A moment at which nothing happened, for whatever begins from it. */
const momentAt = (state: GameState, now: number): Moment => ({
  sequence: 0,
  at: now,
  action: { type: 'tick' },
  events: [],
  before: state,
  after: state,
  position: 0,
  seenBefore: NOTHING_SEEN,
  seen: NOTHING_SEEN,
});

test('a Time Out neither wins nor loses anything: it goes on with what was left, of the salvo too', () => {
  const spec = {
    zone: 1,
    hands: ['1F F', 'C', ''],
    sites: ['3CF C F', '2C', ''],
    field: ['medium-5', 'small-1'],
    faceUp: 'KL',
  } as const;
  const results = (paused: boolean, left: number): number[] => {
    const t = table(spec);
    t.windowStaysOpen = true;
    t.wait(60_000 - left);
    t.launch(0, 'K');
    if (paused) t.timeOut(2);
    return CHANCES.map((chance) => fromKnown(momentAt(t.state, t.now), chanceOf(chance)));
  };
  for (const left of [40_000, 12_000, 2_000]) expect(results(true, left)).toEqual(results(false, left));
  expect(results(true, 40_000)).not.toEqual(results(true, 2_000));
});

test('what is over is what it was, whatever chance', () => {
  const won = table({ players: 1, sites: ['2C C', ''], field: ['small-2'], faceUp: 'K' });
  won.launch(0, 'K');
  const lost = table({ zone: 1 });
  lost.wait(60_000);
  for (const chance of CHANCES.slice(0, 3)) {
    expect(fromKnown(momentAt(won.state, won.now), chanceOf(chance))).toBe(1);
    expect(fromTruth(momentAt(lost.state, lost.now), chanceOf(chance))).toBe(0);
  }
});
