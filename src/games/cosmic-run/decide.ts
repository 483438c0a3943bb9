import type { Agreed } from '../game.js';
import { Random, seedRandom } from '../shared/random.js';
import type { Action, ActionType, Of } from './action.js';
import { assign, roll } from './actions/dice.js';
import { endOwnTurn, move, recruit, retire } from './actions/finishing.js';
import { configure, seating } from './actions/seating.js';
import { start } from './actions/start.js';
import { goOn } from './actions/strike.js';
import { downtime, tick } from './actions/time.js';
import { use } from './actions/use.js';
import { Decision } from './decision.js';
import type { CosmicEvent } from './event.js';
import { advance } from './flow/advance.js';
import type { Refusal } from './refusal.js';
import { DEFAULT_LEVEL, thinkAt } from './robots/index.js';
import type { CosmicState, Millis, Options } from './state.js';
import { viewFor } from './view.js';

/**
 * Which rules, with which card set, wrote a log. Grows with any change that alters what an action leads to. 2: of two
 * players the second begins with three crystals. 3: two more choices in step 3.
 */
export const RULES_VERSION = '3';

type Handler<T extends ActionType> = (decision: Decision, action: Of<T>) => Refusal | null;

const HANDLERS: { readonly [T in ActionType]: Handler<T> } = {
  join: seating,
  leave: seating,
  kick: seating,
  'make-host': seating,
  end: seating,
  abandon: seating,
  configure: configure,
  start: start,
  'go-on': goOn,
  assign: assign,
  roll: roll,
  use: use,
  move: move,
  recruit: recruit,
  retire: retire,
  'end-turn': endOwnTurn,
  tick: (decision, action) => tick(decision, action, playRestOfTurn),
  downtime: downtime,
};

/** Carries out an action, and goes on until somebody has a choice. */
function carryOut(decision: Decision, action: Action): Refusal | null {
  // The cast is safe: the type of the map ties each kind of action to its handler.
  const handler = HANDLERS[action.type] as Handler<ActionType>;
  const refusal = handler(decision, action);
  // What is about seats alone moves nothing, unless it was the player whose turn it was who left.
  if (refusal === null && decision.events.length > 0) advance(decision);
  return refusal;
}

/** More than any turn takes. */
const MOST_THOUGHTS = 200;

/** A robot plays what is left of the turn, seeing what its seat sees (CR13). */
function playRestOfTurn(decision: Decision): void {
  const { seat } = decision.turn;
  const turns = decision.state.round;
  for (let thought = 0; thought < MOST_THOUGHTS; thought += 1) {
    const { turn, round } = decision.state;
    if (turn === null || turn.seat !== seat || round !== turns) return;
    const view = viewFor(decision.state, seat, decision.now);
    // The robot has a generator of its own, so that its draws don't change the game's.
    const action = thinkAt(DEFAULT_LEVEL, view, new Random(decision.state.random));
    const refusal = action === null ? null : carryOut(decision, action);
    if (action === null || refusal !== null) throw new Error(`the robot can't play on: ${JSON.stringify(refusal)}`);
  }
  throw new Error('the robot does not end its turn');
}

/**
 * What an action leads to at `now` (milliseconds since the epoch): events, possibly none (a tick before anything is
 * due), or a refusal.
 */
export function decide(state: CosmicState, action: Action, now: Millis): readonly CosmicEvent[] | Refusal {
  const decision = new Decision(state, now);
  return carryOut(decision, action) ?? decision.events;
}

/** The first events of a game. The host then joins like anyone else. */
export const createGame = (agreed: Agreed<Options>): readonly CosmicEvent[] => [
  { type: 'created', rules: RULES_VERSION, ...agreed, random: seedRandom(agreed.seed) },
];
