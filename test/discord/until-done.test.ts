import { expect, test } from 'vitest';
import { UntilDone } from '../../src/discord/until-done.js';
import { recording, type LogLine } from '../e2e/support/harness.js';
import { ManualTime } from '../support/time.js';

test('what fails is tried again after growing, jittered pauses until it is done', async () => {
  const time = new ManualTime();
  const lines: LogLine[] = [];
  const tasks = new UntilDone({ clock: time, timers: time, log: recording(lines), random: () => 0.5 });
  const at: number[] = [];
  const begun = time.now();
  await tasks.run('commands', () => {
    at.push(time.now() - begun);
    return at.length < 4 ? Promise.reject(new Error('down')) : Promise.resolve();
  });
  expect(tasks.pending).toEqual(['commands']);
  await time.advance(60_000);
  expect(at).toEqual([0, 1500, 4500, 10_500]);
  expect(tasks.pending).toEqual([]);
  expect(lines).toHaveLength(3);
});

test('what is asked for again while it pauses is tried at once; a stop ends it', async () => {
  const time = new ManualTime();
  const tasks = new UntilDone({ clock: time, timers: time, log: recording([]), random: () => 0.5 });
  let tries = 0;
  const work = (): Promise<void> => {
    tries += 1;
    return Promise.reject(new Error('down'));
  };
  await tasks.run('emoji', work);
  await tasks.run('emoji', work);
  expect(tries).toBe(2);
  tasks.stop();
  await time.advance(60 * 60_000);
  expect(tries).toBe(2);
});
