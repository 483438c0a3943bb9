import { withItem } from './piles.js';
import type { Seat, SeatState } from '../state.js';

export const emptySeat: SeatState = { status: 'empty', hand: [], passed: false, robot: false };

/** The seat without its pass mark. */
export const unpass = (seat: SeatState): SeatState =>
  seat.passed ? { status: seat.status, hand: seat.hand, passed: false, robot: seat.robot } : seat;

/** The seats after one has acted, which removes its pass mark (R9). */
export const acted = (seats: readonly SeatState[], seat: Seat): readonly SeatState[] =>
  seats[seat]?.passed === true ? withItem(seats, seat, unpass) : seats;
