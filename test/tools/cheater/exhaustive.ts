import {
  decide,
  evolveAll,
  isRefusal,
  legalActions,
  nextDue,
  viewFor,
  type Action,
} from '../../../src/games/meteor/index.js';
import type { GameState, Millis } from '../../../src/games/meteor/state.js';
import type { Moment } from '../../../src/tools/meteor/cheater/moments.js';

/** More positions than this are too many to look at. */
export const MOST_POSITIONS = 200_000;

const after = (state: GameState, action: Action, now: Millis): GameState => {
  const decision = decide(state, action, now);
  if (isRefusal(decision)) throw new Error(`a legal action was refused: ${JSON.stringify(action)}`);
  return evolveAll(state, decision, now);
};

/** What comes due until then, each timer at its time. */
function ticked(begun: GameState, until: Millis): GameState {
  let state = begun;
  for (let due = nextDue(state); due !== null && due <= until; due = nextDue(state))
    state = after(state, { type: 'tick' }, due);
  return state;
}

/**
 * Whether any way to act in these moments wins, found by looking at all of them: no order, nothing remembered, nothing
 * left out but Time Outs. Null: there are too many.
 */
export function canBeWon(begun: GameState, moments: readonly Moment[]): boolean | null {
  let positions = 0;
  const search = (before: GameState, [moment, ...later]: readonly Moment[]): boolean => {
    positions += 1;
    if (positions > MOST_POSITIONS) return false;
    const state = ticked(before, moment?.now ?? Infinity);
    if (state.phase !== 'play' || moment === undefined) return state.outcome?.result === 'won';
    const { seat, now } = moment;
    if (search(state, later)) return true;
    return legalActions(viewFor(state, seat, now))
      .filter(({ type }) => type !== 'time-out')
      .some((action) => search(after(state, action, now), later));
  };
  const won = search(begun, moments);
  return positions > MOST_POSITIONS && !won ? null : won;
}
