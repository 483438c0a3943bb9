import type { AwaitedTurn } from '../../game.js';
import type { Of } from '../action.js';
import type { Decision } from '../decision.js';
import { endGame } from '../flow/turn.js';
import type { Refusal } from '../refusal.js';
import { LOBBY_IDLE_MS, PLAY_IDLE_MS, STALL_MS, TURN_LIMITS } from '../setup.js';
import type { CosmicState, Millis } from '../state.js';

/** How long the table waits just now, in milliseconds; null: for ever. A robot's turn has no limit. */
function waitingLimit({ phase, turn, seats, options }: CosmicState): Millis | null {
  if (phase === 'lobby') return LOBBY_IDLE_MS;
  if (turn === null || seats[turn.seat]?.robot === true) return null;
  return TURN_LIMITS[options.turnLimit] ?? PLAY_IDLE_MS;
}

/** When a tick will next do something, in milliseconds since the epoch; null: never. */
export function nextDue(state: CosmicState): Millis | null {
  const limit = waitingLimit(state);
  return limit === null ? null : state.since + limit;
}

/** The turn that the others wait for. Each thing that its player does gives them the whole limit again. */
export function awaited({ phase, turn, seats, round, options, since }: CosmicState): AwaitedTurn | null {
  if (phase !== 'play' || turn === null || seats[turn.seat]?.robot === true) return null;
  const limitMs = TURN_LIMITS[options.turnLimit];
  const until = limitMs === null ? null : since + limitMs;
  return { seats: [turn.seat], turn: `${round}.${turn.seat}`, limitMs, until };
}

/** Plays the rest of a turn that its player did not play in time (CR13). */
export type StandIn = (decision: Decision) => void;

/** Does what has come due by now: an idle lobby or game is closed, an idle turn is played. */
export function tick(decision: Decision, { aliveAt }: Of<'tick'>, standIn: StandIn): Refusal | null {
  const due = nextDue(decision.state);
  if (due === null || due > decision.now) return null;
  if (decision.now - due > STALL_MS) away(decision, Math.min(due, aliveAt ?? due));
  else if (decision.state.phase === 'lobby') endGame(decision, 'abandoned', 'idle');
  else if (decision.state.options.turnLimit === 'off') endGame(decision, 'abandoned', 'nobody-played');
  else {
    decision.emit({ type: 'turn-lapsed', seat: decision.turn.seat });
    standIn(decision);
  }
  return null;
}

export function downtime(decision: Decision, { since }: Of<'downtime'>): Refusal | null {
  away(decision, since);
  return null;
}

/** The time that the bot was away doesn't count for any limit. */
function away(decision: Decision, since: Millis): void {
  const { state, now } = decision;
  const from = Math.max(since, state.since);
  if (state.phase !== 'over' && now > from) decision.emit({ type: 'returned', away: now - from });
}
