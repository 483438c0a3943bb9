import type { Agreed } from '../game.js';
import { isLobbyAction, isIn } from '../shared/lobby.js';
import type { Millis } from '../shared/time.js';
import type { Action, TownAction, TownActionType } from './action.js';
import { activate, build, gain, sell, skip } from './actions/activate.js';
import { assign } from './actions/assign.js';
import { rollBonus } from './actions/bonus.js';
import { reroll, set } from './actions/dice.js';
import { next, takeBack } from './actions/next.js';
import { strike, write } from './actions/strike.js';
import { aboutSeats, configure, downtime, endWhenDone, start, tick } from './actions/table.js';
import type { GameEvent } from './event.js';
import type { Refusal } from './refusal.js';
import { refuse } from './checks.js';
import type { GameState, Options } from './state.js';
import { TownTurn } from './turn.js';

/**
 * Which rules, with which sheet, wrote a log. Grows with any change that alters what an action leads to. 2: taking back
 * closes a bonus die's empty column again; the order of two meteors is asked only where it matters. 3: six buildings have other
 * costs.
 */
export const RULES_VERSION = '3';

type Decision = readonly GameEvent[] | Refusal;
type TownHandler<T extends TownActionType> = (
  turn: TownTurn,
  action: Extract<TownAction, { readonly type: T }>,
) => Refusal | null;

const TOWN: { readonly [T in TownActionType]: TownHandler<T> } = {
  reroll: reroll,
  set: set,
  assign: assign,
  strike: strike,
  write: write,
  activate: activate,
  gain: gain,
  sell: sell,
  build: build,
  skip: skip,
  'roll-bonus': rollBonus,
  'take-back': takeBack,
  next: next,
};

const isTownAction = (action: Action): action is TownAction => Object.hasOwn(TOWN, action.type);

function inTown(state: GameState, action: TownAction, now: Millis): Decision {
  if (state.phase === 'over') return refuse('game-over');
  if (!isIn(state, action.seat)) return refuse('not-seated');
  const town = state.towns[action.seat] ?? null;
  if (state.phase !== 'play' || town === null) return refuse('not-started');
  if (town.step === 'finished') return refuse('town-finished');
  const turn = new TownTurn(action.seat, town, state.seed, now);
  // The cast is safe: the type of the map ties each kind of action to its handler.
  const handler = TOWN[action.type] as TownHandler<TownActionType>;
  const refusal = handler(turn, action);
  if (refusal !== null) return refusal;
  if (turn.town.step !== 'finished') return turn.events;
  const towns = state.towns.with(action.seat, turn.town);
  return [...turn.events, ...endWhenDone({ ...state, towns })];
}

/**
 * What an action leads to at `now` (milliseconds since the epoch): events, possibly none (a tick before anything is
 * due), or a refusal. The caller submits `tick` first.
 */
export function decide(state: GameState, action: Action, now: Millis): Decision {
  if (isTownAction(action)) return inTown(state, action, now);
  if (isLobbyAction(action)) return aboutSeats(state, action, now);
  switch (action.type) {
    case 'start':
      return start(state, action, now);
    case 'configure':
      return configure(state, action);
    case 'tick':
      return tick(state, action, now);
    case 'downtime':
      return downtime(state, action);
  }
}

/** The first events of a game. Its host then joins like anyone else. */
export const createGame = ({ options, seed, fair }: Agreed<Options>): readonly GameEvent[] => [
  { type: 'created', rules: RULES_VERSION, options, seed, ...(fair === undefined ? {} : { fair }) },
];
