import type { Seat, Side } from '../../../games/meteor-storm/index.js';

/** A seat is a side: 0 is A, 1 is B. */
export const sideOfSeat = (seat: Seat): Side => (seat === 0 ? 0 : 1);
