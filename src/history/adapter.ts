import type { AnyGameTypes, Game, GameOutcome, GameTypes } from '../games/game.js';
import { evolveAll } from '../games/shared/evolve-all.js';
import type { Seat } from '../games/shared/seat.js';
import type { Millis } from '../games/shared/time.js';
import type { Translate } from '../text/index.js';
import type { GameRecord, Sums } from './queries.js';
import type { MomentRules, Step } from './replay-steps.js';

export type { Step, Sums };

/** What one seat did in a game. */
export interface SeatStats {
  readonly sums: Sums;
  /** What the leaderboard of points adds up; 0 where the game has none. */
  readonly points: number;
  /** What the leaderboard of best scores compares; null where the game has none. */
  readonly score: number | null;
}

/** What statistics keep of a game that has ended. `sums`, `points` and `score` are those of the whole table. */
export interface GameStats extends SeatStats {
  /** A variant that games are told apart by, as a mode; '' where the game has one alone. */
  readonly mode: string;
  /** How many sat at the table as play began, robots too. */
  readonly players: number;
  /** How many seats a robot played, if only for a part of the game. */
  readonly robots: number;
  readonly startedAt: Millis;
  /** From the beginning to the end, pauses left out. */
  readonly playMs: Millis;
  /** What statistics are split by, beside mode, players and result; '' where nothing is. */
  readonly bucket: string;
  /** Seats that people played. */
  readonly seats: ReadonlyMap<Seat, SeatStats>;
  /** Rules of its own keep it out of leaderboards, and it is counted apart. Absent: no. */
  readonly apart?: true;
  /** What the game's line in a list says beside what all games have. Plain JSON. */
  readonly summary: Readonly<Record<string, unknown>>;
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
  /** Counts a whole log; null: the game ended before it began, and stays out of lists and statistics. */
  gameStats?(entries: readonly Step<T>[]): GameStats | null;
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

/** What every game has, counted from its rules alone. */
export function plainGameStats(adapter: HistoryAdapter, entries: readonly Step[]): GameStats | null {
  const { game } = adapter;
  let state = game.initialState;
  let startedAt: Millis | null = null;
  let seats = game.seats(state);
  const robots = new Set<Seat>();
  for (const { at, events } of entries) {
    state = evolveAll(game, state, events, at);
    if (game.phase(state) === 'lobby') continue;
    startedAt ??= at;
    seats = game.seats(state);
    for (const [seat, { robot, status }] of seats.entries()) if (robot && status !== 'empty') robots.add(seat);
  }
  if (startedAt === null) return null;
  const played = [...seats.keys()].filter((seat) => seats[seat]?.status !== 'empty');
  return {
    ...NOTHING,
    mode: '',
    bucket: '',
    startedAt,
    players: played.length,
    robots: robots.size,
    playMs: Math.max(0, (game.outcome(state)?.at ?? startedAt) - startedAt),
    seats: new Map(played.filter((seat) => !robots.has(seat)).map((seat) => [seat, NOTHING])),
    summary: {},
  };
}

const NOTHING: SeatStats = { sums: {}, points: 0, score: null };

/** By the adapter where it counts games itself, else what every game has. Null: the game doesn't count. */
export const gameStatsOf = (adapter: HistoryAdapter, entries: readonly Step[]): GameStats | null =>
  adapter.gameStats === undefined ? plainGameStats(adapter, entries) : adapter.gameStats(entries);

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
