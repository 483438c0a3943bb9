import type { GameId } from '../../table/ports.js';
import type { Millis } from '../../games/shared/time.js';

/** What a process leaves to the one that takes its database over. */
export interface Handover {
  /** When the clocks of its games were last its own. */
  readonly at: Millis;
  /** Ids of the interactions and messages that it took, which its successor has received too. */
  readonly taken: readonly string[];
  /** Games with an edit under way, which may reach Discord after the successor's. Absent: from an older release. */
  readonly writing?: readonly GameId[];
}

/** What was taken over. */
export interface TakenOver extends Omit<Handover, 'at'> {
  /** By the clock of who takes it over; null: that can't be said, since the clocks of the two differ. */
  readonly at: Millis | null;
}
