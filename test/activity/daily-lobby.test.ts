import { afterEach, beforeEach, expect, it } from 'vitest';
import { ActivityHarness } from './support.js';

let all: ActivityHarness;
beforeEach(async () => {
  all = await ActivityHarness.open();
});
afterEach(() => all.close());

it('the lobby of the day’s deal is in its reader’s language, and takes the deal for nobody’s own seed', async () => {
  const { harness } = all;
  const [ana, ben] = [harness.user('Ana'), harness.user('Ben')];
  await harness.run(ana, 'daily meteor');
  await harness.pass(2_000);
  await harness.run(ana, 'daily meteor');
  const page = await all.socket();
  page.send({ do: 'hello', session: await all.session(ben), locale: 'de' });
  await page.until(() => page.room.native?.stage?.is === 'lobby');
  const head = page.room.native?.stage?.head.join('\n') ?? '';
  expect(head).toContain('Meteor des Tages');
  expect(head).toContain('Fingerabdruck des heutigen Schlüssels');
  expect(head).not.toContain('🌱');
});
