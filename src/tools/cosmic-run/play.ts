import { COSMIC_RUN, type Action, type CosmicState, type Ending } from '../../games/cosmic-run/index.js';
import { thinkAt } from '../../games/cosmic-run/robots/index.js';
import { evolveAll } from '../../games/shared/evolve-all.js';
import { Random, seedRandom } from '../../games/shared/random.js';
import { WasteCount, type Wastes } from './wastes.js';

/** One kind of game to be simulated. */
export interface Setting {
  readonly players: number;
  /** The level of the robot on each place, in the order of play. */
  readonly levels: readonly string[];
  readonly seed: string;
}

/** What one game came to; plain data, to cross to a thread. */
export interface GameResult {
  readonly ending: Ending;
  readonly rounds: number;
  readonly decisions: number;
  /** By planet from 1: how it was scored, if it was. */
  readonly planets: readonly ('discovered' | 'destroyed' | 'open')[];
  readonly wastes: Wastes;
}

/** More decisions than any game takes. */
const MOST_DECISIONS = 10_000;

/** A game as it starts, all seats but the host's marked as robots. */
export function begun({ players, seed }: Setting): CosmicState {
  const options = { turnLimit: 'off', robotsAllowed: true } as const;
  const seats = Array.from({ length: players }, (_, seat): Action =>
    seat === 0 ? { type: 'join', seat } : { type: 'join', seat, robot: true },
  );
  const created = evolveAll(COSMIC_RUN, COSMIC_RUN.initialState, COSMIC_RUN.create({ options, seed }), 0);
  return [...seats, { type: 'start', by: 0 } as const].reduce(done, created);
}

/** The state after an action. Throws for one that the rules refuse. */
export function done(state: CosmicState, action: Action): CosmicState {
  const decision = COSMIC_RUN.decide(state, action, 0);
  if (COSMIC_RUN.isRefusal(decision))
    throw new Error(`refused: ${JSON.stringify(decision)} to ${JSON.stringify(action)}`);
  return evolveAll(COSMIC_RUN, state, decision, 0);
}

/** The state before a decision, and what is decided. */
type OnDecision = (state: CosmicState, action: Action) => void;

/** Plays on to the end, all seats by robots: `levels` by place in the order of play. */
export function playedOn(
  from: CosmicState,
  levels: readonly string[],
  random: Random,
  onDecision: OnDecision = () => undefined,
): CosmicState {
  let state = from;
  for (let decisions = 0; state.turn !== null; decisions += 1) {
    if (decisions > MOST_DECISIONS) throw new Error('the game does not end');
    const { seat } = state.turn;
    const level = levels[state.order.indexOf(seat)] ?? 'pilot';
    const action = thinkAt(level, COSMIC_RUN.viewFor(state, seat, 0), random);
    if (action === null) throw new Error('the robot has nothing to do');
    onDecision(state, action);
    state = done(state, action);
  }
  return state;
}

/** Plays one game from its start to its end, all seats by robots. */
export function playGame(setting: Setting): GameResult {
  let decisions = 0;
  const wastes = new WasteCount();
  const random = new Random(seedRandom(`robots ${setting.seed}`));
  const state = playedOn(begun(setting), setting.levels, random, (before, action) => {
    decisions += 1;
    wastes.note(before, action);
  });
  const { ending } = state;
  if (ending === null) throw new Error('no turn, and yet no end');
  return {
    ending,
    rounds: state.round,
    decisions,
    wastes: wastes.wastesOf(state),
    planets: state.planets.map(({ scored }) =>
      scored === null ? 'open' : scored === 'destroyed' ? 'destroyed' : 'discovered',
    ),
  };
}
