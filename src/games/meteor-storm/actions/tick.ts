import { Random } from '../../shared/random.js';
import { runTimers, type Timer } from '../../shared/timers.js';
import type { Action } from '../action.js';
import { endGame } from '../flow/victory.js';
import type { Refusal } from '../refusal.js';
import { captain } from '../robots/captain.js';
import { idleTime, STALL_MS } from '../setup.js';
import type { GameState, Millis } from '../state.js';
import type { Turn } from '../turn.js';
import { viewFor } from '../view.js';
import { act } from './in-play.js';
import { answerLate } from './retire.js';

type TimerKind = 'retreat' | 'limit' | 'idle';

const DUE: Readonly<Record<TimerKind, (turn: Turn) => void>> = {
  retreat: answerLate,
  limit: playByRobot,
  idle: (turn) => {
    endGame(turn, 'abandoned', 'idle', null);
  },
};

/** The first timer to come due; of those due together a red alert's first, then the turn limit's. */
function firstTimer({ phase, options, personal, retreat, deadline, humanAt }: GameState): Timer<TimerKind> | null {
  if (phase === 'over') return null;
  const idle: Timer<TimerKind> = { kind: 'idle', at: personal ? Infinity : humanAt + idleTime(options) };
  if (phase === 'lobby') return idle;
  const limit: Timer<TimerKind> = deadline !== null && deadline <= idle.at ? { kind: 'limit', at: deadline } : idle;
  return retreat !== null && retreat.until <= limit.at ? { kind: 'retreat', at: retreat.until } : limit;
}

/** When a tick will next do something; null: never, as when the game is over. */
export function nextDue(state: GameState): Millis | null {
  const due = firstTimer(state)?.at ?? Infinity;
  return due === Infinity ? null : due;
}

/** Does all that has come due by now. */
export function tick(turn: Turn, { aliveAt }: Extract<Action, { readonly type: 'tick' }>): Refusal | null {
  runTimers(turn, { first: firstTimer, due: DUE, stallMs: STALL_MS, away }, aliveAt);
  return null;
}

/** The bot was away: no limit runs meanwhile. */
export function downtime(turn: Turn, { since }: Extract<Action, { readonly type: 'downtime' }>): Refusal | null {
  if (turn.state.phase !== 'over') away(turn, since);
  return null;
}

function away(turn: Turn, since: Millis): void {
  const { deadline, retreat, humanAt } = turn.state;
  const lost = Math.max(0, turn.now - Math.max(since, humanAt));
  const later = (at: Millis | null): Millis | null => (at === null ? null : at + lost);
  turn.emit({ type: 'returned', deadline: later(deadline), until: later(retreat?.until ?? null) });
}

/** The turn limit is up: a robot plays what is left of the turn (MS11). It may have to wait for the other's answer. */
function playByRobot(turn: Turn): void {
  const { active: seat, turn: number } = turn.state;
  if (!turn.state.robotPlays) turn.emit({ type: 'turn-lapsed', side: seat });
  while (turn.state.phase === 'play' && turn.state.turn === number && turn.state.retreat === null) {
    const action = captain(viewFor(turn.state, seat), new Random(turn.state.random));
    if (action === null || act(turn, action) !== null) return;
  }
}
