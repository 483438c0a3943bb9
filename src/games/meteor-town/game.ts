import type { Game } from '../game.js';
import { freeSeat, seatsIn } from '../shared/lobby.js';
import type { Action } from './action.js';
import { nextDue } from './actions/table.js';
import { createGame, decide, isRefusal, RULES_VERSION } from './decide.js';
import type { GameEvent } from './event.js';
import { evolve } from './evolve.js';
import type { Refusal } from './refusal.js';
import { robots } from './robots/index.js';
import { initialState, lobbyRules, type GameState, type Options } from './state.js';
import { publicView, viewFor, type PublicView, type SeatView } from './view.js';

export const meteorTown: Game<GameState, Action, GameEvent, Refusal, SeatView, PublicView, Options> = {
  kind: 'meteor-town',
  rulesVersion: RULES_VERSION,
  initialState,
  create: createGame,
  decide,
  isRefusal,
  evolve,
  nextDue,
  seats: ({ seats }) => seats,
  freeSeat: (state) => freeSeat(state, lobbyRules(state)),
  phase: ({ phase }) => phase,
  publicView,
  viewFor,
  outcome: ({ outcome }) => outcome,
  robots,
  attention: (state) => {
    if (state.phase !== 'play') return null;
    const playing = seatsIn(state).filter((seat) => state.seats[seat]?.robot === true);
    const seats = playing.filter((seat) => state.towns[seat]?.step !== 'finished');
    return seats.length === 0 ? null : { seats, before: null };
  },
};
