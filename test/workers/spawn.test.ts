import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { getPriority, tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

const src = (path: string): string => JSON.stringify(import.meta.resolve(`../../src/${path}`));
const TSX = ['--import', import.meta.resolve('tsx'), '--input-type=module'];

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'meteor-process-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return folder;
}

/** It is asked about a game that isn't there: that it answers shows that it was loaded. */
const ASKS = `
  const { spawnWorker } = await import(${src('workers/spawn.ts')});
  const child = spawnWorker('workers/analysis/worker.js', 19);
  child.on('message', ({ why }) => { console.log(why); child.disconnect(); });
  child.ref();
  child.send({ id: 1, question: { kind: 'no game' } });
`;

/** A thread loads what draws, and is asked for a picture of nothing. */
const DRAWS = `
  const { startThread } = await import(${src('workers/thread.ts')});
  const worker = startThread('pictures/worker.js');
  worker.on('message', (answer) => { console.log(JSON.stringify(answer)); void worker.terminate(); });
  worker.postMessage({ svg: 'no picture' });
`;

test.each([
  ['process', ASKS, 'no game'],
  ['thread', DRAWS, 'SVG data parsing failed'],
])('a %s starts whatever folder the bot was started from', async (_what, script, answer) => {
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [...TSX, '-e', script], {
    cwd: emptyFolder(),
  });
  expect(stdout).toContain(answer);
  expect(stderr).toBe('');
});

/** Looks back at a game for longer than any test lasts, and says by which process once that is at work. */
const LOOKS_BACK = `
  const { spawnWorker } = await import(${src('workers/spawn.ts')});
  const { playedLog } = await import(${src('tools/meteor/bench/played.ts')});
  const people = ['Ana', 'Ben', 'Eve'].map((name, at) => ({ userId: String(at + 1), name }));
  const log = playedLog({ game: 'g', guildId: '1', seed: 'long', startAt: 0, people });
  const child = spawnWorker('workers/analysis/worker.js', 19);
  child.on('message', ({ progress }) => console.log(typeof progress, child.pid));
  child.ref();
  child.send({ id: 1, question: { kind: 'meteor', log, seed: 's', limits: { rollouts: 1e9, ms: 1e9 } } });
`;

/** Field 41 of proc(5); the name, which comes before, may hold spaces. */
const schedulingOf = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[38]);

test('it stands behind all others, hears no Ctrl-C, and ends with the one that started it', async () => {
  const parent = spawn(process.execPath, [...TSX, '-e', LOOKS_BACK], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [told] = (await once(parent.stdout, 'data')) as [Buffer];
  const [kind, pid] = told.toString().trim().split(/\s+/);
  expect(kind, 'it tells its progress').toBe('number');
  expect(getPriority(Number(pid))).toBe(19);
  if (process.platform === 'linux') expect(schedulingOf(Number(pid)), 'SCHED_IDLE, see sched(7)').toBe(5);

  process.kill(Number(pid), 'SIGINT');
  await once(parent.stdout, 'data');

  const ended = once(parent, 'close');
  parent.kill('SIGKILL');
  // It holds the other end of what the parent said: that closes once both have ended.
  await ended;
});
