import { seatsIn } from '../shared/lobby.js';
import type { Seat, SeatStatus } from '../shared/seat.js';
import type { Millis } from '../shared/time.js';
import { choicesOf, type Choices } from './choices.js';
import { scoreOf, type Score } from './scoring.js';
import type { GameState, Options, Outcome } from './state.js';
import type { Town } from './town.js';

/** What everybody may know of a seat while others still play: how far it is, and its points. */
export interface SeatPublic {
  readonly seat: Seat;
  readonly status: 'in' | 'left';
  readonly robot: boolean;
  /** A robot's level, where one was asked for at its seat. */
  readonly level?: string;
  /** 1–12; 0 before the start. */
  readonly turn: number;
  readonly finished: boolean;
  readonly finishedAt: Millis | null;
  /** What the sheet is worth as it stands. */
  readonly points: number;
  /** The whole sheet: only when the game is over. */
  readonly town: Town | null;
}

/** What everyone may know. Built by allow-list. */
export interface PublicView {
  readonly phase: GameState['phase'];
  readonly options: Options;
  readonly host: Seat;
  /** Seats in use, in order. */
  readonly seats: readonly SeatPublic[];
  readonly startedAt: Millis | null;
  readonly deadline: Millis | null;
  readonly outcome: Outcome | null;
  /** Only when the game is over. */
  readonly seed: string | null;
}

/** What one seat may know and do: the public view, its own sheet and its legal moves. */
export interface SeatView extends PublicView {
  readonly seat: Seat;
  /** Null before the start. */
  readonly town: Town | null;
  readonly score: Score | null;
  /** Null where nothing can be done: before the start, after the end, or once this town is finished. */
  readonly choices: Choices | null;
}

function seatPublic(state: GameState, seat: Seat): SeatPublic | null {
  const { status, robot, level }: SeatStatus = state.seats[seat] ?? { status: 'empty', robot: false };
  if (status === 'empty') return null;
  const town = state.towns[seat] ?? null;
  return {
    seat,
    status,
    robot,
    ...(level === undefined ? {} : { level }),
    turn: town?.turn ?? 0,
    finished: town?.step === 'finished',
    finishedAt: town?.finishedAt ?? null,
    points: town === null ? 0 : scoreOf(town).total,
    town: state.phase === 'over' ? town : null,
  };
}

/** What everyone may know of a game: built from what is public, never by leaving secrets out. */
export function publicView(state: GameState): PublicView {
  const { phase, options, host, startedAt, deadline, outcome } = state;
  const seats = [...state.seats.keys()].map((seat) => seatPublic(state, seat)).filter((seat) => seat !== null);
  return { phase, options, host, seats, startedAt, deadline, outcome, seed: phase === 'over' ? state.seed : null };
}

/** What one seat may know and do. */
export function viewFor(state: GameState, seat: Seat, _now: Millis): SeatView {
  const town = seatsIn(state).includes(seat) || state.phase === 'over' ? (state.towns[seat] ?? null) : null;
  const playing = town !== null && state.phase === 'play' && town.step !== 'finished';
  return {
    ...publicView(state),
    seat,
    town,
    score: town === null ? null : scoreOf(town),
    choices: playing ? choicesOf(town) : null,
  };
}
