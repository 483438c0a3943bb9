import { afterEach, beforeEach, expect, it } from 'vitest';
import { allText } from '../../src/local/index.js';
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
  const page = await all.page(ben, 'de');
  const { head = [], more = [] } = page.room.native?.stage ?? {};
  expect(head[0]).toBe('## 📅 Meteor des Tages · 01.01.2026');
  expect(head.join('\n')).not.toContain('🌱');
  // The board in the chat has all its 64 digits.
  const whole = /Fingerprint of today’s key: `([0-9a-f]{64})`/.exec(ana.sees(harness.channel).map(allText).join('\n'));
  expect(more).toContain(`-# Fingerabdruck des heutigen Schlüssels: \`${whole?.[1]?.slice(0, 8)}…\``);
});
