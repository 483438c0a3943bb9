import type { Attention, Game, TypesOf } from '../game.js';
import { seatedGame } from '../shared/seated-game.js';
import type { Action } from './action.js';
import { lobbyRules } from './actions/seating.js';
import { awaited, nextDue } from './actions/time.js';
import { createGame, decide, RULES_VERSION } from './decide.js';
import type { CosmicEvent } from './event.js';
import { evolve, initialState } from './evolve.js';
import type { Refusal } from './refusal.js';
import { LEVELS, thinkAt } from './robots/index.js';
import { ROBOT_MS } from './setup.js';
import type { CosmicState, Options } from './state.js';
import { publicView, viewFor, type PublicView, type SeatView } from './view.js';

/** Robots look when a robot's turn has come, and soon after each thing that it did. */
function attention({ phase, turn, seats, since }: CosmicState): Attention | null {
  if (phase !== 'play' || turn === null || seats[turn.seat]?.robot !== true) return null;
  return { seats: [turn.seat], before: since + ROBOT_MS };
}

/** What everything outside the rules knows of Cosmic Run. */
export const COSMIC_RUN: Game<CosmicState, Action, CosmicEvent, Refusal, SeatView, PublicView, Options> = {
  ...seatedGame(lobbyRules, ({ robotLevel }) => robotLevel),
  kind: 'cosmic-run',
  rulesVersion: RULES_VERSION,
  initialState,
  create: createGame,
  decide,
  evolve,
  nextDue,
  publicView,
  viewFor,
  outcome: ({ ending }) =>
    ending === null ? null : { result: ending.result, reason: ending.reason, at: ending.at, winners: ending.winners },
  robots: {
    levels: LEVELS,
    slow: ['commander'],
    think: (level, view, _memory, random) => ({ action: thinkAt(level, view, random) }),
  },
  attention,
  awaited,
};

export type CosmicRunTypes = TypesOf<typeof COSMIC_RUN>;
