import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { expect, it, onTestFinished } from 'vitest';
import { METEOR_HISTORY } from '../../../../src/history/meteor/adapter.js';
import { checkLog } from '../../../../src/history/logs/replay.js';
import { PACKAGE_FOLDER } from '../../../../src/package-folder.js';
import { openDatabase, type BotDatabase } from '../../../../src/storage/sqlite/database.js';
import type { ThreadData } from '../../../../src/storage/sqlite/disk/disk-thread.js';
import { SqliteGameLog } from '../../../../src/storage/sqlite/log/event-log.js';
import { LogReader } from '../../../../src/storage/sqlite/log/reader.js';
import type { TableHandle } from '../../../support/meteor-tables.js';
import { ManualTime } from '../../../support/time.js';
import { codeOf, harness, playing } from '../../../table/support.js';
import { folder } from '../../../history/support.js';

const WORKER = pathToFileURL(join(PACKAGE_FOLDER, 'src/storage/sqlite/disk/worker.ts')).href;
const HERE = JSON.stringify(join(PACKAGE_FOLDER, 'package.json'));

/** The bot's own thread, which ends by itself before it does an append of the source `before`, or after one of `after`. */
const mortal = (data: ThreadData): Worker =>
  new Worker(
    `const { parentPort } = require('node:worker_threads');
    require('node:module').createRequire(${HERE})('tsx/esm/api').register();
    const { on, postMessage } = parentPort;
    let ends = false;
    parentPort.on = (name, handler) => on.call(parentPort, name, (message) => {
      const asks = (source) => JSON.stringify(message).includes('"source":"' + source + '"') && message[0].job === 'append';
      if (asks('before')) process.exit(1);
      ends = asks('after');
      handler(message);
    });
    parentPort.postMessage = (message) => {
      if (ends) process.exit(1);
      postMessage.call(parentPort, message);
    };
    import(${JSON.stringify(WORKER)});`,
    { eval: true, workerData: data },
  );

/** A table that is on, on a database whose thread can be ended. */
async function open() {
  const threads: Worker[] = [];
  const startThread = (data: ThreadData): Worker => {
    const thread = mortal(data);
    threads.push(thread);
    return thread;
  };
  const database = openDatabase(join(folder(), 'meteor.db'), { disk: 'thread', startThread });
  onTestFinished(async () => {
    await database.disk.close();
    database.close();
  });
  const time = new ManualTime();
  const { tables } = harness(new SqliteGameLog(database), time);
  return { database, time, threads, table: await playing(tables) };
}

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** What is always legal. */
const nextOf = ({ state }: TableHandle) =>
  state.pause === null ? ({ type: 'time-out', seat: 0 } as const) : ({ type: 'resume', seat: 0 } as const);

/** Until the log takes the table's actions again. */
async function goesOn({ table, time }: Awaited<ReturnType<typeof open>>): Promise<void> {
  while (table.blocked) {
    await time.advance(1_000);
    await turn();
  }
}

const timesActed = ({ connection }: BotDatabase, source: string): unknown =>
  connection.prepare('SELECT count(*) FROM sources WHERE source = ?').pluck().get(source);

function expectWhole({ connection }: BotDatabase, { game, state }: TableHandle): void {
  const log = new LogReader(connection).read(game);
  expect(checkLog(log ?? { game, entries: [] }, METEOR_HISTORY)).toMatchObject({ ok: true, redecided: true });
  expect(log?.entries.at(-1)?.at).toBe(state.at);
}

it('lost before its commit: nothing is written, the player reads that, and the game goes on', async () => {
  const opened = await open();
  const { table, database, threads } = opened;
  expect(codeOf(await table.act(nextOf(table), 'before'))).toBe('storage-failed');
  expect(timesActed(database, 'before')).toBe(0);
  await goesOn(opened);
  expect(codeOf(await table.act(nextOf(table), 'i1'))).toBe('ok');
  expect(threads).toHaveLength(2);
  expectWhole(database, table);
});

it('lost after its commit: it is found when the file is opened anew, and done', async () => {
  const opened = await open();
  const { table, database, threads } = opened;
  const { version } = table;
  expect(codeOf(await table.act(nextOf(table), 'after'))).toBe('ok');
  expect(timesActed(database, 'after')).toBe(1);
  expect(table.version).toBeGreaterThan(version);
  await goesOn(opened);
  expect(codeOf(await table.act(nextOf(table), 'after'))).toBe('repeated');
  expect(codeOf(await table.act(nextOf(table), 'i1'))).toBe('ok');
  expect(threads).toHaveLength(2);
  expectWhole(database, table);
});

it('ended at any moment, thirty times: each action is done once or not at all, as its player reads', async () => {
  const opened = await open();
  const { table, database, threads } = opened;
  const said: [string, string][] = [];
  for (let at = 0; at < 30; at += 1) {
    const source = `s${at}`;
    const acted = table.act(nextOf(table), source);
    while (!database.disk.isBusy) await turn();
    for (let wait = 0; wait < at % 6; wait += 1) await turn();
    await threads.at(-1)?.terminate();
    said.push([source, codeOf(await acted)]);
    await goesOn(opened);
    // The new thread has answered.
    said.push([`${source}-after`, codeOf(await table.act(nextOf(table), `${source}-after`))]);
  }
  expect(threads.length).toBeGreaterThan(20);
  expect(said.map(([source]) => [source, timesActed(database, source)])).toEqual(
    said.map(([source, code]) => [source, code === 'ok' ? 1 : 0]),
  );
  for (const [, code] of said) expect(['ok', 'storage-failed']).toContain(code);
  expectWhole(database, table);
});
