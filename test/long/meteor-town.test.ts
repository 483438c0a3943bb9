import { afterEach, expect, test } from 'vitest';
import type { LocalUser } from '../../src/local/index.js';
import { faultsOf } from '../e2e/requests.js';
import { Street } from '../e2e/meteor-town/support.js';
import { House } from '../e2e/support.js';
import { playWithKills } from './whole-games.js';

/**
 * Fifty whole tables of Meteor Town through the real bot, by players who know slash commands and autocomplete and
 * nothing else, with kills in between. Whatever is offered must be taken; whatever was done must be there after a kill.
 */
const GAMES = 50;
const MOST_STEPS = 1_500;

let house: House;
afterEach(async () => {
  expect(faultsOf(house.server.requests.all)).toEqual([]);
  expect(house.log.filter(({ level }) => level === 'error')).toEqual([]);
  await house.close();
});

test.each(Array.from({ length: GAMES }, (_, game) => game))(
  'game %i by commands and autocomplete alone, with kills',
  async (game) => {
    house = await House.open();
    const street = new Street(house, `long ${game}`);
    const users = ['Ana', 'Ben', 'Zoe'].slice(0, 1 + (game % 3)).map((name) => house.user(name));
    const [host, ...others] = users as [LocalUser, ...LocalUser[]];
    await house.run(host, 'town new', { seed: `long ${game}` });
    for (const user of others) await house.run(user, 'town join');
    await house.run(host, 'town start');
    const steps = await playWithKills(
      house,
      {
        random: street.random,
        position: () => street.sky && JSON.stringify(street.sky.towns),
        move: () =>
          street.commandSomething(street.pick(users.filter((user) => street.town(user)?.step !== 'finished'))),
        kept: () => street.sky?.towns,
      },
      { mostSteps: MOST_STEPS, killOneIn: 60 },
    );
    expect(steps).toBeGreaterThan(30);
  },
  240_000,
);
