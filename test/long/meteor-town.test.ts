import type { LocalUser } from '../../src/local/index.js';
import { TownPlayers } from '../e2e/games/meteor-town/support.js';
import { wholeGames } from './whole-games.js';

wholeGames(240_000, async (harness, game) => {
  const players = new TownPlayers(harness, `long ${game}`);
  const users = ['Ana', 'Ben', 'Zoe'].slice(0, 1 + (game % 3)).map((name) => harness.user(name));
  const [host, ...others] = users as [LocalUser, ...LocalUser[]];
  await harness.run(host, 'town new', { seed: `long ${game}` });
  for (const user of others) await harness.run(user, 'town join');
  await harness.run(host, 'town play', { act: 'start' });
  return {
    game: {
      random: players.random,
      position: () => players.sky && JSON.stringify(players.sky.towns),
      move: () =>
        players.commandSomething(players.pick(users.filter((user) => players.town(user)?.step !== 'finished'))),
      kept: () => players.sky?.towns,
    },
    mostSteps: 1_500,
    leastSteps: 30,
    killOneIn: 60,
  };
});
