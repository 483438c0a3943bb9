/** The public interface of the rules: what the table, the Discord side and the tools may import. */
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
export { createGame, decide, RULES_VERSION } from './decide.js';
export { isRefusal } from '../shared/decision.js';
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
export { METEOR_STORM, METEOR_STORM as RULES, type MeteorStormTypes } from './game.js';
