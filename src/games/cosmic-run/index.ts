/** The rules' front door: what the table, the Discord side and the tools may use of them. */
import type { Attention, Game } from '../game.js';
import { freeSeat } from '../shared/lobby.js';
import { lobbyRules } from './actions/seating.js';
import { nextDue } from './actions/time.js';
import type { Action } from './action.js';
import { createGame, decide, isRefusal, RULES_VERSION } from './decide.js';
import type { CosmicEvent } from './event.js';
import { evolve, initialState } from './evolve.js';
import type { Refusal } from './refusal.js';
import { LEVELS, thinkAt } from './robots/index.js';
import type { CosmicState, Options } from './state.js';
import { publicView, viewFor, type PublicView, type SeatView } from './view.js';

export type { Action, ActionType } from './action.js';
export { RULES_VERSION } from './decide.js';
export { evolveAll } from './evolve.js';
export type { CosmicEvent, CosmicEventType } from './event.js';
export type { Refusal, RefusalCode } from './refusal.js';
export type * from './state.js';
export type { PublicView, SeatView } from './view.js';

/** Robots look when a robot's turn has come. */
function attention({ phase, turn, seats }: CosmicState): Attention | null {
  if (phase !== 'play' || turn === null || seats[turn.seat]?.robot !== true) return null;
  return { seats: [turn.seat], before: null };
}

export const cosmicRun: Game<CosmicState, Action, CosmicEvent, Refusal, SeatView, PublicView, Options> = {
  kind: 'cosmic-run',
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
  outcome: ({ ending }) =>
    ending === null ? null : { result: ending.result, reason: ending.reason, at: ending.at, winners: ending.winners },
  robots: {
    levels: LEVELS,
    nothingSeen: null,
    think: (level, view, memory, random) => ({ action: thinkAt(level, view, random), memory }),
  },
  attention,
};
