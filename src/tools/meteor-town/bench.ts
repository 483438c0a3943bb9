import { decide, evolveAll, isRefusal, type Action } from '../../games/meteor-town/index.js';
import { timesEmpty } from '../bench/pictures.js';
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
const ROUNDS = 12;

/** The actions of whole towns: half of them played at random, half well. */
const recorded = (): { readonly seed: string; readonly actions: readonly Action[] }[] =>
  Array.from({ length: TOWNS }, (_, at) => {
    const actions: Action[] = [];
    const seed = `bench-${at}`;
    playTown(seed, playerFor({ robot: at % 2 === 0 ? 'visitor' : 'mayor', line: null }), (action) => {
      actions.push(action);
    });
    return { seed, actions };
  });

/** Plays the best of several rounds: what the machine can do while nothing else runs on it. */
export function benchTown(): TownFigures {
  const games = recorded();
  const actions = games.reduce((sum, game) => sum + game.actions.length, 0);
  let best = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const began = performance.now();
    for (const { seed, actions: asked } of games) {
      let state = newTown(seed);
      for (const action of asked) {
        const decision = decide(state, action, NOW);
        if (!isRefusal(decision)) state = evolveAll(state, decision, NOW);
      }
    }
    best = Math.max(best, actions / ((performance.now() - began) / 1000));
  }
  return {
    actionsPerSecond: Math.round(best),
    gamesPerSecond: Math.round(best / (actions / games.length)),
    pictureTimesEmpty: timesEmpty(sampleSvg()),
  };
}
