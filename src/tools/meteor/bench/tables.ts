import { METEOR, type MeteorTypes } from '../../../games/meteor/index.js';
import { GameRegistry } from '../../../games/registry.js';
import { openDatabase, type BotDatabase } from '../../../storage/sqlite/database.js';
import { SqliteGameLog } from '../../../storage/sqlite/log/event-log.js';
import { systemClock } from '../../../table/clock.js';
import { Tables } from '../../../table/directory.js';
import type { Options } from '../../../games/meteor/index.js';
import { tablesOf } from '../../../table/typed-tables.js';
import type { GameLog, TableHandle } from '../../../table/ports.js';
import { systemTimers } from '../../../table/timers.js';
import { SILENT } from '../../bench/silent-log.js';

/** Tables on a database in a folder of its own. */
export interface BenchTables {
  readonly path: string;
  readonly database: BotDatabase;
  readonly tables: Tables;
  close(): Promise<void>;
}

const OPTIONS: Options = {
  mode: 'standard',
  relaxed: false,
  zoneMs: 3_600_000,
  windowMs: 5_000,
  timeOut: 'anyone',
  silence: 'players',
  seeded: true,
};

/** The real thing: SQLite with synchronous=FULL, wall clock, timers. */
export function openTables(path: string): BenchTables {
  const database = openDatabase(path, { disk: 'thread' });
  const tables = tablesOn(new SqliteGameLog(database, { hasRoom: () => true }));
  return {
    path,
    database,
    tables,
    close: async () => {
      await tables.close();
      database.close();
    },
  };
}

export function tablesOn(log: GameLog): Tables {
  const clock = systemClock();
  return new Tables({
    games: new GameRegistry([METEOR]),
    log,
    clock,
    timers: systemTimers(clock),
    logger: SILENT,
  });
}

/** A table with `players` seated and its clock started. Zones last an hour: nothing ends while it is measured. */
export async function seatedTable(tables: Tables, at: number, players: number): Promise<TableHandle<MeteorTypes>> {
  const opened = await tablesOf(METEOR, tables).open({
    kind: METEOR.kind,
    guildId: '100000000000000001',
    channelId: `${200000000000000000n + BigInt(at)}`,
    host: { userId: `${300000000000000000n + BigInt(at * 5)}`, name: 'Player 1' },
    options: OPTIONS,
    seed: `bench-${at}`,
  });
  if (!opened.ok) throw new Error(opened.refusal.code);
  const { table } = opened;
  for (let seat = 1; seat < players; seat += 1) {
    await table.join({ userId: `${300000000000000000n + BigInt(at * 5 + seat)}`, name: `Player ${seat + 1}` });
  }
  await table.act({ type: 'start', by: 0 });
  await table.act({ type: 'start', by: 0 });
  return table;
}
