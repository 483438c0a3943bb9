import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import BetterSqlite3 from 'better-sqlite3';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase, type BotDatabase } from '../../../../src/storage/sqlite/database.js';
import { DatabaseFault } from '../../../../src/storage/sqlite/faults.js';
import { Disk, type DiskOptions } from '../../../../src/storage/sqlite/disk/disk.js';
import { ThreadLost } from '../../../../src/storage/sqlite/disk/disk-thread.js';
import { SqliteGameLog } from '../../../../src/storage/sqlite/log/event-log.js';
import { SqliteSql } from '../../../../src/storage/sqlite/sql.js';
import { StorageFault } from '../../../../src/table/ports.js';
import { game } from '../../../support/played.js';
import { folder } from '../../../history/support.js';

/** A database that a thread writes. */
function open(): BotDatabase {
  const database = openDatabase(join(folder(), 'meteor.db'), { disk: 'thread', busyMs: 100 });
  onTestFinished(async () => {
    await database.disk.close();
    database.close();
  });
  return database;
}

/** The same, with a thread of the test's own. */
function openWith(startThread: NonNullable<DiskOptions['startThread']>, more: Partial<DiskOptions> = {}) {
  const { path, connection, notes } = open();
  const disk = new Disk({
    path,
    where: 'thread',
    connections: { connection, notes },
    busyMs: 100,
    noteBusyMs: 20,
    startThread,
    ...more,
  });
  onTestFinished(() => disk.close());
  return disk;
}

/** Answers each job with how many it was given at once; at a statement `die` it ends, at `hang` it says nothing more. */
const echo = (): Worker =>
  new Worker(
    `const { parentPort } = require('node:worker_threads');
    parentPort.on('message', (asked) => {
      if (asked === 'close') return parentPort.close();
      const texts = asked.flatMap(({ told }) => told ?? []).map(({ text }) => text);
      if (texts.includes('die')) process.exit(3);
      while (texts.includes('hang'));
      parentPort.postMessage(asked.map(() => ({ answer: [asked.length] })));
    });`,
    { eval: true },
  );

const note = (user: string) => ({
  text: `INSERT INTO person_notes (guild, "user", note) VALUES ('g', @user, 'n') ON CONFLICT DO NOTHING`,
  values: { user },
});
const played = game('thread', 2);
const entriesIn = ({ connection }: BotDatabase): unknown =>
  connection.prepare('SELECT count(*) FROM entries').pluck().get();

it('writes the log in its thread: what is answered can be read', async () => {
  const database = open();
  const commits: number[] = [];
  const log = new SqliteGameLog(database, { onCommitted: (ms) => commits.push(ms) });
  expect(await log.append(played.slice(0, 3))).toEqual({ kind: 'written' });
  expect(entriesIn(database)).toBe(3);
  expect(commits).toHaveLength(1);
  expect(await log.append(played.slice(3))).toEqual({ kind: 'written' });
  expect(await log.resolve(played.slice(3))).toBe(true);
  expect(await log.resolve(game('other', 2))).toBe(false);
});

it('an interaction that acted before, a gap and a bug come back as what they are', async () => {
  const log = new SqliteGameLog(open());
  const [first, second] = played;
  if (first === undefined || second === undefined) throw new Error('no entries');
  await log.append([{ ...first, source: 'i1' }]);
  expect(await log.append([{ ...second, source: 'i1' }])).toEqual({ kind: 'repeated', game: 'thread', source: 'i1' });
  const gap = await log.append([{ ...second, sequence: 5 }]);
  expect(gap.kind === 'refused' && gap.fault.message).toContain('no entry before its 5');
  await expect(log.append([{ ...second, sequence: 0 }])).rejects.toMatchObject({
    code: 'SQLITE_CONSTRAINT_PRIMARYKEY',
  });
});

it("someone else's lock comes back as the fault that it is, to appends, durable writes and notes", async () => {
  const database = open();
  const { disk, connection, notes } = database;
  const other = new BetterSqlite3(database.path);
  other.exec('BEGIN IMMEDIATE');
  const appended = await new SqliteGameLog(database).append(played.slice(0, 1));
  const fault = appended.kind === 'refused' ? appended.fault : null;
  expect(fault).toBeInstanceOf(DatabaseFault);
  expect(fault).toMatchObject({ problem: 'locked', cause: expect.any(BetterSqlite3.SqliteError) as unknown });
  const durable = new SqliteSql(connection, (statements) => disk.run('write', statements));
  const noted = new SqliteSql(notes, (statements) => disk.run('note', statements));
  for (const sql of [durable, noted]) await expect(sql.write(note('1'))).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  other.exec('ROLLBACK');
  other.close();
  expect(await durable.write(note('1'), note('1'))).toEqual([1, 0]);
});

it('a full disk comes back as such', async () => {
  const database = open();
  const log = new SqliteGameLog(database);
  const pages = Number(database.connection.pragma('page_count', { simple: true }));
  await database.disk.run('write', [{ text: `PRAGMA max_page_count = ${pages}` }]).catch(() => undefined);
  const filler = { text: "INSERT INTO person_notes (guild, user, note) VALUES ('g', 'u', hex(zeroblob(100000)))" };
  await expect(database.disk.run('write', [filler])).rejects.toMatchObject({ code: 'SQLITE_FULL' });
  expect(await log.resolve(played.slice(0, 1))).toBe(false);
});

it('what is read after a write through the same object sees it', async () => {
  const { disk, notes } = open();
  const sql = new SqliteSql(notes, (statements) => disk.run('note', statements));
  void sql.write(note('1'));
  void sql.write(note('2'));
  expect(await sql.rows('SELECT "user" FROM person_notes ORDER BY 1')).toEqual([{ user: '1' }, { user: '2' }]);
});

it('appends come first, then what must be durable, then notes, several at once, then what nobody waits for', async () => {
  const disk = openWith(echo);
  const order: unknown[] = [];
  const note = async (job: string, done: Promise<unknown>): Promise<void> => void order.push([job, await done]);
  await Promise.all([
    note('begun', disk.run('pack', { game: 'none' })),
    note('rewrite', disk.run('rewrite', null)),
    note('note', disk.run('note', [])),
    note('note', disk.run('note', [])),
    note('write', disk.run('write', [])),
    note('append', disk.run('append', [])),
    note('holds', disk.run('holds', [])),
  ]);
  expect(order).toEqual([
    ['begun', [1]],
    ['append', [1]],
    ['holds', [1]],
    ['write', [1]],
    ['note', [2]],
    ['note', [2]],
    ['rewrite', [1]],
  ]);
});

it('closing does what waits, but for what the next process can do, and takes nothing more', async () => {
  const database = open();
  const { disk } = database;
  const begun = disk.run('append', []);
  const written = disk.run('write', [note('1')]);
  const left = disk.run('pack', { game: 'none' });
  void left.catch(() => undefined);
  await disk.close();
  expect(await begun).toMatchObject({ kind: 'written' });
  expect(await written).toEqual([1]);
  await expect(left).rejects.toThrow(StorageFault);
  await expect(disk.run('write', [note('2')])).rejects.toThrow(StorageFault);
  expect(disk.isRunning).toBe(false);
});

it('a job that the next process can do as well is rejected while something is still written before the close', async () => {
  const { disk } = open();
  const begun = disk.run('write', [note('1')]);
  const waits = disk.run('pack', { game: 'none' });
  void waits.catch(() => undefined);
  disk.closing();
  await expect(waits).rejects.toThrow(StorageFault);
  await expect(disk.run('pack', { game: 'none' })).rejects.toThrow(StorageFault);
  expect(await begun).toEqual([1]);
  expect(await disk.run('write', [note('2')])).toEqual([1]);
});

it('the lock is kept until the thread has ended, and another bot can open the file then', async () => {
  const database = open();
  await database.disk.run('write', [note('1')]);
  const closed = database.disk.close();
  database.close();
  expect(() => openDatabase(database.path)).toThrow(DatabaseFault);
  await closed;
  await new Promise((resolve) => setImmediate(resolve));
  const next = openDatabase(database.path);
  expect(next.connection.prepare('SELECT count(*) FROM person_notes').pluck().get()).toBe(1);
  next.close();
});

it('a thread that dies is started anew: what it had begun is not known, and the rest is done', async () => {
  const disk = openWith(echo);
  const deaths: string[] = [];
  disk.onDeath((why) => deaths.push(why.message));
  await disk.run('note', []);
  const lost = disk.run('write', [{ text: 'die' }]);
  const waiting = disk.run('note', []);
  await expect(lost).rejects.toThrow(ThreadLost);
  expect(disk.death).not.toBeNull();
  expect(await waiting).toEqual([1]);
  expect(disk.death).toBeNull();
  expect(deaths).toHaveLength(1);
});

it('one that says nothing is ended, and is as one that died', async () => {
  const disk = openWith(echo, { silentMs: 50 });
  await disk.run('pack', { game: 'none' });
  await expect(disk.run('write', [{ text: 'hang' }])).rejects.toThrow('it said nothing');
  expect(disk.isRunning).toBe(false);
});

it('one that dies as it starts is not started again and again: what comes meanwhile is refused', async () => {
  let started = 0;
  const disk = openWith(() => {
    started += 1;
    return new Worker('throw new Error("no room")', { eval: true });
  });
  await expect(disk.run('append', [])).rejects.toThrow('no room');
  const again = disk.run('append', []);
  await expect(again).rejects.toThrow(StorageFault);
  await expect(again).rejects.not.toThrow(ThreadLost);
  expect(started).toBe(1);
});
