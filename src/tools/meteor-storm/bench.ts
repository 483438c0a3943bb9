import {
  decide,
  isRefusal,
  METEOR_STORM,
  SCENARIOS,
  type Action,
  type GameState,
} from '../../games/meteor-storm/index.js';
import { evolveAll } from '../../games/shared/evolve-all.js';
import { timesEmpty } from '../bench/pictures.js';
import { decisionsPerSecond } from '../bench/rate.js';
import { seatedTable, steps, type Setting } from './play.js';
import { sampleSvg } from './sample.js';

/** What `npm run bench` says of the engine. */
interface StormFigures {
  readonly actionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly pictureTimesEmpty: number;
}

const NOW = 1_000_000;
const GAMES = 40;

interface Recording {
  readonly first: GameState;
  readonly actions: readonly Action[];
}

/** Whole games of robots: half of them random, half well played. Choosing the actions is not what is measured. */
const recorded = (): Recording[] =>
  Array.from({ length: GAMES }, (_, game) => {
    const scenario = SCENARIOS[game % SCENARIOS.length] ?? SCENARIOS[0];
    const setting: Setting = { scenario: scenario.id, match: 'mixed', meteors: true, seed: 'bench' };
    return { first: seatedTable(setting, game), actions: [...steps(setting, game)].map(({ action }) => action) };
  });

/** Plays a game again from its first state: each action decided, its events folded as a table folds them. */
function playAgain({ first, actions }: Recording): void {
  let state = first;
  for (const action of actions) {
    const decision = decide(state, action, NOW);
    if (isRefusal(decision)) throw new Error(`refused: ${decision.code}`);
    state = evolveAll(METEOR_STORM, state, decision, NOW);
  }
}

function benchStorm(): StormFigures {
  const games = recorded();
  const decisions = games.reduce((sum, { actions }) => sum + actions.length, 0);
  const actionsPerSecond = decisionsPerSecond(decisions, () => {
    games.forEach(playAgain);
  });
  return {
    actionsPerSecond,
    gamesPerSecond: Math.round(actionsPerSecond / (decisions / games.length)),
    pictureTimesEmpty: timesEmpty(sampleSvg()),
  };
}

export const BENCHES = { storm: benchStorm } as const;
