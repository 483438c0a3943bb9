import type { AnyGameTypes, Game, GameOutcome, GameTypes } from '../games/game.js';
import type { Seat } from '../games/shared/seat.js';
import type { Translate } from '../text/index.js';
import type { GameRecord, Sums } from './queries.js';
import type { MomentRules, Step } from './logs/replay-steps.js';
import { countTable, type TableCount } from './statistics/table-count.js';

export type { Step, Sums, TableCount };

/** What one seat did in a game. */
export interface SeatStats {
  readonly sums: Sums;
  /** What the leaderboard of points adds up; 0 where the game has none. */
  readonly points: number;
  /** What the leaderboard of best scores compares; null where the game has none. */
  readonly score: number | null;
}

/** What a game adds to what is counted of every game. `sums`, `points` and `score` are those of the whole table. */
export interface OwnStats extends SeatStats {
  /** A variant that games are told apart by. Absent: the game has one alone. */
  readonly mode?: string;
  /** What statistics are split by, beside mode, players and result. Absent: by nothing. */
  readonly bucket?: string;
  /** What each seat did; those of robots are left out of statistics. */
  readonly seats: ReadonlyMap<Seat, SeatStats>;
  /** Rules of its own keep it out of leaderboards, and it is counted apart. Absent: no. */
  readonly apart?: true;
  /** What the game's line in a list says beside what all games have. Plain JSON. */
  readonly summary: Readonly<Record<string, unknown>>;
}

/** What statistics keep of a game that has ended. */
export interface GameStats extends OwnStats, Omit<TableCount, 'people'> {
  readonly mode: string;
  readonly bucket: string;
}

/** The words for what a replay's marks and chapters are in one game: for its buttons, and for the line on the keys. */
export type JumpWords = Readonly<Record<'mark-back' | 'mark-on' | 'chapter-back' | 'chapter-on' | 'keys-all', string>>;

/** Names by seat; '' for one who was forgotten. */
export type SeatNames = (seat: Seat) => string;

/** A step of a replay, told in words. */
export interface ToldStep<T extends GameTypes = AnyGameTypes> extends Step<T> {
  readonly state: T['state'];
}

/**
 * What one game adds to the history of all games. Everything but `game` may be left out: the history then tells what
 * every game has.
 */
export interface HistoryAdapter<T extends GameTypes = AnyGameTypes> {
  readonly game: Game<T['state'], T['action'], T['event'], T['refusal'], unknown, unknown, T['options']>;
  /** What a log of a game that was begun adds to its count; null: it stays out of lists and statistics. */
  gameStats?(entries: readonly Step<T>[], table: TableCount): OwnStats | null;
  /** How a replay moves through the log. Absent: step by step, from the beginning of play. */
  readonly moments?: MomentRules<T>;
  /** What `npm run replay` tells beside the result, by name. */
  facts?(state: T['state']): Readonly<Record<string, string | number | null>>;
  /** A line on what happened in an entry, or null: nothing worth a line. */
  stepLine?(t: Translate, step: ToldStep<T>, names: SeatNames): string | null;
  /** The table in lines of text, for the replay file of a game that brings no table of its own. */
  tableLines?(t: Translate, state: T['state'], names: SeatNames): readonly string[];
  /** Names by seat, robots marked. Absent: as people are kept, and robots are called. */
  names?(t: Translate, record: GameRecord<T>): SeatNames;
  /** What the buttons of the replay file jump to, as rounds. Absent: chapters and highlights. */
  jumpWords?(t: Translate): JumpWords;
  /** The heading on the replay file's page. Absent: made of kind, result and date. */
  heading?(t: Translate, record: GameRecord<T>, date: string): string;
  /** What the game's own script of the replay file is given beside what all have: plain JSON. Absent: it has none. */
  viewerData?(t: Translate, record: GameRecord<T>, analysis: unknown): unknown;
}

/** What the leavers of a table are called among its sums. */
export const LEAVERS = 'leavers';

const NOTHING: SeatStats = { sums: {}, points: 0, score: null };

/** What a game came to for statistics. */
export interface CountedGame {
  /** Null: the game doesn't count. */
  readonly stats: GameStats | null;
  readonly outcome: GameOutcome | null;
}

/** Counts a whole log: what every game has, and what its adapter adds. */
export function countGame<T extends GameTypes = AnyGameTypes>(
  adapter: Pick<HistoryAdapter<T>, 'game' | 'gameStats'>,
  entries: readonly Step<T>[],
): CountedGame {
  const { table, outcome } = countTable<T>(adapter.game, entries);
  if (table === null) return { stats: null, outcome };
  const plain: OwnStats = { ...NOTHING, seats: new Map(), summary: {} };
  const own = adapter.gameStats === undefined ? plain : adapter.gameStats(entries, table);
  if (own === null) return { stats: null, outcome };
  const { people, ...counted } = table;
  const seats = new Map([...people].map((seat) => [seat, own.seats.get(seat) ?? NOTHING]));
  const sums = table.leavers === 0 ? own.sums : { ...own.sums, [LEAVERS]: table.leavers };
  return { stats: { mode: '', bucket: '', ...own, ...counted, sums, seats }, outcome };
}

/** How a game ended for one seat: where seats play against each other, for each its own way. */
export function resultFor({ result, winners }: GameOutcome, seat: Seat): GameOutcome['result'] {
  if (winners === undefined || result === 'drawn' || result === 'abandoned') return result;
  return winners.includes(seat) ? 'won' : 'lost';
}

/** The adapters of the games that are played here, by kind. */
export class HistoryRegistry {
  readonly #adapters: ReadonlyMap<string, HistoryAdapter>;

  constructor(adapters: readonly HistoryAdapter[]) {
    this.#adapters = new Map(adapters.map((adapter) => [adapter.game.kind, adapter]));
  }

  /** Undefined for a game that is not played here. */
  find(kind: string): HistoryAdapter | undefined {
    return this.#adapters.get(kind);
  }
}
