import { COSMIC_RUN, type Action, type CosmicState } from '../../games/cosmic-run/index.js';
import { thinkAt } from '../../games/cosmic-run/robots/index.js';
import { evolveAll } from '../../games/shared/evolve-all.js';
import { Random, seedRandom } from '../../games/shared/random.js';
import { timesEmpty } from '../bench/pictures.js';
import { decisionsPerSecond } from '../bench/rate.js';
import { sampleSvg } from './sample.js';

/** A game as its robots played it, to be played again without them. */
interface Recording {
  readonly first: CosmicState;
  readonly actions: readonly Action[];
}

function after(state: CosmicState, action: Action): CosmicState {
  const decision = COSMIC_RUN.decide(state, action, 0);
  if (COSMIC_RUN.isRefusal(decision)) throw new Error(`refused: ${decision.code}`);
  return evolveAll(COSMIC_RUN, state, decision, 0);
}

function record(seed: string, players: number): Recording {
  const options = { turnLimit: 'off', robotsAllowed: true } as const;
  const first = evolveAll(COSMIC_RUN, COSMIC_RUN.initialState, COSMIC_RUN.create({ options, seed }), 0);
  const actions: Action[] = Array.from({ length: players }, (_, seat) => ({ type: 'join', seat }));
  actions.push({ type: 'start', by: 0 });
  const random = new Random(seedRandom(seed));
  let state = actions.reduce(after, first);
  while (state.turn !== null) {
    const action = thinkAt('pilot', COSMIC_RUN.viewFor(state, state.turn.seat, 0), random);
    if (action === null) throw new Error('the robot has nothing to do');
    actions.push(action);
    state = after(state, action);
  }
  return { first, actions };
}

const GAMES = 60;

/** Decisions of the engine a second on one core, over recorded games of 2, 3 and 4 players. */
function benchCosmicRun(): {
  readonly decisionsPerSecond: number;
  readonly decisionsPerGame: number;
  readonly pictureTimesEmpty: number;
} {
  const games = Array.from({ length: GAMES }, (_, at) => record(`bench-${at}`, 2 + (at % 3)));
  const decisions = games.reduce((sum, { actions }) => sum + actions.length, 0);
  return {
    decisionsPerSecond: decisionsPerSecond(decisions, () => {
      for (const { first, actions } of games) actions.reduce(after, first);
    }),
    decisionsPerGame: Math.round(decisions / GAMES),
    pictureTimesEmpty: timesEmpty(sampleSvg()),
  };
}

export const BENCHES = { cosmic: benchCosmicRun } as const;
