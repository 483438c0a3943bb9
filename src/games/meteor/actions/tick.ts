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

interface Timer {
  readonly kind: TimerKind;
  readonly at: Millis;
}

const DUE: Readonly<Record<TimerKind, (turn: Turn) => void>> = {
  window: closeWindow,
  expiry: expireRockets,
  zone: (turn) => changeZone(turn, 'time'),
  field: startClock,
  idle: (turn) => endGame(turn, 'abandoned', 'idle'),
  'pause-limit': (turn) => endGame(turn, 'abandoned', 'time-out-too-long'),
};

/** A game's next timer; of those due together the salvo's is first, then a Rocket's, then the zone's (R1). */
function firstTimer(state: GameState): Timer | null {
  if (state.phase === 'over') return null;
  const { personal = false, lesson = false, practice } = state.options;
  if (lesson) return { kind: 'idle', at: state.humanAt + LESSON_IDLE_MS };
  // A Time Out at a personal table has no limit, except in a practice, which nobody may come back to.
  const waits = personal && practice === undefined;
  if (state.pause !== null) return waits ? null : { kind: 'pause-limit', at: state.pause.since + IDLE_MS };
  const idle: Timer = { kind: 'idle', at: personal ? Infinity : state.humanAt + IDLE_MS };
  if (state.phase === 'lobby') return personal ? null : idle;
  const clock: Timer = { kind: state.phase === 'field' ? 'field' : 'zone', at: state.deadline };
  const { window } = state;
  const expiry = state.advanced === null ? null : nextExpiry(state);
  const first: Timer = expiry !== null && expiry <= clock.at ? { kind: 'expiry', at: expiry } : clock;
  const play: Timer = window !== null && window.closesAt <= first.at ? { kind: 'window', at: window.closesAt } : first;
  return play.at <= idle.at ? play : idle;
}

/** When a tick will next do something, in milliseconds since the epoch; null when the game is over. */
export const nextDue = (state: GameState): Millis | null => firstTimer(state)?.at ?? null;

/** Does all that has come due by now, each thing at the moment it was due (R1). */
export function tick(turn: Turn, { aliveAt }: Extract<Action, { readonly type: 'tick' }>): Refusal | null {
  const now = turn.now;
  for (;;) {
    const timer = firstTimer(turn.state);
    if (timer === null || timer.at > now) break;
    if (now - timer.at > STALL_MS) {
      turn.now = now;
      away(turn, Math.min(timer.at, aliveAt ?? timer.at));
      break;
    }
    turn.now = timer.at;
    DUE[timer.kind](turn);
  }
  turn.now = now;
  return null;
}
