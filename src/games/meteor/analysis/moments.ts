import type { LoggedStep } from '../../game.js';
import type { Action } from '../action.js';
import type { GameEvent } from '../event.js';
import { evolve, initialState } from '../evolve.js';
import { NOTHING_SEEN, remember, type Memory } from '../robots/memory.js';
import type { GameState, Millis } from '../state.js';
import { publicView } from '../view/seat.js';

/** An entry of a log. */
export type Entry = LoggedStep<Action, GameEvent>;

/** An entry of a log that was played, with the table before and after it. */
export interface Moment extends Entry {
  readonly before: GameState;
  readonly after: GameState;
  /** Milliseconds of play since the clock's start, Time Outs left out. */
  readonly position: Millis;
  /** What everyone saw of the fronts of meteors, before it and after it. */
  readonly seenBefore: Memory;
  readonly seen: Memory;
}

/** The fronts and hits that everyone saw. How long the table was unchanged is left out: rollouts begin without it. */
const seenOf = ({ fronts, flying, survived }: Memory): Memory => ({ ...NOTHING_SEEN, fronts, flying, survived });

/** The entries of a log from the clock's start to the end; empty where the clock never started. */
export function momentsOf(entries: readonly Entry[]): readonly Moment[] {
  const moments: Moment[] = [];
  let state = initialState;
  let seen = NOTHING_SEEN;
  let position = 0;
  let at: Millis | null = null;
  for (const entry of entries) {
    const before = state;
    state = entry.events.reduce((folded, event) => evolve(folded, event, entry.at), before);
    if (state.phase !== 'play' && before.phase !== 'play') continue;
    if (at !== null && before.pause === null) position += Math.max(0, entry.at - at);
    at = entry.at;
    const seenBefore = seen;
    seen = seenOf(remember(publicView(state), seenBefore));
    moments.push({ ...entry, before, after: state, position, seenBefore, seen });
  }
  return moments;
}
