import type { Action, Authority } from '../action.js';
import { realCards } from '../advanced.js';
import { settle } from '../flow/settle.js';
import { endGame } from '../flow/zone-change.js';
import { authorityRefusal, humansIn, isIn, refuse, seatsIn } from '../checks.js';
import { entropyFor } from '../../shared/fair.js';
import type { Refusal } from '../refusal.js';
import { MOST_PLAYERS } from '../setup.js';
import type { GameState, Seat } from '../state.js';
import type { Turn } from '../turn.js';

type Of<T extends Action['type']> = Extract<Action, { readonly type: T }>;

/** The lowest seat nobody sits in; null: the table is full. */
export function freeSeat(state: GameState): Seat | null {
  for (let seat = 0; seat < MOST_PLAYERS; seat += 1) if (!isIn(state, seat)) return seat;
  return null;
}

export function join(turn: Turn, { seat: wanted, robot, by, entropy }: Of<'join'>): Refusal | null {
  const { phase, options } = turn.state;
  // A practice is played from the seat that it was made for.
  const seat = options.practice?.seat ?? wanted;
  if (phase === 'over') return refuse('game-over');
  if (phase !== 'lobby') return refuse('already-started');
  const unwelcome = robot === true ? robotRefusal(turn.state, by) : null;
  if (unwelcome !== null) return unwelcome;
  if (freeSeat(turn.state) === null) return refuse('table-full');
  if (isIn(turn.state, seat)) return refuse('seat-taken');
  if (!Number.isInteger(seat) || seat < 0 || seat >= MOST_PLAYERS) return refuse('no-such-seat');
  turn.emit(
    robot === true ? { type: 'joined', seat, robot } : { type: 'joined', seat, ...entropyFor(turn.state, entropy) },
  );
  if (options.practice !== undefined && turn.state.host !== seat) turn.emit({ type: 'host-changed', seat });
  // Relaxed is a solo variant (R13): a second player ends it.
  if (options.relaxed && seatsIn(turn.state).length > 1)
    turn.emit({ type: 'configured', options: { ...options, relaxed: false } });
  return null;
}

/** Why no robot may take a seat: robots are off, or no human is seated. Null: one may. */
function robotRefusal(state: GameState, by: Authority | undefined): Refusal | null {
  if (by !== undefined) {
    const refusal = authorityRefusal(state, by);
    if (refusal !== null) return refusal;
  }
  if (state.options.robotsAllowed !== true) return refuse('robots-off');
  return humansIn(state).length === 0 ? refuse('robot-host') : null;
}

export function leave(turn: Turn, { seat }: Of<'leave'>): Refusal | null {
  if (turn.state.phase === 'over') return refuse('game-over');
  if (!isIn(turn.state, seat)) return refuse('not-seated');
  depart(turn, seat, false);
  return null;
}

export function kick(turn: Turn, { by, seat }: Of<'kick'>): Refusal | null {
  const refusal = authorityRefusal(turn.state, by);
  if (refusal !== null) return refusal;
  if (!isIn(turn.state, seat)) return refuse('no-such-seat');
  depart(turn, seat, true);
  return null;
}

export function makeHost(turn: Turn, { by, seat }: Of<'make-host'>): Refusal | null {
  const refusal = authorityRefusal(turn.state, by);
  if (refusal !== null) return refusal;
  if (!isIn(turn.state, seat)) return refuse('no-such-seat');
  if (seat === turn.state.host) return refuse('already-host');
  if (turn.state.seats[seat]?.robot === true) return refuse('robot-host');
  turn.emit({ type: 'host-changed', seat });
  return null;
}

/**
 * A player leaves (R14): before the clock the table is a lobby again (R2); when the last human leaves, the game ends.
 */
function depart(turn: Turn, seat: Seat, kicked: boolean): void {
  const { phase, host } = turn.state;
  const rest = humansIn(turn.state).filter((other) => other !== seat);
  if (departureOf(turn.state, seat) === 'taken-over') turn.emit({ type: 'taken-over', seat, kicked });
  else turn.emit({ type: 'left', seat, kicked, discarded: phase === 'play' ? leftBehind(turn.state, seat) : [] });
  if (rest.length === 0) {
    endGame(turn, 'abandoned', 'all-left');
    return;
  }
  if (seat === host) turn.emit({ type: 'host-changed', seat: rest.find((other) => other > seat) ?? rest[0] ?? 0 });
  if (phase === 'field') turn.emit({ type: 'lobby-reopened' });
  else if (turn.state.pause === null) settle(turn);
}

/** What it would lead to if this seat left now (R14): the game's end, a robot in its seat, or one player less. */
export function departureOf(state: GameState, seat: Seat | null): 'ends-game' | 'taken-over' | 'leaves' {
  if (humansIn(state).every((other) => other === seat)) return 'ends-game';
  return state.phase === 'play' && seat !== null && robotSteps(state, seat) ? 'taken-over' : 'leaves';
}

/** Whether a robot takes the seat of one who leaves in play. A robot that is kicked is not replaced. */
const robotSteps = ({ options, seats }: GameState, seat: Seat): boolean =>
  options.robotsAllowed === true && seats[seat]?.robot !== true;

/** The hand and the unfinished piles of one who leaves. A completed Rocket stays (R14). */
function leftBehind(state: GameState, seat: Seat): string[] {
  const piles = state.sites.flatMap((site) => (site.owner === seat && !site.ready ? realCards(site) : []));
  return [...(state.seats[seat]?.hand ?? []), ...piles];
}
