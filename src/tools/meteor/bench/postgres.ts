import { join } from 'node:path';
import { systemClock } from '../../../table/clock.js';
import { systemBytes } from '../../../table/ids.js';
import { systemTimers } from '../../../table/timers.js';
import { HistoryRegistry } from '../../../history/adapter.js';
import { METEOR_HISTORY } from '../../../history/meteor/adapter.js';
import type { BotStorage } from '../../../storage/ports/bot-storage.js';
import type { Connections } from '../../../storage/postgres/sql.js';
import { percentile } from '../../bench/disk.js';
import { withFolder } from '../../bench/folder.js';
import { openServer, withDatabase } from '../../bench/server.js';
import { SILENT } from '../../bench/silent-log.js';
import { moveToPostgres } from '../../move/move.js';
import { underLoad } from './click.js';
import { ask, fillHistory, type QuestionFigures } from './history.js';
import { benchPersist, measureActions } from './persist.js';
import { tablesOn } from './tables.js';

/** Questions about a history that was moved there from a file. */
export interface PostgresHistoryFigures extends QuestionFigures {
  readonly games: number;
  /** How long `npm run move` took for that history, in seconds. */
  readonly moveSeconds: number;
}

export interface PostgresFigures extends PostgresHistoryFigures {
  readonly actionsPerSecond: number;
  /** On SQLite, on the disk of temporary files: to be compared where the server has the same one. */
  readonly sqliteActionsPerSecond: number;
  readonly clickP50Ms: number;
  readonly clickP99Ms: number;
  readonly sqliteClickP50Ms: number;
  readonly sqliteClickP99Ms: number;
  readonly clickCpuMicros: number;
  readonly sqliteClickCpuMicros: number;
  readonly unanswered: number;
  /** The most that the bot had at a time under 200 clicks a second. Goal: 5. */
  readonly connections: number;
}

const SAMPLE_MS = 100;

function storageOf(opened: Awaited<ReturnType<typeof openServer>>): BotStorage {
  const clock = systemClock();
  return opened.database.storageFor({
    log: SILENT,
    clock,
    timers: systemTimers(clock),
    randomBytes: systemBytes,
    histories: new HistoryRegistry([METEOR_HISTORY]),
    onCommitted: () => undefined,
    onDamaged: (_game, error) => {
      throw error;
    },
  });
}

/** Runs something on a database with nothing but this process. */
async function onStorage<T>(url: string, run: (storage: BotStorage) => Promise<T>): Promise<T> {
  const storage = storageOf(await openServer(url));
  try {
    return await run(storage);
  } finally {
    await storage.close();
  }
}

/** The most connections of the bot to a database while `run` is under way. */
async function countingConnections<T>(
  url: string,
  server: Connections,
  run: () => Promise<T>,
): Promise<{ readonly done: T; readonly most: number }> {
  let most = 0;
  const count = async (): Promise<void> => {
    const [found] = await server.rows<{ count: number }>(
      "SELECT count(*) AS count FROM pg_stat_activity WHERE datname = @name AND backend_type = 'client backend'",
      { name: new URL(url).pathname.slice(1) },
    );
    most = Math.max(most, found?.count ?? 0);
  };
  const timer = setInterval(() => void count(), SAMPLE_MS);
  try {
    return { done: await run(), most };
  } finally {
    clearInterval(timer);
  }
}

const acting = (): Promise<number> =>
  withDatabase((url) =>
    onStorage(url, async ({ gameLog }) => {
      const tables = tablesOn(gameLog);
      const actions = await measureActions(tables);
      await tables.close();
      return actions;
    }),
  );

const clicking = () => withDatabase((url, server) => countingConnections(url, server, () => underLoad('bot', url)));

const asking = (path: string, games: number): Promise<PostgresHistoryFigures> =>
  withDatabase(async (url) => {
    const began = performance.now();
    await moveToPostgres(path, url, 1, () => undefined);
    const moveSeconds = Math.round((performance.now() - began) / 1_000);
    return onStorage(url, async (storage) => {
      const { history } = storage.history({ secrecy: { of: () => Promise.resolve(null) }, retentions: () => [] });
      return { games, ...(await ask(history, games)), moveSeconds };
    });
  });

/** The history alone, on the PostgreSQL server at DATABASE_URL. */
export const benchPostgresHistory = (games: number): Promise<PostgresHistoryFigures> =>
  withFolder(async (folder) => {
    const past = join(folder, 'past.db');
    (await fillHistory(past, games)).close();
    return asking(past, games);
  });

/** The bot on the PostgreSQL server at DATABASE_URL, and on SQLite beside it. */
export const benchPostgres = (games: number): Promise<PostgresFigures> =>
  withFolder(async (folder) => {
    const sqlite = await underLoad('bot', join(folder, 'click.db'));
    const { done: clicked, most: connections } = await clicking();
    const { actionsPerSecond: sqliteActionsPerSecond } = await benchPersist();
    const actionsPerSecond = await acting();
    return {
      actionsPerSecond,
      sqliteActionsPerSecond,
      clickP50Ms: percentile(clicked.latencies, 0.5),
      clickP99Ms: percentile(clicked.latencies, 0.99),
      sqliteClickP50Ms: percentile(sqlite.latencies, 0.5),
      sqliteClickP99Ms: percentile(sqlite.latencies, 0.99),
      clickCpuMicros: Math.round(clicked.cpuMicros / clicked.clicks),
      sqliteClickCpuMicros: Math.round(sqlite.cpuMicros / sqlite.clicks),
      unanswered: clicked.unanswered,
      connections,
      ...(await benchPostgresHistory(games)),
    };
  });
