import { expect, it } from 'vitest';
import { WorkQueue } from '../../src/discord/work-queue.js';
import { ManualTime } from '../support/time.js';

it('does one piece after the other, servers in turn; nobody waits for more than three', async () => {
  const time = new ManualTime();
  const queue = new WorkQueue({ clock: time, timers: time });
  const done: string[] = [];
  const add = (guildId: string, userId: string): boolean =>
    queue.add({ guildId, userId }, () => void done.push(`${guildId} ${userId}`)) !== null;
  expect(Array.from({ length: 300 }, () => add('one', 'eager')).filter(Boolean)).toHaveLength(3);
  expect([add('one', 'ben'), add('two', 'cleo')]).toEqual([true, true]);
  expect(done).toEqual([]);
  await time.advance(5);
  expect(done).toEqual(['one eager']);
  await time.advance(100);
  expect(done).toEqual(['one eager', 'two cleo', 'one eager', 'one eager', 'one ben']);
  expect(add('one', 'eager')).toBe(true);
});

it('what throws fails alone', async () => {
  const time = new ManualTime();
  const queue = new WorkQueue({ clock: time, timers: time });
  const asker = { guildId: 'one', userId: 'ana' };
  const failed = queue.add(asker, () => {
    throw new TypeError('a bug');
  });
  const next = queue.add(asker, () => 'made');
  const both = Promise.allSettled([failed, next]);
  await time.advance(100);
  expect(await both).toMatchObject([{ status: 'rejected' }, { status: 'fulfilled', value: 'made' }]);
});
