/** What the bot stores with: on SQLite. */
import type { AppOptions } from './app-options.js';
import { retentionMs } from './discord/settings/definitions.js';
import type { Millis } from './games/shared/time.js';
import type { HistoryRegistry } from './history/adapter.js';
import { createHistory } from './history/index.js';
import type { DealSecrecy } from './history/logs/withheld.js';
import type { Metrics } from './http/metrics/metrics.js';
import { ALL_SHARDS } from './storage/shards.js';
import { dropFromMemory, type Stores } from './storage/sql/stores.js';
import { openDatabase, type BotDatabase } from './storage/sqlite/database.js';
import { Checkpoints } from './storage/sqlite/disk/checkpoints.js';
import { historyStores } from './storage/sqlite/history/stores.js';
import { SqliteGameLog } from './storage/sqlite/log/event-log.js';
import { claimFor } from './storage/sqlite/origin.js';
import { claimShards } from './storage/sqlite/shards.js';
import { sqliteStores } from './storage/sqlite/stores.js';
import type { Clock, Timers } from './table/ports.js';

/** The database, of this application and these shards. */
export function openClaimed({ databasePath, application, shards, disk }: AppOptions): BotDatabase {
  const database = openDatabase(databasePath, disk === undefined ? {} : { disk });
  try {
    if (application !== undefined) claimFor(database.connection, application);
    claimShards(database.connection, shards ?? ALL_SHARDS);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

export function createStoresOf({ log, onCommitted }: AppOptions, database: BotDatabase): Stores {
  return sqliteStores(database, {
    ...(onCommitted === undefined ? {} : { onCommitted }),
    onFault: (err) => {
      // The database was closed because a successor took it over, which keeps its own notes.
      if (!database.connection.open) return;
      log.warn({ err }, 'the database did not take a note beside the log');
    },
  });
}

export function createCheckpoints(
  { log }: AppOptions,
  { clock, timers, database }: { readonly clock: Clock; readonly timers: Timers; readonly database: BotDatabase },
): Checkpoints {
  return new Checkpoints(database, {
    clock,
    timers,
    onFault: (err) => {
      log.error({ err }, 'a checkpoint failed; if the thread died, SQLite checkpoints inside commits again');
    },
  });
}

interface LogParts {
  readonly database: BotDatabase;
  readonly metrics: Pick<Metrics, 'committed'>;
  readonly checkpoints: Checkpoints;
}

export function createGameLog(options: AppOptions, { database, metrics, checkpoints }: LogParts): SqliteGameLog {
  return new SqliteGameLog(database, {
    onCommitted: (ms) => {
      metrics.committed(ms / 1000);
      checkpoints.written();
      options.onCommitted?.(ms);
    },
    onDamaged: (game, err) => {
      options.log.error(
        { game, err },
        'the log of an unfinished game cannot be read: it is left as it is; a backup has it',
      );
      options.onDamaged?.(game, err);
    },
    ...(options.hasRoom === undefined ? {} : { hasRoom: options.hasRoom }),
  });
}

export function createHistoryOf(
  { log, viewer }: AppOptions,
  { database, stores }: { readonly database: BotDatabase; readonly stores: Stores },
  histories: HistoryRegistry,
  secrecy: DealSecrecy,
): ReturnType<typeof createHistory> {
  const past = historyStores(
    database,
    {
      histories,
      retentions: () => retentionsIn(stores),
      onRemoved: (guildId, userId) => dropFromMemory(stores, guildId, userId),
      onDamaged: (game, err) => {
        log.error({ game, err }, 'the log of a finished game cannot be read: it is left as it is; a backup has it');
      },
    },
    secrecy,
  );
  return createHistory(past, histories, viewer);
}

/** How long each server that limits it keeps its games. */
const retentionsIn = ({ settings }: Pick<Stores, 'settings'>): (readonly [string, Millis])[] =>
  settings.everywhere('retention').flatMap(([guild, kept]) => {
    const ms = retentionMs(kept);
    return ms === null ? [] : [[guild, ms] as const];
  });
