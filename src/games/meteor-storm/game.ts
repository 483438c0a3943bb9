import type { Attention, AwaitedTurn, Game, TypesOf } from '../game.js';
import { seatedGame } from '../shared/seated-game.js';
import type { Action } from './action.js';
import { nextDue } from './actions/tick.js';
import { createGame, decide, RULES_VERSION } from './decide.js';
import type { GameEvent } from './event.js';
import { evolve, initialState } from './evolve.js';
import type { Refusal } from './refusal.js';
import { lobbyRules } from './checks.js';
import { levelNamed, LEVELS, ROBOTS } from './robots/index.js';
import { retreatTime } from './setup.js';
import type { GameState, Options, Seat } from './state.js';
import { TELLING } from './telling.js';
import { publicView, viewFor, type PublicView, type SeatView } from './view.js';

/** The owner of a unit that may retire, else the active player. */
function attention(state: GameState): Attention | null {
  if (state.phase !== 'play') return null;
  const asked = state.retreat === null ? undefined : state.units[state.retreat.unit];
  const seat: Seat = asked?.side ?? state.active;
  return { seats: [seat], before: state.retreat?.until ?? state.deadline };
}

/** The turn that the other side waits for; while a red alert is being settled, that of the unit's owner (MS8). */
function awaited(state: GameState): AwaitedTurn | null {
  const { phase, retreat, units, active, turn, options, deadline, seats } = state;
  if (phase !== 'play') return null;
  const seat: Seat = retreat === null ? active : (units[retreat.unit]?.side ?? active);
  if (seats[seat]?.robot === true || (retreat === null && state.robotPlays)) return null;
  return retreat === null
    ? { seats: [seat], turn: String(turn), limitMs: options.limitMs, until: deadline }
    : {
        seats: [seat],
        turn: `${turn}.${retreat.unit}.${retreat.symbols}`,
        limitMs: retreatTime(options),
        until: retreat.until,
      };
}

/** What everything outside the rules knows of Meteor Storm. */
export const METEOR_STORM: Game<GameState, Action, GameEvent, Refusal, SeatView, PublicView, Options> = {
  ...seatedGame(lobbyRules, ({ level }) => level),
  kind: 'meteor-storm',
  rulesVersion: RULES_VERSION,
  initialState,
  create: createGame,
  decide,
  evolve,
  telling: TELLING,
  nextDue,
  publicView,
  viewFor,
  attention,
  awaited,
  robots: {
    levels: LEVELS,
    think: (level, view, _memory, random) => ({ action: ROBOTS[levelNamed(level)](view, random) }),
  },
};

export type MeteorStormTypes = TypesOf<typeof METEOR_STORM>;
