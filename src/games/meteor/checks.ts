import type { Refusal } from './refusal.js';
import type { GameState, Seat } from './state.js';

/** Codes of the refusals that carry no particulars. */
type PlainCode = keyof { [R in Refusal as keyof R extends 'code' ? R['code'] : never]: R };

const plain = new Map<PlainCode, Refusal>();

/** A refusal that needs no particulars; made once for each code. */
export function refuse(code: PlainCode): Refusal {
  const known = plain.get(code);
  if (known !== undefined) return known;
  const made: Refusal = Object.freeze({ code });
  plain.set(code, made);
  return made;
}

export const isIn = (state: GameState, seat: Seat): boolean => state.seats[seat]?.status === 'in';

/** Why this seat may not play just now: not seated, no clock yet, game over, Time Out. Null: it may. */
export function playRefusal(state: GameState, seat: Seat): Refusal | null {
  if (state.phase === 'over') return refuse('game-over');
  if (!isIn(state, seat)) return refuse('not-seated');
  if (state.phase !== 'play') return refuse('not-started');
  return state.pause === null ? null : refuse('time-out');
}

/** Why this one may not do what hosts and moderators may. Null: they may. */
export function authorityRefusal(state: GameState, by: Seat | 'moderator'): Refusal | null {
  if (state.phase === 'over') return refuse('game-over');
  if (by === 'moderator') return null;
  if (!isIn(state, by)) return refuse('not-seated');
  return by === state.host ? null : { code: 'host-only', host: state.host };
}

/** Seats that people play, in order. */
export const humansIn = (state: GameState): Seat[] =>
  seatsIn(state).filter((seat) => state.seats[seat]?.robot !== true);

/** Seats of those who play, in order. */
export const seatsIn = (state: GameState): Seat[] => [...state.seats.keys()].filter((seat) => isIn(state, seat));
