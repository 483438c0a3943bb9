import { decide, isRefusal, METEOR_TOWN, type Action } from '../../games/meteor-town/index.js';
import { evolveAll } from '../../games/shared/evolve-all.js';
import { timesEmpty } from '../bench/pictures.js';
import { decisionsPerSecond } from '../bench/rate.js';
import { newTown, playerFor, playTown } from './play.js';
import { sampleSvg } from './sample.js';

/** What `npm run bench` says of the engine. */
export interface TownFigures {
  readonly actionsPerSecond: number;
  readonly gamesPerSecond: number;
  readonly pictureTimesEmpty: number;
}

const NOW = 0;
const TOWNS = 60;

interface Recording {
  readonly seed: string;
  readonly actions: readonly Action[];
}

/** The actions of whole towns: half of them played at random, half well. Choosing them is not what is measured. */
const recorded = (): Recording[] =>
  Array.from({ length: TOWNS }, (_, at) => {
    const actions: Action[] = [];
    const seed = `bench-${at}`;
    playTown(seed, playerFor({ robot: at % 2 === 0 ? 'visitor' : 'mayor', line: null }), (action) => {
      actions.push(action);
    });
    return { seed, actions };
  });

/** Plays a town again: each action decided, its events folded as a table folds them. */
function playAgain({ seed, actions }: Recording): void {
  let state = newTown(seed);
  for (const action of actions) {
    const decision = decide(state, action, NOW);
    if (isRefusal(decision)) throw new Error(`refused: ${decision.code}`);
    state = evolveAll(METEOR_TOWN, state, decision, NOW);
  }
}

function benchTown(): TownFigures {
  const games = recorded();
  const actions = games.reduce((sum, game) => sum + game.actions.length, 0);
  const actionsPerSecond = decisionsPerSecond(actions, () => {
    games.forEach(playAgain);
  });
  return {
    actionsPerSecond,
    gamesPerSecond: Math.round(actionsPerSecond / (actions / games.length)),
    pictureTimesEmpty: timesEmpty(sampleSvg()),
  };
}

export const BENCHES = { town: benchTown } as const;
