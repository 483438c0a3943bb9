import type { Deal } from '../../daily/ports.js';
import type { GameLine } from '../../history/queries.js';
import type { Millis } from '../../games/shared/time.js';
import type { TableHandle } from '../../table/ports.js';
import type { Translate } from '../../text/index.js';
import type { Interaction } from '../gateway/incoming.js';
import type { Answer } from '../rest/acknowledge.js';
import type { Platform } from '../platform.js';

/** A day's deals, as a table is opened for one of them. */
export interface DayToPlay {
  readonly day: string;
  /** When it is over for those who have begun; milliseconds since the epoch. */
  readonly ends: Millis;
  readonly deals: readonly Deal[];
  /** How many robots were asked for; a game whose day is one person's own has no use for it. */
  readonly robots: number;
}

/** What one game adds to the daily deal. A past game of one says in its summary of which `day` it was. */
export interface DailyFace {
  /** What the history calls the mode of such games. */
  readonly mode: string;
  /** Opens a table for the day; the answer is its message. */
  open(platform: Platform, from: Interaction, today: DayToPlay, t: Translate): Promise<Answer>;
  /** Goes on with what that person has begun; null or absent: there is nothing, or it isn't gone on with like this. */
  goOn?(platform: Platform, from: Interaction, day: string, t: Translate): Answer | null;
  /** What places are told by, the first number first, less before more; null: it was not finished, and has no place. */
  orderOf(line: GameLine): readonly number[] | null;
  /** How it ended, in a few words. */
  scoreText(t: Translate, line: GameLine): string;
  /** A result to share, which reveals nothing of the deal. */
  shareText(t: Translate, line: GameLine): string;
  /** How far robots come with a deal, by what the rules say (`reach` in game.ts). Absent: it isn't said. */
  reachText?(t: Translate, reached: number): string;
  /** That table is a person's own, so that a line is about one player. Absent: a crew's. */
  readonly own?: true;
}

/** A game that has daily deals. */
export interface DailyGame {
  readonly kind: string;
  readonly face: DailyFace;
}

/** Whether a table plays that day's deal, and has begun to. */
export function isPlaying(platform: Pick<Platform, 'faces'>, table: TableHandle, kind: string, day: string): boolean {
  if (table.kind !== kind) return false;
  const { game } = platform.faces.of(table);
  return game.phase(table.state) === 'play' && game.daily?.dayOf(table.state) === day;
}
