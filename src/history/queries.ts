import type { AnyGameTypes, GameOutcome, GameTypes } from '../games/game.js';
import type { Seat } from '../games/shared/seat.js';
import type { Millis } from '../games/shared/time.js';
import type { GameId, Person } from '../table/ports.js';
import type { Step } from './logs/replay-steps.js';
import type { StoredLog } from '../storage/log/stored-log.js';
import type { Withheld } from './logs/withheld.js';

/** The queries of finished games, and their answers. Unless it says otherwise, an answer is about one server alone. */

export const DAY_MS = 86_400_000;

export type Result = GameOutcome['result'];
/** Numbers by name, of the game's own choice; statistics add them up. */
export type Sums = Readonly<Record<string, number>>;

/** People alone, people with robots, a game whose seed a person chose, or one that rules of its own keep apart. */
export type Company = 'people' | 'robots' | 'seeded' | 'apart';

export interface GameFilter {
  /** Which game was played; absent: any. */
  readonly kind?: string;
  readonly userId?: string;
  readonly result?: Result;
  readonly mode?: string;
  /** Ended at this moment or later. */
  readonly from?: Millis;
  /** Ended before this moment. */
  readonly to?: Millis;
}

/** A place in a list: the game beside which the next page begins. */
export interface Cursor {
  readonly endedAt: Millis;
  readonly game: GameId;
}

export interface PageRequest extends GameFilter {
  readonly limit: number;
  /** Games older than this one, or newer; absent: the newest of all. */
  readonly older?: Cursor;
  readonly newer?: Cursor;
}

/** A kind and mode, and when games ended. */
export interface WorldFilter {
  readonly kind: string;
  readonly mode: string;
  readonly from: Millis;
  readonly to: Millis;
}

/** A game of a list. */
export interface GameLine {
  readonly game: GameId;
  readonly kind: string;
  readonly channelId: string;
  readonly endedAt: Millis;
  /** The game's variant; '' where it has one alone. */
  readonly mode: string;
  readonly seeded: boolean;
  /** How many sat at the table as play began, robots too. */
  readonly crew: number;
  readonly robots: number;
  readonly result: Result;
  /** A code of the game's own. */
  readonly reason: string;
  readonly playMs: Millis;
  readonly score: number | null;
  /** What the game's adapter wrote of it. */
  readonly summary: Readonly<Record<string, unknown>>;
  readonly people: ReadonlyMap<Seat, Person>;
}

/** Newest first. */
export interface GamePage {
  readonly games: readonly GameLine[];
  readonly older: Cursor | null;
  readonly newer: Cursor | null;
}

/** An entry of a log, read. */
export interface ReadEntry<T extends GameTypes = AnyGameTypes> extends Step<T> {
  readonly sequence: number;
  readonly action: T['action'] | { readonly type: 'create' };
}

/** A whole game that is over. */
export interface GameRecord<T extends GameTypes = AnyGameTypes> extends GameLine {
  /** Why its log is given to nobody yet; then `entries` hold no seed. Null: nothing is kept back. */
  readonly withheld: Withheld | null;
  readonly log: StoredLog;
  readonly entries: readonly ReadEntry<T>[];
}

/** What one person's games of a kind come to. */
export interface OwnRecord {
  readonly kind: string;
  readonly games: number;
  readonly won: number;
  /** Won in a row until now, and ever. */
  readonly streak: number;
  readonly bestStreak: number;
  /** Days, in UTC, on which at least one game was won. */
  readonly nightsWon: number;
  readonly fastestMs: number | null;
  readonly bestScore: number | null;
}

/** Games that are alike, summed up. */
export interface Tally {
  readonly company: Company;
  readonly mode: string;
  readonly crew: number;
  readonly result: Result;
  /** What the game's statistics are split by, as Meteor's by zones. */
  readonly bucket: string;
  readonly games: number;
  readonly sums: Sums;
}

/** A row of a leaderboard: only games of people alone count, and none whose seed a person chose. */
export interface Standing {
  readonly userId: string;
  readonly name: string;
  readonly games: number;
  readonly wins: number;
  readonly points: number;
  /** Won in a row until now, and ever. */
  readonly streak: number;
  readonly bestStreak: number;
  readonly fastestMs: Millis | null;
  readonly bestScore: number | null;
}

/** What one person, or (`userId` null) the server's best, scored in a game, and the best they had scored before. */
export interface ScoredPlay {
  readonly userId: string | null;
  readonly score: number;
  /** Null: it is the first that counts. */
  readonly best: number | null;
}

/** The games of one day. */
export interface Day {
  /** Days since 1970, UTC. */
  readonly day: number;
  readonly games: number;
  readonly won: number;
}

/** What one person, or the whole server, did. Without a standing: no game that counts for leaderboards. */
export interface Stats {
  readonly tallies: readonly Tally[];
  readonly standing: Standing | null;
  /** In order, days without a game left out. */
  readonly days: readonly Day[];
}

/** What a leaderboard is ordered by: games won, wins in a row, points, the fastest win, the best score. */
export type Ranking = 'wins' | 'streak' | 'points' | 'fastest' | 'score';

/**
 * `unknown` also for a game of another server; `not-over`: it is still running; `damaged`: its log is not what was
 * written, so nothing is told of it.
 */
export type FoundGame =
  | { readonly ok: true; readonly record: GameRecord }
  | { readonly ok: false; readonly why: 'unknown' | 'not-over' | 'damaged' };

/** A game that somebody has a link to. */
export type LinkedGame =
  (FoundGame & { readonly ok: false }) | (FoundGame & { readonly ok: true; readonly guildId: string });

/** Which of one person's own games are asked for, in any server. */
export interface OwnFilter {
  readonly kind: string;
  readonly mode: string;
  /** Ended at this moment or later. */
  readonly from: Millis;
}

/** The queries of finished games. All calls reject with the engine's error where they can't be answered. */
export interface GameHistory {
  list(guildId: string, request: PageRequest): Promise<GamePage>;
  /** `not-over` for a game of this server that is still on; nothing is told of another server's. */
  show(guildId: string, game: GameId): Promise<FoundGame>;
  /** A game that is over, whichever server's: for one who was given its link. */
  linked(game: GameId): Promise<LinkedGame>;
  /** What one person played wherever it was, the newest first: for that person alone. */
  ofPerson(userId: string, filter: OwnFilter): Promise<readonly GameLine[]>;
  /** What one person's games came to wherever they were, by kind: for that person alone. */
  ownRecords(userId: string): Promise<readonly OwnRecord[]>;
  /** Games of all servers in this database that ended in a time, `to` not included: to be counted, never listed. */
  everywhere(filter: WorldFilter): Promise<readonly GameLine[]>;
  /** Of one game alone; `userId` null: the server's. Null: no game that counts for leaderboards. */
  standing(guildId: string, kind: string, userId: string | null): Promise<Standing | null>;
  /** Of one game alone: statistics never mix games. `userId` null: the server. */
  stats(guildId: string, kind: string, userId: string | null): Promise<Stats>;
  /** The scores of a game that counts for leaderboards, each beside the best of the games before it. */
  scores(game: GameId): Promise<readonly ScoredPlay[]>;
  leaderboard(guildId: string, kind: string, by: Ranking, limit: number): Promise<readonly Standing[]>;
  /** What the games of a kind that were won here say in their summaries under a name, each once; chosen seeds aside. */
  wonWith(guildId: string, kind: string, name: string): Promise<readonly string[]>;
  /** People who played here and whose name begins with, or contains, what was typed. */
  players(guildId: string, typed: string, limit: number): Promise<readonly Person[]>;
}

/** What forgetting a person did; `games`: those in which the name was deleted. */
export interface Forgotten {
  readonly games: number;
  /** The person sits in a game that is on: it is kept until that is over. */
  readonly playing: boolean;
}

/** How many finished games of a server are (to be) deleted. */
export interface Deleted {
  readonly games: number;
  /** Games that are still on stay. */
  readonly live: number;
}

/** `too-big`: there is more than was asked for. `busy`: another server's is being made. */
export type ServerExport =
  | { readonly ok: true; readonly data: Uint8Array; readonly games: number }
  | { readonly ok: false; readonly why: 'too-big' | 'busy' };

/** What is done with finished games by and by. */
export interface HistoryMaintenance {
  /** Finishes what an earlier process left. */
  begin(): Promise<void>;
  /** Does a little of what is due; true while there is more. Rejects with what the disk refuses. */
  maintain(now: Millis): Promise<boolean>;
}

/**
 * What admins and the people themselves may do to what is kept. Calls take effect in the order in which they are made,
 * and reject with what the disk refuses.
 */
export interface HistoryRetention {
  /** Takes a person out of all games of a server that are over; the games stay. */
  forget(guildId: string, userId: string): Promise<Forgotten>;
  /** How much `deleteAll` would delete. */
  kept(guildId: string): Promise<Deleted>;
  /** Everything of a server but its games that are on: logs, names, statistics, settings. */
  deleteAll(guildId: string): Promise<Deleted>;
  /** Everything of a server as JSON lines, packed with gzip; games that are on are left out: their cards are secret. */
  exportAll(guildId: string, most: { readonly bytes: number }): Promise<ServerExport>;
  /** Servers that something is kept of. */
  guilds(): Promise<readonly string[]>;
  /** The bot is no member any more: all of the server goes some time after, unless the bot returns. */
  left(guildId: string, at: Millis): Promise<void>;
  returned(guildId: string): Promise<void>;
}
