import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { startAnalysis } from '../../src/workers/analysis/index.js';
import { METEOR } from '../../src/games/meteor/index.js';
import { WorkerProcess } from '../../src/workers/worker-process.js';
import type { TrialQuestion } from '../../src/daily/ports.js';

const QUICK: TrialQuestion = { kind: 'meteor', seats: 2, seed: 'asked', from: 0, to: 1, ask: 'won' };
/** Longer than any test. */
const LONG: TrialQuestion = { ...QUICK, to: 1_000_000 };

afterEach(() => {
  vi.useRealTimers();
});

function asked(): WorkerProcess<TrialQuestion, number> {
  const process = new WorkerProcess<TrialQuestion, number>('workers/daily-trials/worker.js', 0);
  onTestFinished(() => process.stop());
  return process;
}

it('ends, whatever it is doing: what was asked fails, and the next question starts another', async () => {
  const trials = asked();
  expect(trials.pid).toBeNull();
  const first = await trials.ask(QUICK);
  const { pid } = trials;

  const lost = Promise.all([
    expect(trials.ask(LONG)).rejects.toThrow('workers/daily-trials/worker.js ended'),
    expect(trials.ask(QUICK)).rejects.toThrow('workers/daily-trials/worker.js ended'),
  ]);
  process.kill(Number(pid), 'SIGKILL');
  await lost;
  expect(trials.waiting).toBe(0);

  expect(await trials.ask(QUICK)).toBe(first);
  expect(trials.pid).not.toBe(pid);
});

it('is ended where it hangs: what was asked fails after its patience, and the next question starts another', async () => {
  const patienceMs = 5_000;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const trials = new WorkerProcess<TrialQuestion, number>('workers/daily-trials/worker.js', 0, patienceMs);
  onTestFinished(() => trials.stop());
  const first = await trials.ask(QUICK);
  const { pid } = trials;
  process.kill(Number(pid), 'SIGSTOP');
  const hung = Promise.all(
    [QUICK, QUICK].map((question) => expect(trials.ask(question)).rejects.toThrow('did not answer')),
  );
  vi.advanceTimersByTime(patienceMs - 1);
  expect(trials.waiting).toBe(2);
  vi.advanceTimersByTime(1);
  await hung;
  expect(await trials.ask(QUICK)).toBe(first);
  expect(trials.pid).not.toBe(pid);
});

it('stops in the middle of a question, and starts with the next', async () => {
  const trials = asked();
  const stopped = expect(trials.ask(LONG)).rejects.toThrow('was stopped');
  await trials.stop();
  await stopped;
  expect(trials.pid).toBeNull();
  await expect(trials.ask(QUICK)).resolves.toBeTypeOf('number');
});

it('says that it could not be started; the next question tries again', async () => {
  const trials = asked();
  const { execPath } = process;
  process.execPath = '/no/such/program';
  try {
    await expect(trials.ask(QUICK)).rejects.toThrow('ENOENT');
    const looksBack = startAnalysis(
      { kind: 'meteor', log: [], seed: '', limits: { rollouts: 1, ms: 1 } },
      () => undefined,
    );
    await expect(looksBack.result).rejects.toThrow('ENOENT');
  } finally {
    process.execPath = execPath;
  }
  expect(trials.waiting).toBe(0);
  await expect(trials.ask(QUICK)).resolves.toBeTypeOf('number');
});

it('gives its memory back once nobody has asked for half a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const trials = asked();
  await trials.ask(QUICK);
  vi.advanceTimersByTime(29_999);
  await trials.ask(QUICK);
  const { pid } = trials;
  vi.advanceTimersByTime(29_999);
  expect(trials.pid).toBe(pid);
  vi.advanceTimersByTime(1);
  expect(trials.pid).toBeNull();
});

it('says how far robots come with a deal: the zone of the middle one of the games', async () => {
  const reached = await asked().ask({ ...QUICK, to: 3, ask: 'reach' });
  const zones = [0, 1, 2].map((game) => METEOR.daily?.reach?.(QUICK.seats, QUICK.seed, `${QUICK.seed}/${game}`) ?? 0);
  expect(reached).toBe(zones.sort((a, b) => a - b)[1]);
  expect(reached).toBeGreaterThan(0);
});
