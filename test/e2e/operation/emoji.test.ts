import { afterEach, expect, test } from 'vitest';
import { METEOR_EMOJI } from '../../../src/discord/games/meteor/art/index.js';
import { allText } from '../../../src/local/index.js';
import { Harness } from '../support/harness.js';

let harness: Harness;
afterEach(async () => {
  expect(harness.log.filter(({ level }) => level !== 'info' && level !== 'debug')).toEqual([]);
  await harness.close();
});

const WANTED = METEOR_EMOJI.filter(({ name }) => name === 'zone_5' || name === 'robot');
const created = (): number =>
  harness.server.requests.all.filter(({ method, path }) => method === 'POST' && path.endsWith('/emojis')).length;

test('the bot’s emoji are created once, and stand on the board', async () => {
  harness = await Harness.open({ emoji: WANTED });
  await expect.poll(created, { timeout: 15_000 }).toBe(2);
  const ana = harness.user('Ana');
  await harness.run(ana, 'meteor new', { mode: 'first' });
  await harness.run(ana, 'meteor start');
  await harness.run(ana, 'meteor start');
  await harness.pass(2000);
  const board = ana.sees(harness.channel).map(allText).join('\n');
  expect(board).toMatch(/<:zone_5:\d+> \*\*ZONE 5\*\*/);

  await harness.crash();
  await harness.boot();
  await harness.pass(2000);
  expect(created()).toBe(2);
});
