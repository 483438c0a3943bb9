import type { Millis } from '../games/shared/time.js';

/** Timers fire within milliseconds; a step that is overdue for so long was missed. */
const OVERDUE_MS: Millis = 10_000;

/** What is asked of a game that is on. */
export interface DueGame {
  readonly blocked: boolean;
  /** When its next step by time is due; null: there is none. */
  nextDue(): Millis | null;
}

/** How many games' next step by time is overdue although the log takes it: their rules or the timers failed. */
export const countStalled = (games: readonly DueGame[], now: Millis): number =>
  games.filter((game) => !game.blocked && isOverdue(game, now)).length;

function isOverdue(game: DueGame, now: Millis): boolean {
  try {
    const due = game.nextDue();
    return due !== null && due < now - OVERDUE_MS;
  } catch {
    return true;
  }
}
