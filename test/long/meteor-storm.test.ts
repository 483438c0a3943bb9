import { afterEach, expect, test } from 'vitest';
import { SCENARIOS } from '../../src/games/meteor-storm/index.js';
import { faultsOf } from '../e2e/support/requests.js';
import { Duel } from '../e2e/games/meteor-storm/support.js';
import { Harness } from '../e2e/support/harness.js';
import { playWithKills } from './whole-games.js';

/**
 * Fifty whole games of Meteor Storm through the real bot, by players who know slash commands and autocomplete and
 * nothing else, with kills in between. Whatever is offered must be taken; whatever was done must be there after a kill.
 */
const GAMES = 50;
/** A game may go to its limit of 120 turns. */
const MOST_STEPS = 2_500;

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
    const duel = new Duel(harness, `long ${game}`);
    const users = [harness.user('Ana'), harness.user('Ben')] as const;
    const scenario = SCENARIOS[game % SCENARIOS.length]?.id ?? 'open-sky';
    await harness.run(users[0], 'storm new', { seed: `long ${game}`, scenario, meteors: game % 5 !== 4, limit: 'off' });
    await harness.run(users[1], 'storm join');
    await harness.run(users[0], 'storm play', { act: 'start' });
    const steps = await playWithKills(
      harness,
      {
        random: duel.random,
        position: () => (duel.isOn ? duel.state : undefined),
        move: () => duel.commandSomething(users),
        // The time that the bot was away counts as nobody's idle time.
        kept: () => ({ ...duel.state, humanAt: null }),
      },
      { mostSteps: MOST_STEPS, killOneIn: 80 },
    );
    expect(steps).toBeGreaterThan(30);
  },
  240_000,
);
