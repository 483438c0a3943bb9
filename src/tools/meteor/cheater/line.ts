import type { Action } from '../../../games/meteor/action.js';
import { NOTHING_SEEN, type Memory, type Robot } from '../../../games/meteor/robots/index.js';
import { done, tickedUntil } from '../../../games/meteor/robots/search/play-out.js';
import type { GameState } from '../../../games/meteor/state.js';
import { viewFor, type SeatView } from '../../../games/meteor/view/seat.js';
import type { Random } from '../../../games/shared/random.js';
import type { Moments } from './moments.js';

/** A point of a line: the game before the moment `index`, and what each seat remembers. */
export interface Point {
  readonly state: GameState;
  readonly index: number;
  readonly memories: readonly Memory[];
}

/** A way to play on to the end: before each moment its point, and what was done there (null: the seat waited). */
export interface Line {
  readonly points: readonly Point[];
  readonly actions: readonly (Action | null)[];
  readonly end: GameState;
}

export const beginningOf = (state: GameState): Point => ({
  state,
  index: 0,
  memories: state.seats.map(() => NOTHING_SEEN),
});

/** What a seat would see if every hand and every meteor lay face up. */
export function seesAll(state: GameState, view: SeatView): SeatView {
  return {
    ...view,
    field: view.field.map((meteor, at) => {
      const real = state.field[at];
      return real === undefined ? meteor : { ...meteor, size: real.size, trait: real.trait };
    }),
    openHands: state.seats.map(({ hand }) => hand),
  };
}

/** The game once everything has happened that comes due with nobody acting any more. */
export function ranOut(state: GameState): GameState {
  return tickedUntil(state, Number.MAX_SAFE_INTEGER);
}

/** Plays on from a point until the game or its moments end, every seat by one robot that sees everything. */
export function playOn(from: Point, moments: Moments, robot: Robot, random: Random): Line {
  const points: Point[] = [];
  const actions: (Action | null)[] = [];
  const memories = [...from.memories];
  let state = from.state;
  for (let index = from.index; ; index += 1) {
    const moment = moments.at(index);
    if (moment === undefined) return { points, actions, end: ranOut(state) };
    const { seat, now } = moment;
    state = tickedUntil(state, now);
    if (state.phase !== 'play') return { points, actions, end: state };
    points.push({ state, index, memories: [...memories] });
    const view = seesAll(state, viewFor(state, seat, now));
    const thought = robot.think(view, memories[seat] ?? NOTHING_SEEN, random, now);
    memories[seat] = thought.memory;
    actions.push(thought.action);
    if (thought.action !== null) state = done(state, thought.action, now);
  }
}
