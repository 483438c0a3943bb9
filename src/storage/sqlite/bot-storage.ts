import type { BotStorage, HistoryContext, OpenedDatabase, StorageContext, Succession } from '../ports/bot-storage.js';
import type { StorageFigures } from '../ports/figures.js';
import { ALL_SHARDS, type Shards } from '../shards.js';
import { signingKey } from '../signing-key.js';
import type { StatsWriter } from '../sql/history/stats-writer.js';
import type { Application } from '../sql/rows/application.js';
import { noteHandover, takeHandover } from '../sql/rows/handover.js';
import { logReports, retentionOptions, storesReports } from '../sql/reports.js';
import type { Stores } from '../sql/stores.js';
import { openDatabase, type BotDatabase, type OpenOptions } from './database.js';
import { Checkpoints } from './disk/checkpoints.js';
import { lastBackupAt } from './file/backup-mark.js';
import { freeBytes } from './file/disk-space.js';
import { successorWaits } from './file/lock.js';
import { readingFrom } from './history/archive.js';
import { SqliteCounts, sqliteStats } from './history/counts.js';
import { SqliteDealsInPlay } from './history/deals-in-play.js';
import { historyStores } from './history/stores.js';
import { SqliteGameLog } from './log/event-log.js';
import { claimFor } from './origin.js';
import { promised } from './promised.js';
import { dailySecret } from './rows/daily-secret.js';
import { claimShards } from './shards.js';
import { sqliteStores, writersOf } from './stores.js';

export interface FileOptions {
  /** Where it is written; absent: in a thread. `inline`: at once, on the event loop. */
  readonly disk?: OpenOptions['disk'];
  /** Where it is known beforehand, as with the embedded server; else Discord tells at the first READY. */
  readonly application?: Application;
  /** Which servers this process has; absent: all of them. A file of others is refused. */
  readonly shards?: Shards;
  /** Whether the disk has room for a new game; absent: 25 MiB free where the file lies. */
  readonly hasRoom?: () => boolean;
}

/** A database file that is open for one bot. Its connection is there for tests and tools. */
export interface OpenedFile extends OpenedDatabase {
  readonly database: BotDatabase;
}

/** The file of this application and these shards. Throws `DatabaseFault`, `OtherApplication` where it is another's. */
export function openFile(path: string, options: FileOptions = {}): OpenedFile {
  const { application, shards, hasRoom, disk = 'thread' } = options;
  const database = openDatabase(path, { disk });
  try {
    if (application !== undefined) claimFor(database.connection, application);
    claimShards(database.connection, shards ?? ALL_SHARDS);
  } catch (error) {
    database.close();
    throw error;
  }
  database.disk.start();
  return { database, storageFor: (context) => new SqliteStorage(database, context, hasRoom) };
}

class SqliteStorage implements BotStorage {
  readonly gameLog: SqliteGameLog;
  readonly stores: Stores;
  readonly counts: SqliteCounts;
  readonly dealsInPlay: SqliteDealsInPlay;
  readonly reading: BotStorage['reading'];
  readonly figures: StorageFigures;
  readonly secrets: BotStorage['secrets'];
  readonly succession: Succession;
  readonly #checkpoints: Checkpoints;
  readonly #stats: StatsWriter;

  constructor(
    private readonly database: BotDatabase,
    private readonly context: StorageContext,
    hasRoom?: () => boolean,
  ) {
    const { connection, path } = database;
    this.#checkpoints = checkpointsOf(database, context);
    this.gameLog = gameLogOf(database, context, this.#checkpoints, hasRoom);
    this.stores = sqliteStores(
      database,
      storesReports(context, () => !connection.open),
    );
    this.#stats = sqliteStats(database, context.histories);
    this.counts = new SqliteCounts(path, this.#stats);
    this.dealsInPlay = new SqliteDealsInPlay(connection);
    this.reading = readingFrom(connection);
    this.figures = figuresOf(database, context, this.#checkpoints);
    this.secrets = {
      daily: () => dailySecret(connection, context.randomBytes),
      signingKey: () => signingKey(path),
    };
    this.succession = {
      waits: () => promised(() => successorWaits(path)),
      // The successor opens the database the sooner the less is left in its log.
      prepare: () => this.#checkpoints.settle(),
      handOver: (handover) => noteHandover(writersOf(database).durable, handover),
      take: () => takeHandover(writersOf(database).durable),
    };
  }

  history(given: HistoryContext): ReturnType<BotStorage['history']> {
    return historyStores(this.database, this.#stats, retentionOptions(this.context, this.stores, given), given.secrecy);
  }

  claim(id: string): Promise<void> {
    return promised(() => claimFor(this.database.connection, { id }));
  }

  /** The file's lock is kept until it is closed. */
  mayAct(): boolean {
    return true;
  }

  health(): string {
    return this.database.health();
  }

  /** Its thread first: the lock must not go to another process while a connection of this one is open. */
  async close(): Promise<void> {
    this.#checkpoints.stop();
    this.database.disk.closing();
    await this.stores.messages.written();
    await this.database.disk.close();
    this.database.close();
  }

  abandon(): Promise<void> {
    return this.close();
  }
}

function checkpointsOf(database: BotDatabase, { clock, timers, log }: StorageContext): Checkpoints {
  database.disk.onDeath((err) => {
    log.error({ err }, 'the thread that writes the database died; it is started again');
  });
  return new Checkpoints(database, {
    clock,
    timers,
    onFault: (err) => {
      log.error({ err }, 'a checkpoint failed');
    },
  });
}

function gameLogOf(
  database: BotDatabase,
  context: StorageContext,
  checkpoints: Checkpoints,
  hasRoom?: () => boolean,
): SqliteGameLog {
  const reports = logReports(context);
  return new SqliteGameLog(database, {
    ...reports,
    onCommitted: (ms) => {
      checkpoints.written();
      reports.onCommitted(ms);
    },
    ...(hasRoom === undefined ? {} : { hasRoom }),
  });
}

/** What a figure is where the system doesn't tell it. */
const orNaN = (ask: () => number): number => {
  try {
    return ask();
  } catch {
    return NaN;
  }
};

const figuresOf = (database: BotDatabase, { clock }: StorageContext, checkpoints: Checkpoints): StorageFigures => ({
  wal: () => ({ ...checkpoints.bytes(), inThread: database.disk.death === null }),
  bytes: () => orNaN(() => database.bytes()),
  freeBytes: () => orNaN(() => freeBytes(database.path)),
  backupAgeSeconds: () => {
    const at = lastBackupAt(database.path);
    return at === null ? Infinity : Math.max(0, clock.now() - at) / 1000;
  },
});
