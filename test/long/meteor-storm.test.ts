import { afterEach, expect, test } from 'vitest';
import { SCENARIOS } from '../../src/games/meteor-storm/index.js';
import { faultsOf } from '../e2e/requests.js';
import { Duel } from '../e2e/meteor-storm/support.js';
import { Harness } from '../e2e/support.js';

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
    await harness.run(users[0], 'storm start');
    let steps = 0;
    for (; steps < MOST_STEPS && duel.isOn; steps += 1) {
      const before = duel.state;
      const sent = await duel.commandSomething(users);
      if (!duel.isOn) break;
      expect(duel.state, sent).not.toBe(before);
      if (duel.random.below(80) !== 0) continue;
      const { humanAt: _, ...state } = duel.state;
      await harness.crash();
      await harness.boot();
      await harness.quiet();
      // The time that the bot was away counts as nobody's idle time.
      expect(duel.state).toMatchObject(state);
    }
    expect(steps).toBeGreaterThan(30);
    expect(duel.isOn).toBe(false);
  },
  240_000,
);
