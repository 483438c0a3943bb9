import { SCENARIOS } from '../../src/games/meteor-storm/index.js';
import { Duel } from '../e2e/games/meteor-storm/support.js';
import { wholeGames } from './whole-games.js';

wholeGames(240_000, async (harness, game) => {
  const duel = new Duel(harness, `long ${game}`);
  const users = [harness.user('Ana'), harness.user('Ben')] as const;
  const scenario = SCENARIOS[game % SCENARIOS.length]?.id ?? 'open-sky';
  await harness.run(users[0], 'storm new', { seed: `long ${game}`, scenario, meteors: game % 5 !== 4, limit: 'off' });
  await harness.run(users[1], 'storm join');
  await harness.run(users[0], 'storm play', { act: 'start' });
  return {
    game: {
      random: duel.random,
      position: () => (duel.isOn ? duel.state : undefined),
      move: () => duel.commandSomething(users),
      // The time that the bot was away counts as nobody's idle time.
      kept: () => ({ ...duel.state, humanAt: null }),
    },
    // A game may go to its limit of 120 turns.
    mostSteps: 2_500,
    leastSteps: 30,
    killOneIn: 80,
  };
});
