import { afterEach, expect, test } from 'vitest';
import { METEOR_EMOJI } from '../../src/discord/games/meteor/art/index.js';
import { allText } from '../../src/local/index.js';
import { House } from './support.js';

let house: House;
afterEach(async () => {
  expect(house.log.filter(({ level }) => level !== 'info')).toEqual([]);
  await house.close();
});

const WANTED = METEOR_EMOJI.filter(({ name }) => name === 'zone_5' || name === 'robot');
const created = (): number =>
  house.server.requests.all.filter(({ method, path }) => method === 'POST' && path.endsWith('/emojis')).length;

test('the bot’s emoji are created once, and stand on the board', async () => {
  house = await House.open({ emoji: WANTED });
  await expect.poll(created, { timeout: 15_000 }).toBe(2);
  const ana = house.user('Ana');
  await house.run(ana, 'meteor new', { mode: 'first' });
  await house.run(ana, 'meteor start');
  await house.run(ana, 'meteor start');
  await house.pass(2000);
  const board = ana.sees(house.channel).map(allText).join('\n');
  expect(board).toMatch(/<:zone_5:\d+> \*\*ZONE 5\*\*/);

  await house.crash();
  await house.boot();
  await house.pass(2000);
  expect(created()).toBe(2);
});
