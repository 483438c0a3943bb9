import { runTimers, type Timer } from '../../shared/timers.js';
import type { Action } from '../action.js';
import { expireRockets, nextExpiry } from '../flow/expiry.js';
import { closeWindow } from '../flow/settle.js';
import { changeZone, endGame } from '../flow/zone-change.js';
import type { Refusal } from '../refusal.js';
import { IDLE_MS, LESSON_IDLE_MS, STALL_MS } from '../setup.js';
import type { GameState, Millis } from '../state.js';
import type { Turn } from '../turn.js';
import { startClock } from './deal.js';
import { away } from './downtime.js';

type TimerKind = 'window' | 'expiry' | 'zone' | 'field' | 'idle' | 'pause-limit';

const DUE: Readonly<Record<TimerKind, (turn: Turn) => void>> = {
  window: closeWindow,
  expiry: expireRockets,
  zone: (turn) => changeZone(turn, 'time'),
  field: startClock,
  idle: (turn) => endGame(turn, 'abandoned', 'idle'),
  'pause-limit': (turn) => endGame(turn, 'abandoned', 'time-out-too-long'),
};

/** A game's next timer; of those due together the salvo's is first, then a Rocket's, then the zone's (R1). */
function firstTimer(state: GameState): Timer<TimerKind> | null {
  if (state.phase === 'over') return null;
  const { personal = false, lesson = false, practice } = state.options;
  if (lesson) return { kind: 'idle', at: state.humanAt + LESSON_IDLE_MS };
  // A Time Out at a personal table has no limit, except in a practice, which nobody may come back to.
  const waits = personal && practice === undefined;
  if (state.pause !== null) return waits ? null : { kind: 'pause-limit', at: state.pause.since + IDLE_MS };
  const idle: Timer<TimerKind> = { kind: 'idle', at: personal ? Infinity : state.humanAt + IDLE_MS };
  if (state.phase === 'lobby') return personal ? null : idle;
  const clock: Timer<TimerKind> = { kind: state.phase === 'field' ? 'field' : 'zone', at: state.deadline };
  const { window } = state;
  const expiry = state.advanced === null ? null : nextExpiry(state);
  const first: Timer<TimerKind> = expiry !== null && expiry <= clock.at ? { kind: 'expiry', at: expiry } : clock;
  const play: Timer<TimerKind> =
    window !== null && window.closesAt <= first.at ? { kind: 'window', at: window.closesAt } : first;
  return play.at <= idle.at ? play : idle;
}

/** When a tick will next do something, in milliseconds since the epoch; null when the game is over. */
export const nextDue = (state: GameState): Millis | null => firstTimer(state)?.at ?? null;

/** Does all that has come due by now (R1). */
export function tick(turn: Turn, { aliveAt }: Extract<Action, { readonly type: 'tick' }>): Refusal | null {
  runTimers(turn, { first: firstTimer, due: DUE, stallMs: STALL_MS, away }, aliveAt);
  return null;
}
