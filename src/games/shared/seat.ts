/** A place at the table, from 0, fixed when its player joins. */
export type Seat = number;

/** Who does a thing that only the host or a moderator of the channel may do. */
export type Authority = Seat | 'moderator';

/** What the table must know of one seat. */
export interface SeatStatus {
  /** `left`: its player has gone while the game was on. `empty`: nobody sits here. */
  readonly status: 'empty' | 'in' | 'left';
  /** A robot plays it. */
  readonly robot: boolean;
  /** A robot's level, one of the game's `robots.levels`; absent: the first. */
  readonly level?: string;
}
