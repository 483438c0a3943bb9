import { evolveAll, initialState } from '../games/meteor/evolve.js';
import type { GameState, Millis } from '../games/meteor/state.js';
import type { GameEvent } from '../games/meteor/event.js';

/** An entry of a log, as far as it is folded here. */
export interface Step {
  readonly at: Millis;
  readonly events: readonly GameEvent[];
}

/** The game after an entry of its log. */
export interface Moment<S extends Step = Step> {
  readonly state: GameState;
  readonly step: S;
  /** Where it lies on the scrubber: milliseconds, with lobby and Time Outs shortened. */
  readonly position: Millis;
  readonly salvo: boolean;
  /** A zone began, or the clock started. */
  readonly zoneStart: boolean;
}

/** Nobody wants to watch a lobby: while no clock runs, no wait is longer than this. */
const IDLE_MS = 1_500;

const running = ({ phase, pause }: GameState): boolean => phase === 'play' && pause === null;

/** Folds the log once; the states share what they have in common. */
export function momentsOf<S extends Step>(steps: readonly S[]): readonly Moment<S>[] {
  const moments: Moment<S>[] = [];
  let state = initialState;
  let position = 0;
  for (const step of steps) {
    const waited = Math.max(0, step.at - (moments.at(-1)?.step.at ?? step.at));
    position += running(state) ? waited : Math.min(waited, IDLE_MS);
    state = evolveAll(state, step.events, step.at);
    moments.push({
      state,
      step,
      position,
      salvo: step.events.some(({ type }) => type === 'salvo-resolved'),
      zoneStart: step.events.some(({ type }) => type === 'zone-changed' || type === 'clock-started'),
    });
  }
  return moments;
}

/** The last moment at or before a position. */
export function momentAt(moments: readonly Moment[], position: Millis): number {
  const after = moments.findIndex((moment) => moment.position > position);
  return after < 0 ? moments.length - 1 : Math.max(0, after - 1);
}

/** The next or the previous moment of a kind; where there is none, the last or the first of all. */
export function seek(
  moments: readonly Moment[],
  from: number,
  by: 1 | -1,
  wanted: (moment: Moment) => boolean,
): number {
  for (let at = from + by; at >= 0 && at < moments.length; at += by) {
    const moment = moments[at];
    if (moment !== undefined && wanted(moment)) return at;
  }
  return by > 0 ? moments.length - 1 : 0;
}

/** Milliseconds of the zone that are left at a position between this moment and the next. */
export function zoneLeft({ state, step, position }: Moment, now: Millis): Millis {
  if (state.outcome !== null) return state.outcome.left;
  if (state.pause !== null) return state.pause.zoneLeft;
  return Math.max(0, state.deadline - step.at - (now - position));
}
