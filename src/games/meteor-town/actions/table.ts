import {
  decideConfigure,
  decideLobby,
  humansIn,
  isLobbyRefusal,
  seatsIn,
  startRefusal,
  type LobbyAction,
} from '../../shared/lobby.js';
import type { Seat } from '../../shared/seat.js';
import type { Millis } from '../../shared/time.js';
import type { Action } from '../action.js';
import type { GameEvent } from '../event.js';
import { evolveAll } from '../evolve.js';
import { rollAll } from '../flow/dice.js';
import type { Refusal } from '../refusal.js';
import { scoreOf } from '../scoring.js';
import { isPersonal, LOBBY_MS, lobbyRules, type EndReason, type GameState } from '../state.js';
import { FIRST_TOWN } from '../town.js';
import { TownTurn } from '../turn.js';

type Of<T extends Action['type']> = Extract<Action, { readonly type: T }>;
type Decision = readonly GameEvent[] | Refusal;

const isFinished = ({ towns }: GameState, seat: Seat): boolean => towns[seat]?.step === 'finished';

/** Seats whose sheets count: those that finished, and at the end of the time those that still play. */
const counting = (state: GameState, reason: EndReason): Seat[] =>
  [...state.towns.keys()].filter(
    (seat) => isFinished(state, seat) || (reason === 'time-over' && state.seats[seat]?.status === 'in'),
  );

/** Those with the highest score; of these those with the fewest craters. */
function bestOf(state: GameState, seats: readonly Seat[]): Seat[] {
  const scored = seats.flatMap((seat) => {
    const town = state.towns[seat];
    return town === undefined || town === null ? [] : [{ seat, ...scoreOf(town) }];
  });
  const highest = Math.max(...scored.map(({ total }) => total));
  const tied = scored.filter(({ total }) => total === highest);
  const fewest = Math.min(...tied.map(({ craters }) => craters));
  return tied.filter(({ craters }) => craters === fewest).map(({ seat }) => seat);
}

/** How the game ends. A table that is given up counts for those who had finished; a personal town needs its end. */
export function ended(state: GameState, reason: EndReason): GameEvent {
  const seats = isPersonal(state.options) && reason === 'time-over' ? [] : counting(state, reason);
  if (seats.length === 0) return { type: 'ended', result: 'abandoned', reason, winners: [] };
  return { type: 'ended', result: 'won', reason, winners: bestOf(state, seats) };
}

/** The end, when nobody who is still here has a turn to play. */
export function endWhenDone(state: GameState): readonly GameEvent[] {
  const playing = seatsIn(state).filter((seat) => !isFinished(state, seat));
  return state.phase === 'play' && playing.length === 0 ? [ended(state, 'finished')] : [];
}

/** Joining, leaving, kicking, the host, ending. A personal town begins when its person sits down. */
export function aboutSeats(state: GameState, action: LobbyAction, now: Millis): Decision {
  const decision = decideLobby(state, lobbyRules(state), action);
  if (isLobbyRefusal(decision)) return decision;
  const after = evolveAll(state, decision.events, now);
  if (decision.ends !== null) return [...decision.events, ended(after, decision.ends)];
  const begun = action.type === 'join' && isPersonal(state.options) ? begin(after, now) : [];
  return [...decision.events, ...begun, ...endWhenDone(after)];
}

export function start(state: GameState, { by }: Of<'start'>, now: Millis): Decision {
  return startRefusal(state, lobbyRules(state), by) ?? begin(state, now);
}

/** Everybody's first four dice are the same. */
function begin(state: GameState, now: Millis): readonly GameEvent[] {
  const { ends } = state.options;
  const deadline = ends === null ? null : 'at' in ends ? ends.at : now + ends.afterMs;
  const seats = seatsIn(state);
  const rolled = seats.flatMap((seat) => {
    const turn = new TownTurn(seat, FIRST_TOWN, state.seed, now);
    rollAll(turn);
    return turn.events;
  });
  return [{ type: 'started', seats, deadline }, ...rolled];
}

/** Changes what was agreed, while the table is a lobby. */
export const configure = (state: GameState, action: Of<'configure'>): Decision => decideConfigure(state, action);

/** When a tick will next do something; null: never, as in a practice town or after the end. */
export function nextDue({ phase, at, deadline }: GameState): Millis | null {
  if (phase === 'over') return null;
  return phase === 'lobby' ? at + LOBBY_MS : deadline;
}

export function tick(state: GameState, _action: Of<'tick'>, now: Millis): Decision {
  const due = nextDue(state);
  if (due === null || due > now) return [];
  return [ended(state, state.phase === 'lobby' ? 'lobby-idle' : 'time-over')];
}

/** Nobody's time runs out while the bot is away, but a lobby's: that starts anew. */
export function downtime(state: GameState, _action: Of<'downtime'>): Decision {
  return state.phase === 'lobby' && humansIn(state).length > 0 ? [{ type: 'returned' }] : [];
}
