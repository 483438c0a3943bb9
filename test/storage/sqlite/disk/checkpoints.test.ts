import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openDatabase, openToRead, type BotDatabase } from '../../../../src/storage/sqlite/database.js';
import { Checkpoints, type CheckpointsOptions } from '../../../../src/storage/sqlite/disk/checkpoints.js';
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

/** Writes about so many pages in one commit. */
const write = ({ database }: Pick<Opened, 'database'>, pages: number): Promise<unknown> =>
  database.disk.run('write', [
    { text: 'INSERT INTO filler VALUES (zeroblob(@bytes))', values: { bytes: pages * 4_096 } },
  ]);

const pendingFrames = ({ database }: Opened): number => {
  const { frames, checkpointed } = walState(database.connection);
  return frames - checkpointed;
};

/** Once what was asked of the thread is answered: of what nobody waits for, the first asked is the first done. */
const answered = ({ database }: Opened): Promise<unknown> => database.disk.run('pack', { game: 'none' });

it('no commit checkpoints: that is done by itself, soon after enough was written', async () => {
  const at = open('thread');
  await write(at, 1_500);
  await write(at, 1_500);
  expect(pendingFrames(at)).toBeGreaterThan(3_000);
  at.checkpoints.written();
  await at.time.advance(250);
  await answered(at);
  expect(pendingFrames(at)).toBe(0);
  expect(at.checkpoints.bytes()).toMatchObject({ pending: 0 });
  expect(at.faults).toEqual([]);
});

it('looks only after something was written', async () => {
  const at = open('thread');
  expect(at.time.pending).toBe(0);
  await write(at, 10);
  at.checkpoints.written();
  at.checkpoints.written();
  expect(at.time.pending).toBe(1);
  await at.time.advance(250);
  expect(at.time.pending).toBe(0);
  expect(pendingFrames(at)).toBeGreaterThan(0);
});

it('is tried ever less often while it fails', async () => {
  const at = open('inline');
  await write(at, 1_500);
  rmSync(at.database.connection.name);
  at.checkpoints.written();
  const times: number[] = [];
  for (let second = 0; second < 300; second += 1) {
    const before = at.faults.length;
    await at.time.advance(1_000);
    if (at.faults.length > before) times.push(second);
  }
  expect(times.length).toBeGreaterThan(5);
  expect(at.faults.length).toBeLessThan(15);
  const gaps = times.slice(1).map((time, at) => time - (times[at] ?? 0));
  expect(Math.max(...gaps)).toBe(60);
});

it('before a hand-over the log is put into the database', async () => {
  const at = open('thread');
  await write(at, 20);
  await at.checkpoints.settle();
  expect(pendingFrames(at)).toBe(0);
});

it('a large log starts over, once it is complete in the database', async () => {
  const at = open('inline', { restartBytes: 2_000 * 4_096 });
  await write(at, 3_000);
  at.checkpoints.written();
  await at.time.advance(250);
  const before = walState(at.database.connection).frames;
  await write(at, 5);
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
  await write(at, 3_000);
  const reader = openToRead(at.database.path);
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM games').get();
  const look = async (): Promise<void> => {
    at.checkpoints.written();
    await at.time.advance(250);
  };
  await look();
  for (let round = 0; round < 3; round += 1) {
    await write(at, 1_100);
    await look();
  }
  expect(asked).toEqual([true, false, true, false]);
  // Nothing waits but for the next write.
  expect(at.time.pending).toBeLessThanOrEqual(1);
  reader.close();
});

it('empties the log, unless somebody reads', async () => {
  const at = open('thread');
  await write(at, 50);
  const reader = openToRead(at.database.path);
  reader.exec('BEGIN');
  reader.prepare('SELECT count(*) FROM games').get();
  expect(await at.database.disk.run('empty-log', null)).toBe(false);
  reader.close();
  expect(await at.database.disk.run('empty-log', null)).toBe(true);
  expect(statSync(`${at.database.path}-wal`).size).toBe(0);
});

it('what it holds the write lock for is no foreign lock', async () => {
  const at = open('thread');
  await answered(at);
  const done = at.database.disk.run('rewrite', null);
  expect(at.database.health()).toBe('ok');
  expect(at.database.lockedByOthers()).toBe(false);
  await done;
  expect(at.database.health()).toBe('ok');
});
