import { afterEach, expect, test } from 'vitest';
import type { LocalUser } from '../../src/local/index.js';
import { faultsOf } from '../e2e/support/requests.js';
import { TownPlayers } from '../e2e/games/meteor-town/support.js';
import { Harness } from '../e2e/support/harness.js';
import { playWithKills } from './whole-games.js';

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
    await harness.run(host, 'town play', { act: 'start' });
    const steps = await playWithKills(
      harness,
      {
        random: players.random,
        position: () => players.sky && JSON.stringify(players.sky.towns),
        move: () =>
          players.commandSomething(players.pick(users.filter((user) => players.town(user)?.step !== 'finished'))),
        kept: () => players.sky?.towns,
      },
      { mostSteps: MOST_STEPS, killOneIn: 60 },
    );
    expect(steps).toBeGreaterThan(30);
  },
  240_000,
);
