/**
 * `npm run hints -- --games 200`: a player who does only what the hints say, beside two Veterans, and how often they
 * win. Options as of `simulate`.
 */
import { hintFor, steadyHint, unseenFronts, type Action, type Advised, type Hint } from '../../games/meteor/index.js';
import { robotNamed, ROBOTS, type Robot } from '../../games/meteor/robots/index.js';
import type { SeatView } from '../../games/meteor/view/seat.js';
import type { GameState } from '../../games/meteor/state.js';
import { readOptions, USAGE } from './options.js';
import { playGame, type GameResult } from './play.js';
import { summarise } from './summary.js';
import { seedOf } from '../simulate/seed-of.js';
import { UsageError } from '../simulate/usage-error.js';

/** What a press on what the hint names does. */
function acted({ seat }: SeatView, hint: Hint): Action {
  switch (hint.kind) {
    case 'place':
      return { type: 'place', seat, card: hint.card, site: hint.site };
    case 'launch':
      return { type: 'launch', seat, target: hint.target, sites: hint.sites, change: hint.change };
    case 'scrap':
      return { type: 'scrap', seat, site: hint.site };
    case 'pass':
      return { type: 'pass', seat, confirmed: false };
  }
}

/** Someone who knows nothing but the hint on the panel: it is made whenever the panel would be drawn. */
function follower(state: () => GameState | null): Robot {
  let advised: Advised | null = null;
  return {
    id: 'hints',
    think: (view, memory, _random, now) => {
      const game = state();
      advised = steadyHint(view, hintFor(view, game === null ? [] : unseenFronts(game), now), advised, now);
      return { action: advised.hint === null ? null : acted(view, advised.hint), memory };
    },
  };
}

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
