import { expect, test } from 'vitest';
import { oneByOne } from '../../src/table/one-by-one.js';
import { settle } from '../support/time.js';
import { ANN, BEN, harness, open, wanted } from './support.js';

/** Some promises one after the other, as between an act and its answer. */
async function drawn(steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) await Promise.resolve();
}

test('each run is through with its promises before the next begins, and no timer or socket comes between', async () => {
  const seen: string[] = [];
  const run = (name: string, steps: number) => (): void => {
    seen.push(`${name} begins`);
    void drawn(steps).then(() => seen.push(`${name} is sent`));
  };
  setImmediate(() => seen.push('the event loop goes on'));
  oneByOne([run('a', 20), run('b', 3), run('c', 0)]);
  await settle();
  expect(seen).toEqual([
    ...['a begins', 'a is sent', 'b begins', 'b is sent', 'c begins', 'c is sent'],
    'the event loop goes on',
  ]);
});

test('of clicks that share a commit the first is answered before the second one’s answer is drawn', async () => {
  const { tables } = harness();
  const all = await Promise.all(['a', 'b', 'c'].map((channelId) => open(tables, { channelId })));
  const seen: string[] = [];
  const click = async (at: number): Promise<void> => {
    await all[at]?.join(BEN);
    seen.push(`${at} is drawn`);
    await drawn(20);
    seen.push(`${at} is sent`);
  };
  await Promise.all([click(0), click(1), click(2)]);
  expect(seen).toEqual(['0 is drawn', '0 is sent', '1 is drawn', '1 is sent', '2 is drawn', '2 is sent']);
});

test('what is asked in an answer is in the next commit, after all answers of this one', async () => {
  const { tables, log } = harness();
  const seen: string[] = [];
  const first = tables.open(wanted({ channelId: 'a' })).then(async (opened) => {
    seen.push('a is open');
    if (opened.ok) await opened.table.join(BEN);
    seen.push('Ben is in');
  });
  const second = tables.open(wanted({ channelId: 'b', host: ANN })).then(() => seen.push('b is open'));
  await Promise.all([first, second]);
  expect(seen).toEqual(['a is open', 'b is open', 'Ben is in']);
  expect(log.commits).toBe(2);
});
