import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { METEOR } from '../../src/games/meteor/index.js';
import { GameRegistry } from '../../src/games/registry.js';
import { HistoryRegistry } from '../../src/history/adapter.js';
import type { GameHistory } from '../../src/history/queries.js';
import { archiveOf } from '../../src/storage/sqlite/history/archive.js';
import { METEOR_HISTORY } from '../../src/history/meteor/adapter.js';
import { Counting } from '../../src/history/statistics/counting.js';
import { SqliteCounts, sqliteStats } from '../../src/storage/sqlite/history/counts.js';
import { openDatabase, type BotDatabase } from '../../src/storage/sqlite/database.js';
import { SqliteGameLog } from '../../src/storage/sqlite/log/event-log.js';
import { Tables } from '../../src/table/directory.js';
import { silentLogger } from '../../src/table/logger.js';
import { tablesOf } from '../../src/table/typed-tables.js';
import type { TableDirectory, TableHandle } from '../../src/table/ports.js';
import { RobotSeats } from '../../src/table/robot-seats.js';
import { folder } from '../history/support.js';
import { GUILD } from '../support/played.js';
import { ManualTime, settle } from '../support/time.js';
import { MATCHES, MATCHES_HISTORY, type MatchesTypes } from './matches.js';

export const ANN = { userId: '1', name: 'Ann' };
export const BEN = { userId: '2', name: 'Ben' };

/** The registration: nothing else tells the product of the toy. */
const games = new GameRegistry([METEOR, MATCHES]);
export const histories = new HistoryRegistry([METEOR_HISTORY, MATCHES_HISTORY]);

export interface Running {
  readonly time: ManualTime;
  readonly path: string;
  readonly database: BotDatabase;
  readonly log: SqliteGameLog;
  readonly tables: TableDirectory<MatchesTypes>;
  readonly archive: GameHistory;
}

export function run(path = join(folder(), 'meteor.db'), time = new ManualTime()): Running {
  const database = openDatabase(path);
  const log = new SqliteGameLog(database);
  const all = new Tables({ games, log, clock: time, timers: time, logger: silentLogger });
  const counting = new Counting({
    store: new SqliteCounts(database.path, sqliteStats(database, histories)),
    clock: time,
    timers: time,
    onUncounted: (_game, error) => {
      throw error;
    },
  });
  all.onChange(({ table, state }) => {
    if (games.get(table.kind).phase(state) === 'over') counting.ended(table.game);
  }, 'statistics');
  const robots = new RobotSeats({
    directory: all,
    clock: time,
    timers: time,
    paceMs: () => 4_000,
    onFault: (_game, error) => {
      throw error;
    },
  });
  onTestFinished(() => {
    robots.stop();
    counting.stop();
    database.close();
  });
  return { time, path, database, log, tables: tablesOf(MATCHES, all), archive: archiveOf(database.connection) };
}

export async function open({ tables }: Running, matches = 7): Promise<TableHandle<MatchesTypes>> {
  const opened = await tables.open({
    kind: 'matches',
    guildId: GUILD,
    channelId: 'c',
    host: ANN,
    options: { matches },
  });
  if (!opened.ok) throw new Error(opened.refusal.code);
  return opened.table;
}

/** Ann takes three, Ben one, Ann the last three. */
export async function played(at: Running): Promise<TableHandle<MatchesTypes>> {
  const table = await open(at);
  await table.join(BEN);
  await table.act({ type: 'start', by: 0 });
  for (const [seat, count] of [
    [0, 3],
    [1, 1],
    [0, 3],
  ] as const) {
    await at.time.advance(10_000);
    await table.act({ type: 'take', seat, count });
  }
  await settle();
  return table;
}
