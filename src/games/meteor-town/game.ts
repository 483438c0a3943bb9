import type { Agreed, Game, TypesOf } from '../game.js';
import { seatsIn } from '../shared/lobby.js';
import { seatedGame } from '../shared/seated-game.js';
import type { Action } from './action.js';
import { nextDue } from './actions/table.js';
import { createGame, decide, RULES_VERSION } from './decide.js';
import type { GameEvent } from './event.js';
import { evolve } from './evolve.js';
import type { Refusal } from './refusal.js';
import { robots } from './robots/index.js';
import { initialState, lobbyRules, type GameState, type Options } from './state.js';
import { publicView, viewFor, type PublicView, type SeatView } from './view.js';

/** A daily town's seed is everybody's, and no person's choice. */
function create({ options, seed, seeded = false, fair }: Agreed<Options>): readonly GameEvent[] {
  return createGame({
    options: { ...options, seeded: options.seeded || (seeded && options.mode !== 'daily') },
    seed,
    ...(fair === undefined ? {} : { fair }),
  });
}

/** What everything outside the rules knows of Meteor Town. */
export const METEOR_TOWN: Game<GameState, Action, GameEvent, Refusal, SeatView, PublicView, Options> = {
  ...seatedGame(lobbyRules, ({ robotLevel }) => robotLevel),
  kind: 'meteor-town',
  rulesVersion: RULES_VERSION,
  initialState,
  create,
  decide,
  evolve,
  nextDue,
  publicView,
  viewFor,
  robots,
  daily: {
    mode: 'daily',
    seats: [1],
    dayOf: ({ options: { mode, day } }) => (mode === 'daily' ? day : null),
    seedsOf: ({ seed }) => [{ seats: 1, seed }],
  },
  attention: (state) => {
    if (state.phase !== 'play') return null;
    const playing = seatsIn(state).filter((seat) => state.seats[seat]?.robot === true);
    const seats = playing.filter((seat) => state.towns[seat]?.step !== 'finished');
    return seats.length === 0 ? null : { seats, before: null };
  },
};

export type MeteorTownTypes = TypesOf<typeof METEOR_TOWN>;
