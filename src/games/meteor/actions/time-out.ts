import type { Action } from '../action.js';
import { settle } from '../flow/settle.js';
import { isIn, playRefusal, refuse } from '../checks.js';
import type { Refusal } from '../refusal.js';
import { HOST_RESUME_MS } from '../setup.js';
import type { GameState, Millis, Seat } from '../state.js';
import type { Turn } from '../turn.js';

/** Stops the clock, the open window and all play (R10). */
export function timeOut(turn: Turn, { seat }: Extract<Action, { readonly type: 'time-out' }>): Refusal | null {
  const refusal = timeOutRefusal(turn.state, seat);
  if (refusal === null) stopClock(turn, seat, turn.now);
  return refusal;
}

/** Starts the clock again with the time that was left (R10). */
export function resume(turn: Turn, { seat }: Extract<Action, { readonly type: 'resume' }>): Refusal | null {
  const { state, now } = turn;
  const refusal = resumeRefusal(state, seat, now);
  if (refusal !== null || state.pause === null) return refusal;
  const { zoneLeft, windowLeft } = state.pause;
  turn.emit({
    type: 'resumed',
    by: seat,
    deadline: now + zoneLeft,
    closesAt: windowLeft === null ? null : now + windowLeft,
  });
  // Someone whose unfinished Rocket held the window open may have left meanwhile.
  settle(turn);
  return null;
}

/** Why a seat may not call a Time Out; null: it may. */
export function timeOutRefusal(state: GameState, seat: Seat): Refusal | null {
  if (state.pause !== null && isIn(state, seat)) return refuse('already-time-out');
  const refusal = playRefusal(state, seat);
  if (refusal !== null) return refusal;
  if (state.options.timeOut === 'off') return refuse('time-out-off');
  return state.options.timeOut === 'host' && seat !== state.host
    ? { code: 'time-out-host-only', host: state.host }
    : null;
}

/** Why a seat may not end the Time Out; null: it may. */
export function resumeRefusal(state: GameState, seat: Seat, now: Millis): Refusal | null {
  if (state.phase === 'over') return refuse('game-over');
  if (!isIn(state, seat)) return refuse('not-seated');
  if (state.pause === null) return refuse('no-time-out');
  const hosts = state.options.timeOut === 'host' && state.pause.by !== null && now < state.pause.since + HOST_RESUME_MS;
  return hosts && seat !== state.host ? { code: 'time-out-host-only', host: state.host } : null;
}

/**
 * Begins a Time Out that keeps the time left at `since`, in milliseconds since the epoch. `by` null: the bot calls it.
 */
export function stopClock(turn: Turn, by: Seat | null, since: Millis): void {
  const { deadline, window } = turn.state;
  turn.emit({
    type: 'timed-out',
    by,
    zoneLeft: Math.max(0, deadline - since),
    windowLeft: window === null ? null : Math.max(0, window.closesAt - since),
  });
}
