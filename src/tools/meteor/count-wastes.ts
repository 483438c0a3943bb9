/**
 * `npm run wastes -- --games 200`: plays games of robots and counts what they gave away. Options as of `simulate`;
 * `--passive` sits a newcomer at the first seat who does nothing.
 */
import { robotNamed, ROBOTS, type Robot } from '../../games/meteor/robots/index.js';
import { readOptions, USAGE } from './options.js';
import { playGame, type GameResult } from './play.js';
import { summarise } from './summary.js';
import { counting, noWastes } from './wastes.js';
import { seedOf } from '../simulate/seed-of.js';
import { UsageError } from '../simulate/usage-error.js';

const PASSIVE: Robot = { id: 'passive', think: (_view, memory) => ({ action: null, memory }) };

function measure(args: readonly string[]): void {
  const isPassive = args.includes('--passive');
  const options = readOptions(args.filter((arg) => arg !== '--passive'));
  const robot = robotNamed(options.robot) ?? ROBOTS[0];
  const people = isPassive ? { people: [PASSIVE] } : {};
  const wastes = noWastes();
  const results: GameResult[] = [];
  for (let game = 0; game < options.games; game += 1) {
    const { watch, end } = counting(wastes, (seat) => !isPassive || seat > 0);
    const result = playGame({ ...options, ...people, robot }, seedOf(options.seed, game), watch);
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
