import type { HistoryRegistry } from '../../history/adapter.js';
import type { HistoryStores } from '../../history/index.js';
import type { DealSecrecy, DealsInPlay } from '../../history/logs/withheld.js';
import type { CountStore } from '../../history/statistics/counting.js';
import type { Millis } from '../../games/shared/time.js';
import type { Clock, GameId, GameLog, RandomBytes, Timers } from '../../table/ports.js';
import type { SigningKey } from '../signing-key.js';
import type { Sql } from '../sql/sql.js';
import type { Stores } from '../sql/stores.js';
import type { StorageFigures } from './figures.js';
import type { GameLogs } from './game-logs.js';
import type { Handover, TakenOver } from './handover.js';

/** What the bot gives to its database. */
export interface StorageContext {
  readonly log: {
    warn(facts: object, message: string): void;
    error(facts: object, message: string): void;
  };
  readonly clock: Clock;
  readonly timers: Timers;
  readonly randomBytes: RandomBytes;
  readonly histories: HistoryRegistry;
  /** Told how long each commit of the log, of who is muted in voice, or of where a board is, took. */
  readonly onCommitted: (ms: Millis, of: 'log' | 'mutes' | 'boards') => void;
  /** Told of each unfinished game that stays out because its log is damaged. */
  readonly onDamaged: (game: GameId, error: unknown) => void;
}

/** What the reading of finished games needs to know of the bot. */
export interface HistoryContext {
  /** What is kept back of them. */
  readonly secrecy: Pick<DealSecrecy, 'of'>;
  /** Servers whose logs are not kept for good, and how long after a game's end they are. */
  readonly retentions: () => Iterable<readonly [guildId: string, kept: Millis]>;
}

/** A database that is open, and that no other process writes. */
export interface OpenedDatabase {
  /** What a bot works with. To be asked for once. */
  storageFor(context: StorageContext): BotStorage;
}

/** The database of one bot, whichever engine keeps it. */
export interface BotStorage {
  readonly gameLog: GameLog & {
    /** How many unfinished games were left out because their log can't be read. */
    readonly damaged: number;
  };
  /** To be loaded before anything is read from them. */
  readonly stores: Stores;
  readonly counts: CountStore;
  readonly dealsInPlay: DealsInPlay;
  /** For queries of what is written only here. */
  readonly reading: { readonly sql: Sql; readonly logs: GameLogs };
  readonly figures: StorageFigures;
  readonly secrets: {
    /** What the seeds of daily deals come from, unless the environment says. */
    readonly daily: () => string;
    /** What logs and links are signed with. */
    readonly signingKey: SigningKey;
  };
  readonly succession: Succession;
  history(context: HistoryContext): HistoryStores;
  /**
   * Notes whose games the database holds, the first time that is known. Rejects for any other application: it would find
   * none of the channels and take all the games for lost.
   */
  claim(application: string): Promise<void>;
  /** `ok`, or in a word what is wrong. Cheap enough for a health check. */
  health(): string;
  /**
   * Whether this process may act: write, and send anything to anybody. False where another one may have taken the
   * games over.
   */
  mayAct(): boolean;
  /** Finishes what is written, and gives the database up. A second call does nothing. */
  close(): Promise<void>;
  /** The same as a killed process does: whoever follows finds nothing in order. */
  abandon(): Promise<void>;
}

/** One process after another on the same database. */
export interface Succession {
  /** Whether a process waits for this one to go. */
  waits(): Promise<boolean>;
  /** What is done beforehand, so that the successor can open the database sooner. */
  prepare(): Promise<void>;
  /** Leaves a note to the process that takes the database over. Nothing is written after that but by `close`. */
  handOver(handover: Handover): Promise<void>;
  /** What was left here, once: a second process after it has nothing to take over. */
  take(): Promise<TakenOver | null>;
}
