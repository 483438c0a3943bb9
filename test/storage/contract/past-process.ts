import { expect } from 'vitest';
import { type GameHistory, type HistoryMaintenance, type HistoryRetention } from '../../../src/history/queries.js';
import type { GameLogs } from '../../../src/storage/ports/game-logs.js';
import { packedExport, ServerExports } from '../../../src/storage/sql/export/packed-export.js';
import { Archive } from '../../../src/storage/sql/history/archive.js';
import { StatsWriter } from '../../../src/storage/sql/history/stats-writer.js';
import { StoredLogs } from '../../../src/storage/sql/log/stored-logs.js';
import { packLogOf } from '../../../src/storage/sql/retention/pack-log.js';
import type { PackLog } from '../../../src/storage/sql/retention/packing.js';
import type { Sweeping } from '../../../src/storage/sql/retention/sweeping.js';
import { Retention } from '../../../src/storage/sql/retention/retention.js';
import { Removals } from '../../../src/storage/sql/retention/removals.js';
import type { Sql } from '../../../src/storage/sql/sql.js';
import type { GameLog, LogEntry } from '../../../src/table/ports.js';
import { HISTORIES, maintainAll } from '../../history/support.js';
import { GUILD, someone, START } from '../../support/played.js';

/** What a process has of the games that are over. */
export interface PastProcess {
  readonly sql: Sql;
  readonly log: GameLog;
  readonly logs: GameLogs;
  readonly history: GameHistory;
  readonly stats: StatsWriter;
  readonly retention: HistoryRetention & HistoryMaintenance;
  readonly removals: Removals;
}

/** An empty database of an engine. */
export type OpenPast = () => Promise<{
  readonly sql: Sql;
  readonly log: GameLog;
  /** Absent: beside the event loop, as an engine of another process does it. */
  readonly pack?: PackLog;
  readonly sweeping: Sweeping;
}>;
export type PastEngine = Awaited<ReturnType<OpenPast>>;

/** A process on it, after those that were there before. `kept`: how long `GUILD` keeps its games; null: for ever. */
export function processOn(engine: PastEngine, kept: number | null = null, sql = engine.sql): PastProcess {
  const logs = new StoredLogs(sql);
  const stats = new StatsWriter(sql, logs, HISTORIES);
  const parts = { sql, logs, key: () => Buffer.alloc(32, 1) };
  const writers = { durable: sql, notes: sql };
  const { sweeping, pack = packLogOf(sql, logs) } = engine;
  const exports = new ServerExports((guildId, most) => packedExport(parts, guildId, most));
  const retentions = (): readonly (readonly [string, number])[] => (kept === null ? [] : [[GUILD, kept]]);
  return {
    sql,
    log: engine.log,
    logs,
    history: new Archive(parts),
    stats,
    retention: new Retention({ writers, stats, pack, sweeping, exports }, { retentions }),
    removals: new Removals(writers, stats, sweeping.noteTraces),
  };
}

export const ANA = someone(0).userId;
export const SUMS = ['plays', 'tallies', 'days', 'standings'];

export async function append(past: PastProcess, games: readonly (readonly LogEntry[])[]): Promise<void> {
  for (const entries of games) expect(await past.log.append(entries)).toEqual({ kind: 'written' });
}

/** Appends games, and counts those that are over. */
export async function played(past: PastProcess, games: readonly (readonly LogEntry[])[]): Promise<void> {
  await append(past, games);
  for (const one of await past.stats.uncounted()) await past.stats.count(one);
}

export const maintained = (past: PastProcess, now = START): Promise<void> => maintainAll(past, now);

export async function count({ sql }: PastProcess, table: string, where = 'true'): Promise<number> {
  const [found] = await sql.rows<{ readonly count: number }>(`SELECT count(*) AS count FROM ${table} WHERE ${where}`);
  return found?.count ?? 0;
}

/** All that statistics tell of a server. */
export async function told({ history }: PastProcess, guild = GUILD): Promise<unknown> {
  const people = [null, ...[0, 1, 2, 3, 4].map((at) => someone(at).userId)];
  const stats = await Promise.all(people.map((user) => history.stats(guild, 'meteor', user)));
  return stats.map(({ tallies, ...rest }) => ({
    ...rest,
    tallies: tallies.map((tally) => JSON.stringify(Object.entries(tally).sort())).sort(),
  }));
}

/** The sums that the same games come to where there were never others. */
export async function fresh(open: OpenPast, games: readonly (readonly LogEntry[])[], guild = GUILD): Promise<unknown> {
  const past = processOn(await open());
  await played(past, games);
  return told(past, guild);
}
