import { afterEach, expect, test } from 'vitest';
import type { LocalUser } from '../../src/local/index.js';
import { faultsOf } from '../e2e/requests.js';
import { TownPlayers } from '../e2e/meteor-town/support.js';
import { Harness } from '../e2e/support.js';

/**
 * Fifty whole tables of Meteor Town through the real bot, by players who know slash commands and autocomplete and
 * nothing else, with kills in between. Whatever is offered must be taken; whatever was done must be there after a kill.
 */
const GAMES = 50;
const MOST_STEPS = 1_500;

let harness: Harness;
afterEach(async () => {
  expect(faultsOf(harness.server.requests.all)).toEqual([]);
  expect(harness.log.filter(({ level }) => level === 'error')).toEqual([]);
  await harness.close();
});

test.each(Array.from({ length: GAMES }, (_, game) => game))(
  'game %i by commands and autocomplete alone, with kills',
  async (game) => {
    harness = await Harness.open();
    const players = new TownPlayers(harness, `long ${game}`);
    const users = ['Ana', 'Ben', 'Zoe'].slice(0, 1 + (game % 3)).map((name) => harness.user(name));
    const [host, ...others] = users as [LocalUser, ...LocalUser[]];
    await harness.run(host, 'town new', { seed: `long ${game}` });
    for (const user of others) await harness.run(user, 'town join');
    await harness.run(host, 'town start');
    let steps = 0;
    for (; steps < MOST_STEPS && players.sky !== undefined; steps += 1) {
      const playing = users.filter((user) => players.town(user)?.step !== 'finished');
      const user = players.pick(playing);
      const before = JSON.stringify(players.town(user));
      const sent = await players.commandSomething(user);
      if (players.sky === undefined) break;
      expect(JSON.stringify(players.town(user)), sent).not.toBe(before);
      if (players.random.below(60) !== 0) continue;
      const towns = players.sky.towns;
      await harness.crash();
      await harness.boot();
      await harness.quiet();
      expect(players.sky.towns).toEqual(towns);
    }
    expect(steps).toBeGreaterThan(30);
    expect(players.sky).toBeUndefined();
  },
  240_000,
);
