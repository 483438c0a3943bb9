import { statSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase, openToRead, type BotDatabase } from '../../../../src/storage/sqlite/database.js';
import { Checkpoints, type CheckpointsOptions } from '../../../../src/storage/sqlite/disk/checkpoints.js';
import { Disk } from '../../../../src/storage/sqlite/disk/disk.js';
import { DiskThread } from '../../../../src/storage/sqlite/disk/disk-thread.js';
import { walState } from '../../../../src/storage/sqlite/disk/jobs.js';
import { folder } from '../../../history/support.js';
import { ManualTime } from '../../../support/time.js';

interface Opened {
  readonly database: BotDatabase;
  readonly checkpoints: Checkpoints;
  readonly time: ManualTime;
  readonly faults: unknown[];
}

function open(where: 'thread' | 'inline', options: Partial<CheckpointsOptions> = {}): Opened {
  const database = openDatabase(join(folder(), 'meteor.db'), { disk: where });
  onTestFinished(async () => {
    await database.disk.close();
    database.close();
  });
  const time = new ManualTime();
  const faults: unknown[] = [];
  const onFault = (error: unknown): void => void faults.push(error);
  const checkpoints = new Checkpoints(database, { clock: time, timers: time, onFault, ...options });
  database.connection.exec('CREATE TABLE filler (data BLOB)');
  return { database, checkpoints, time, faults };
}

/** Writes about so many pages, in one commit as the log's are. */
const write = ({ database }: Pick<Opened, 'database'>, pages: number): void => {
  database.connection.prepare('INSERT INTO filler VALUES (zeroblob(?))').run(pages * 4_096);
};

const pendingFrames = ({ database }: Opened): number => {
  const { frames, checkpointed } = walState(database.connection);
  return frames - checkpointed;
};

/** Once what was asked of the thread is answered: jobs are answered in their order. */
const answered = ({ database }: Opened): Promise<unknown> => database.disk.run('pack', []);

it('no commit checkpoints: a thread does, soon after enough was written', async () => {
  const at = open('thread');
  write(at, 1_500);
  write(at, 1_500);
  expect(pendingFrames(at)).toBeGreaterThan(3_000);
  at.checkpoints.written();
  await at.time.advance(250);
  await answered(at);
  expect(pendingFrames(at)).toBe(0);
  expect(at.checkpoints.bytes()).toMatchObject({ pending: 0 });
  expect(at.faults).toEqual([]);
});

it('a bot that writes little starts no thread, and looks only after it has written', async () => {
  const at = open('thread');
  expect(at.time.pending).toBe(0);
  write(at, 10);
  at.checkpoints.written();
  at.checkpoints.written();
  expect(at.time.pending).toBe(1);
  await at.time.advance(250);
  expect(at.time.pending).toBe(0);
  expect(at.database.disk.isRunning).toBe(false);
  await at.checkpoints.settle();
  expect(at.database.disk.isRunning).toBe(false);
});

it('before a hand-over the log is put into the database where the thread runs', async () => {
  const at = open('thread');
  await answered(at);
  write(at, 20);
  await at.checkpoints.settle();
  expect(pendingFrames(at)).toBe(0);
});

it('a large log starts over, once it is complete in the database', async () => {
  const at = open('inline', { restartBytes: 2_000 * 4_096 });
  write(at, 3_000);
  at.checkpoints.written();
  await at.time.advance(250);
  const before = walState(at.database.connection).frames;
  write(at, 5);
  expect(walState(at.database.connection).frames).toBeLessThan(before);
});

it('a reader that keeps the log from starting over is asked again only when it has grown by as much again', async () => {
  const at = open('inline', { restartBytes: 2_000 * 4_096 });
  const asked: boolean[] = [];
  const { disk } = at.database;
  const run = disk.run.bind(disk);
  disk.run = async (job, told) => {
    if (job === 'checkpoint' && told !== null && 'restart' in told) asked.push(told.restart);
    return run(job, told);
  };
  write(at, 3_000);
  const reader = openToRead(at.database.path);
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM games').get();
  const look = async (): Promise<void> => {
    at.checkpoints.written();
    await at.time.advance(250);
  };
  await look();
  for (let round = 0; round < 3; round += 1) {
    write(at, 1_100);
    await look();
  }
  expect(asked).toEqual([true, false, true, false]);
  // Nothing waits but for the next write.
  expect(at.time.pending).toBeLessThanOrEqual(1);
  reader.close();
});

it('where the thread dies SQLite checkpoints by itself again, and jobs are done all the same', async () => {
  const at = open('inline');
  const { path, connection, notes } = at.database;
  const dying = new Disk(
    { path, connection, notes },
    'thread',
    (of, onDeath) => new DiskThread(of, onDeath, () => new Worker('throw new Error("killed")', { eval: true })),
  );
  const faults: unknown[] = [];
  const database = { ...at.database, disk: dying };
  const onFault = (error: unknown): void => void faults.push(error);
  const checkpoints = new Checkpoints(database, { clock: at.time, timers: at.time, onFault });
  const automatic = (): readonly unknown[] =>
    [connection, notes].map((one) => one.pragma('wal_autocheckpoint', { simple: true }));
  expect(automatic()).toEqual([0, 0]);
  write(at, 1_500);
  checkpoints.written();
  await at.time.advance(250);
  expect(await dying.run('empty-log', null)).toBe(true);
  expect(automatic()).toEqual([1_000, 1_000]);
  expect(checkpoints.isAutomatic).toBe(true);
  expect(faults.map(String)).toContain('Error: killed');
  write(at, 1_500);
  expect(pendingFrames(at)).toBe(0);
});

it('empties the log beside a bot that writes, unless somebody reads', async () => {
  const at = open('thread');
  write(at, 50);
  const reader = openToRead(at.database.path);
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM games').get();
  expect(await at.database.disk.run('empty-log', null)).toBe(false);
  reader.close();
  expect(await at.database.disk.run('empty-log', null)).toBe(true);
  expect(statSync(`${at.database.path}-wal`).size).toBe(0);
});

it('a job of its own that holds the write lock is no foreign lock: health says ok, and notes wait for it', async () => {
  const at = open('thread');
  await answered(at);
  const { database } = at;
  const done = database.disk.run('rewrite', null);
  expect(database.disk.holdsLock).toBe(true);
  expect(database.health()).toBe('ok');
  expect(database.notes.pragma('busy_timeout', { simple: true })).toBe(250);
  await done;
  expect(database.disk.holdsLock).toBe(false);
  expect(database.notes.pragma('busy_timeout', { simple: true })).toBe(0);
});

it('closing lets the job under way finish, and takes no other', async () => {
  const at = open('thread');
  write(at, 2_000);
  const job = at.database.disk.run('checkpoint', { restart: false });
  await at.database.disk.close();
  expect(await job).toMatchObject({ restarted: false });
  expect(at.database.disk.isRunning).toBe(false);
  await expect(at.database.disk.run('rewrite', null)).rejects.toThrow('closed');
});

it('an error of SQLite in the thread keeps its code', async () => {
  const at = open('thread');
  at.database.connection.exec('BEGIN IMMEDIATE');
  await expect(at.database.disk.run('rewrite', null)).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  at.database.connection.exec('ROLLBACK');
});
