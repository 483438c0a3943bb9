import type { Seat } from '../../shared/seat.js';
import type { Millis } from '../../shared/time.js';
import type { CardId, Letter, SiteId } from '../ids.js';

/** What is counted over a whole game and shown at its end. */
export interface Tally {
  readonly destroyed: number;
  readonly rockets: number;
  readonly overkills: number;
  readonly retrofits: number;
  /** Technologies in the order built, and the zone they were built in. */
  readonly built: readonly { readonly technology: CardId; readonly zone: number; readonly seat: Seat }[];
  /** The strike on the biggest meteor destroyed; of equal ones the one with more Rockets, then the first. */
  readonly best: Strike | null;
}

/** One target of a resolved salvo (R8). */
export interface Strike {
  readonly target: Letter;
  readonly rockets: readonly {
    readonly seat: Seat;
    readonly site: SiteId;
    readonly damage: number;
    readonly counts: boolean;
  }[];
  /** Damage of the Rockets that count. */
  readonly sum: number;
  /** 0 where the meteor stays hidden. */
  readonly size: number;
  /** The meteor survived face down, so all that is known is that the sum was too small. */
  readonly hidden?: true;
  readonly result: 'survived' | 'destroyed' | 'overkill';
}

/** What one player did: Rockets launched, those among them that were part of an exact hit, cards put on others' sites. */
export interface SeatTally {
  readonly rockets: number;
  readonly hits: number;
  readonly given: number;
  readonly technologies: number;
  readonly retrofits: number;
}

/** The newest salvo that was resolved; `at` in milliseconds. */
export interface LastSalvo {
  readonly strikes: readonly Strike[];
  readonly at: Millis;
}

/** A meteor that was destroyed: what it turned out to be, in which zone, and whose Rockets did it. */
export interface Fallen {
  readonly letter: Letter;
  readonly size: number;
  /** The Boss that it was, or was a piece of. */
  readonly boss: string | null;
  readonly zone: number;
  readonly overkill: boolean;
  readonly seats: readonly Seat[];
}
