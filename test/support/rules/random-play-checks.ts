import { expect } from 'vitest';
import { nextDue } from '../../../src/games/meteor/actions/tick.js';
import { decide } from '../../../src/games/meteor/decide.js';
import { isRefusal } from '../../../src/games/shared/decision.js';
import type { GameState, Millis, Seat } from '../../../src/games/meteor/state.js';
import { publicView, viewFor } from '../../../src/games/meteor/view/seat.js';
import { otherwise, type RandomPlay } from './random-play.js';
import { offers, thinkableMoves } from './arbitraries.js';

/** Every offered move is accepted; every other is refused, with the code that is shown for it. */
export function expectOffersHold(state: GameState, now: Millis, seat: Seat): void {
  const view = viewFor(state, seat, now);
  const wrong = thinkableMoves(state, seat).filter((move) => {
    const decision = decide(state, move, now);
    const offered = offers(view, move);
    return isRefusal(decision) ? offered !== false && offered !== decision.code : offered !== true;
  });
  expect(wrong).toEqual([]);
}

/** Other hands, deck, sizes, seed and chance leave the public view as it is. */
export const expectPublicHidesAll = (state: GameState): void => {
  expect(publicView(otherwise(state, null))).toEqual(publicView(state));
};

/** What is hidden from a seat changes neither what it sees nor how it is refused. */
export function expectSeatSeesNothingHidden(state: GameState, now: Millis, seat: Seat): void {
  const other = otherwise(state, seat);
  expect(viewFor(other, seat, now)).toEqual(viewFor(state, seat, now));
  for (const move of thinkableMoves(state, seat)) {
    const [refused, refusedToo] = [decide(state, move, now), decide(other, move, now)];
    if (isRefusal(refused) || isRefusal(refusedToo)) expect(refusedToo).toEqual(refused);
  }
}

/** Left alone, the game ends by ticks alone, each due later than the one before; in fewer than `most`. */
export function expectEndsByItself(play: RandomPlay, most: number): void {
  for (let due = nextDue(play.state), ticks = 0; due !== null; due = nextDue(play.state), ticks += 1) {
    expect(ticks).toBeLessThan(most);
    play.now = Math.max(play.now, due);
    play.act({ type: 'tick' });
    expect(nextDue(play.state) ?? Infinity).toBeGreaterThan(play.now);
  }
  expect(play.state.phase).toBe('over');
  expect(play.state.outcome).not.toBeNull();
}
