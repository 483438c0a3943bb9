import { hash } from 'node:crypto';
import { writeSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import * as rules from '../../../src/games/meteor/index.js';
import { GameRegistry } from '../../../src/games/registry.js';
import { openDatabase } from '../../../src/storage/sqlite/database.js';
import type { ThreadData } from '../../../src/storage/sqlite/disk/disk-thread.js';
import { SqliteGameLog } from '../../../src/storage/sqlite/log/event-log.js';
import { systemClock } from '../../../src/table/clock.js';
import { Tables } from '../../../src/table/directory.js';
import { tablesOf } from '../../../src/table/typed-tables.js';
import { silentLogger } from '../../../src/table/logger.js';
import type { TableDirectory, TableHandle } from '../../support/meteor-tables.js';
import { systemTimers } from '../../../src/table/timers.js';

/**
 * The child of kill.test.ts: plays at random on some tables until it is killed. Standard output gets a line for each
 * entry that is acknowledged, written before anything else happens: the game and a hash of its state.
 * A byte on descriptor 3 says that play is on.
 */
const CHANNELS = ['a', 'b', 'c', 'd', 'e', 'f'];
const SEATS = [0, 1, 2];
const OPTIONS: rules.Options = {
  // Short enough that windows close and zones change between two kills.
  mode: 'standard',
  relaxed: false,
  zoneMs: 60,
  windowMs: 4,
  timeOut: 'anyone',
  silence: 'players',
  seeded: false,
};

const oneOf = <T>(items: readonly T[]): T | undefined => items[Math.floor(Math.random() * items.length)];

/** Anything that a seat might ask; the rules refuse the rest. */
function anAction({ state }: TableHandle): rules.Action {
  const seat = oneOf(SEATS) ?? 0;
  if (state.phase !== 'play')
    return Math.random() < 0.1 ? { type: 'mulligan', seat } : { type: 'start', by: state.host };
  if (state.pause !== null) return { type: 'resume', seat };
  const site = oneOf([...state.sites.keys()]) ?? 0;
  const choice = Math.random();
  if (choice < 0.8) return { type: 'place', seat, card: oneOf(state.seats[seat]?.hand ?? []) ?? 'C', site };
  if (choice < 0.9) return { type: 'launch', seat, target: oneOf(state.field)?.letter ?? 'A', sites: [], change: 0 };
  if (choice < 0.94) return { type: 'scrap', seat, site };
  if (choice < 0.97) return { type: 'pass', seat, confirmed: false };
  return choice < 0.99 ? { type: 'time-out', seat } : { type: 'leave', seat };
}

async function tableIn(tables: TableDirectory, channelId: string): Promise<TableHandle> {
  const known = tables.inChannel(channelId);
  if (known !== undefined) return known;
  const opened = await tables.open({
    kind: rules.METEOR.kind,
    guildId: 'g',
    channelId,
    host: { userId: '0', name: 'P0' },
    options: OPTIONS,
  });
  if (!opened.ok) throw new Error(opened.refusal.code);
  for (const seat of SEATS.slice(1)) await opened.table.join({ userId: String(seat), name: `P${seat}` });
  return opened.table;
}

async function play(tables: TableDirectory, channelId: string): Promise<never> {
  for (;;) {
    const table = await tableIn(tables, channelId);
    await table.act(anAction(table), `${process.pid}-${Math.random()}`);
  }
}

const clock = systemClock();
const startThread = (workerData: ThreadData): Worker =>
  new Worker(new URL('worker.mjs', import.meta.url), { workerData });
const log = new SqliteGameLog(openDatabase(process.argv[2] ?? '', { disk: 'thread', startThread }));
const tables = tablesOf(
  rules.METEOR,
  new Tables({
    games: new GameRegistry([rules.METEOR]),
    log,
    clock,
    timers: systemTimers(clock),
    logger: silentLogger,
  }),
);
let playing = false;
tables.onChange(({ table, before, state }) => {
  // A table that is blocked, because the thread was slow to start, is told too.
  if (state === before) return;
  writeSync(1, `${table.game} ${hash('sha256', JSON.stringify(state))}\n`);
  if (playing) return;
  playing = true;
  writeSync(3, '.');
}, 'test');
await tables.recover();
await Promise.all(CHANNELS.map((channelId) => play(tables, channelId)));
