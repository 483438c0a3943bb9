import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { openDatabase, type BotDatabase } from '../../src/storage/sqlite/database.js';
import { archiveOf } from '../../src/storage/sqlite/history/archive.js';
import type { Archive } from '../../src/storage/sql/history/archive.js';
import { HistoryRegistry } from '../../src/history/adapter.js';
import { METEOR, type MeteorTypes } from '../../src/games/meteor/index.js';
import { METEOR_HISTORY } from '../../src/history/meteor/adapter.js';
import { gameStatsOf } from '../../src/history/meteor/game-stats.js';
import { DAY_MS } from '../../src/history/queries.js';
import type { Retention } from '../../src/storage/sql/retention/retention.js';
import type { StatsWriter } from '../../src/storage/sql/history/stats-writer.js';
import { Removals } from '../../src/storage/sql/retention/removals.js';
import { Sweeper } from '../../src/storage/sqlite/sweeper.js';
import { writersOf } from '../../src/storage/sqlite/stores.js';
import { sqliteStats } from '../../src/storage/sqlite/history/counts.js';
import { sqliteRetention } from '../../src/storage/sqlite/history/stores.js';
import { countTable } from '../../src/history/statistics/table-count.js';
import { SqliteGameLog, type EventLogOptions } from '../../src/storage/sqlite/log/event-log.js';
import { CountingWriter } from '../support/counting-writer.js';
import type { LogEntry } from '../support/meteor-tables.js';
import { LogAtOnce } from '../support/log-at-once.js';
import { game, GUILD, START } from '../support/played.js';

export const HISTORIES = new HistoryRegistry([METEOR_HISTORY]);

/** What a log of Meteor counts for; null: for nothing. */
export function meteorStats(entries: Parameters<typeof gameStatsOf>[0]) {
  const { table } = countTable<MeteorTypes>(METEOR, entries);
  const own = table === null ? null : gameStatsOf(entries, table);
  return table === null || own === null ? null : { ...table, ...own };
}

/** A folder that goes with the test. */
export function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'meteor-history-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

export interface OpenLog {
  readonly database: BotDatabase;
  /** Writes at once. */
  readonly log: LogAtOnce;
  /** What tables write to. */
  readonly gameLog: SqliteGameLog;
}

export function openLog(path = join(folder(), 'meteor.db'), options: EventLogOptions = {}): OpenLog {
  const database = openDatabase(path, { busyMs: 0, disk: 'inline' });
  onTestFinished(() => database.close());
  return {
    database,
    log: new LogAtOnce(database, options),
    gameLog: new SqliteGameLog(database, options),
  };
}

/** Another server than `GUILD`. */
export const OTHER = '100000000000000009';

export interface Opened extends OpenLog {
  /** Writes whole games, and counts them. */
  readonly past: CountingWriter;
  readonly stats: StatsWriter;
  readonly archive: Archive;
  readonly retention: Retention;
}

/** A database with these games, which are kept for `kept` milliseconds; null: for ever. */
export async function opened(games: readonly (readonly LogEntry[])[], kept: number | null = null): Promise<Opened> {
  const open = openLog();
  const past = new CountingWriter(open.database, HISTORIES);
  for (const one of games) await past.append(one);
  const { connection } = open.database;
  const stats = sqliteStats(open.database, HISTORIES);
  return {
    ...open,
    past,
    stats,
    archive: archiveOf(connection),
    retention: sqliteRetention(open.database, stats, {
      retentions: () => (kept === null ? [] : [[GUILD, kept]]),
    }),
  };
}

/** Games on different days, with different crews. */
export const season = (count: number): readonly (readonly LogEntry[])[] =>
  Array.from({ length: count }, (_, at) =>
    game(`g${at}`, 1 + (at % 5), { startAt: START + at * DAY_MS, seed: `season-${at}`, seeded: at % 7 === 6 }),
  );

export const removalsOf = ({ database, stats }: Pick<Opened, 'database' | 'stats'>): Removals =>
  new Removals(writersOf(database), stats, new Sweeper(database).noteTraces);

/** As the next process on the same file has it. */
export const retentionOn = (database: BotDatabase): Retention =>
  sqliteRetention(database, sqliteStats(database, HISTORIES), { retentions: () => [] });

/** No test has more to be done: a retention that never ends is found out at once. */
const MOST_STEPS = 1_000;

/** All that is to be packed or deleted at `now`. */
export async function maintainAll(
  { retention }: { readonly retention: Pick<Retention, 'maintain'> },
  now: number,
): Promise<void> {
  for (let step = 0; step < MOST_STEPS; step += 1) if (!(await retention.maintain(now))) return;
  throw new Error('there is always more to do');
}
