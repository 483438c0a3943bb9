/**
 * `npm run wastes -- --games 200`: plays games of robots and counts what they gave away. Options as of `simulate`;
 * `--passive` sits a newcomer at the first seat who does nothing, `--hints` one who does what the hints say.
 */
import { robotNamed, ROBOTS } from '../../games/meteor/robots/index.js';
import type { GameState } from '../../games/meteor/state.js';
import { readOptions, USAGE } from './options.js';
import { follower, PASSIVE } from './people.js';
import { playGame, type GameResult } from './play.js';
import { summarise } from './summary.js';
import { counting, noWastes } from './wastes.js';
import { seedOf } from '../simulate/seed-of.js';
import { UsageError } from '../simulate/usage-error.js';

const NEWCOMERS = ['--passive', '--hints'] as const;

function measure(args: readonly string[]): void {
  const newcomer = NEWCOMERS.find((flag) => args.includes(flag)) ?? null;
  const options = readOptions(args.filter((arg) => arg !== newcomer));
  const robot = robotNamed(options.robot) ?? ROBOTS[0];
  const wastes = noWastes();
  const results: GameResult[] = [];
  for (let game = 0; game < options.games; game += 1) {
    let seen: GameState | null = null;
    const person = newcomer === '--hints' ? follower(() => seen) : PASSIVE;
    const people = newcomer === null ? {} : { people: [person] };
    const { watch, end } = counting(wastes, (seat) => newcomer === null || seat > 0);
    const result = playGame({ ...options, ...people, robot }, seedOf(options.seed, game), (state, ...act) => {
      seen = state;
      watch(state, ...act);
    });
    end(result);
    results.push(result);
  }
  const { games, won, idleLosses, overkills } = summarise(results);
  const counts = { games, won, lost: games - won, idleLosses, overkillsPerGame: overkills, ...wastes };
  if (options.json) console.log(JSON.stringify(counts));
  else for (const [name, count] of Object.entries(counts)) console.log(`${name.padEnd(20)} ${count}`);
}

try {
  measure(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof UsageError ? `${error.message}\n\n${USAGE}` : error);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
