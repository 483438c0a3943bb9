/** The public interface of the rules: what the table, the Discord side and the tools may import. */
import type { Attention, AwaitedTurn, Game, TypesOf } from '../game.js';
import { freeSeat as freeSeatAt } from '../shared/lobby.js';
import type { Action } from './action.js';
import { nextDue } from './actions/tick.js';
import { createGame, decide, isRefusal, RULES_VERSION } from './decide.js';
import type { GameEvent } from './event.js';
import { evolve, initialState } from './evolve.js';
import type { Refusal } from './refusal.js';
import { lobbyRules } from './checks.js';
import { levelNamed, LEVELS, ROBOTS } from './robots/index.js';
import { retreatTime } from './setup.js';
import type { GameState, Options, Seat } from './state.js';
import { TELLING } from './telling.js';
import { publicView, viewFor, type PublicView, type SeatView } from './view.js';

export type { Action, ActionType, Target } from './action.js';
export { nextDue } from './actions/tick.js';
export {
  blastsLeft,
  featureAt,
  ignoresAlert,
  isLost,
  isMeteorHex,
  markerAt,
  pointsOf,
  retreatsOf,
  tileOf,
  unitAt,
  unitOf,
  unitsOfSide,
} from './board.js';
export { cardOf, COMMAND_CARDS, type CommandCard } from './cards/command.js';
export { FACES, type Face } from './cards/dice.js';
export { SCENARIOS, scenarioOf, type Scenario } from './cards/scenarios.js';
export { TILES, TILE_KINDS } from './cards/tiles.js';
export { UNIT_KINDS, UNITS, type UnitData } from './cards/units.js';
export { createGame, decide, isRefusal, RULES_VERSION } from './decide.js';
export type { GameEvent, GameEventType } from './event.js';
export { evolve, evolveAll, initialState } from './evolve.js';
export { movementOrder, wayOf } from './flow/meteors-move.js';
export * from './hexes.js';
export { reachOf } from './moves.js';
export { cardInPlay, orderable, orderCount, orderedBy } from './orders.js';
export type { Refusal, RefusalCode } from './refusal.js';
export { LEVELS, type Level } from './robots/index.js';
export { featuresOf, isSlow, LIMITS, MOST_TURNS, unitsOf } from './setup.js';
export type * from './state.js';
export { mayCombat, targetsFrom, type TargetChoice } from './targets.js';
export { publicView, viewFor, type PublicView, type SeatPublic, type SeatView } from './view.js';

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
  kind: 'meteor-storm',
  rulesVersion: RULES_VERSION,
  byTurns: true,
  initialState,
  create: createGame,
  decide,
  isRefusal,
  evolve,
  telling: TELLING,
  nextDue,
  seats: ({ seats, options }) =>
    seats.map((seat) => (seat.robot && seat.level === undefined ? { ...seat, level: options.level } : seat)),
  freeSeat: (state) => freeSeatAt(state, lobbyRules(state.options)),
  phase: (state) => state.phase,
  publicView,
  viewFor,
  outcome: (state) => state.outcome,
  attention,
  awaited,
  robots: {
    levels: LEVELS,
    nothingSeen: null,
    think: (level, view, memory, random) => ({ action: ROBOTS[levelNamed(level)](view, random), memory }),
  },
};

export type MeteorStormTypes = TypesOf<typeof METEOR_STORM>;
export { METEOR_STORM as RULES };
