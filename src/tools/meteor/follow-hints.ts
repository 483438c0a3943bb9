/**
 * `npm run hints -- --games 200`: a player who does only what the hints say, beside two Veterans, and how often they
 * win. Options as of `simulate`.
 */
import { robotNamed, ROBOTS } from '../../games/meteor/robots/index.js';
import type { GameState } from '../../games/meteor/state.js';
import { readOptions, USAGE } from './options.js';
import { follower } from './people.js';
import { playGame, type GameResult } from './play.js';
import { summarise } from './summary.js';
import { seedOf } from '../simulate/seed-of.js';
import { UsageError } from '../simulate/usage-error.js';

function measure(args: readonly string[]): void {
  const options = readOptions(args);
  const robot = robotNamed(options.robot) ?? ROBOTS[0];
  const results: GameResult[] = [];
  for (let game = 0; game < options.games; game += 1) {
    let seen: GameState | null = null;
    const people = [follower(() => seen)];
    results.push(
      playGame({ ...options, robot, people }, seedOf(options.seed, game), (state) => {
        seen = state;
      }),
    );
  }
  const { games, won, wonShare, interval, refused } = summarise(results);
  const seeds = `${seedOf(options.seed, 0)} to ${seedOf(options.seed, games - 1)}`;
  const counts = { games, won, wonShare, interval, refused, seeds };
  if (options.json) console.log(JSON.stringify(counts));
  else for (const [name, count] of Object.entries(counts)) console.log(`${name.padEnd(10)} ${String(count)}`);
}

try {
  measure(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof UsageError ? `${error.message}\n\n${USAGE}` : error);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
