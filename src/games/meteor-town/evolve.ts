import { committed } from '../shared/fair.js';
import { evolveLobby } from '../shared/lobby.js';
import type { Millis } from '../shared/time.js';
import type { GameEvent, TableEvent, TownEvent } from './event.js';
import { evolveTown, isTownEvent } from './evolve-town.js';
import { COSTS_SINCE } from './sheet.js';
import type { GameState } from './state.js';
import { FIRST_TOWN } from './town.js';

function inTown(state: GameState, event: TownEvent, at: Millis): GameState {
  const town = state.towns[event.seat];
  if (town === undefined || town === null) throw new Error(`${event.type} at seat ${event.seat}, which has no town`);
  const towns = state.towns.slice();
  towns[event.seat] = evolveTown(town, event, at);
  return { ...state, towns, at };
}

function atTable(state: GameState, event: TableEvent, at: Millis): GameState {
  switch (event.type) {
    case 'created': {
      const { rules, options, seed, fair } = event;
      return { ...state, rules, options, seed, ...committed(fair), openedAt: at, at };
    }
    case 'configured':
      return { ...state, options: event.options, at };
    case 'started': {
      const first = Number(state.rules) < COSTS_SINCE ? { ...FIRST_TOWN, earlierCosts: true } : FIRST_TOWN;
      const towns = state.seats.map((_, seat) => (event.seats.includes(seat) ? first : null));
      return { ...state, phase: 'play', towns, startedAt: at, deadline: event.deadline, at };
    }
    case 'returned':
      return { ...state, at };
    case 'ended': {
      const { result, reason, winners } = event;
      return { ...state, phase: 'over', deadline: null, outcome: { result, reason, winners, at }, at };
    }
    default:
      return evolveLobby({ ...state, at }, event);
  }
}

/** Folds one event into the state. */
export const evolve = (state: GameState, event: GameEvent, at: Millis): GameState =>
  isTownEvent(event) ? inTown(state, event, at) : atTable(state, event, at);

/** Folds several that happened at the same moment. */
export const evolveAll = (state: GameState, events: readonly GameEvent[], at: Millis): GameState =>
  events.reduce((folded, event) => evolve(folded, event, at), state);
