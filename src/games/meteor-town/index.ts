/** The public interface of the rules: what the table, the Discord side and the tools may import. */
export type { Action, ActionType, TownAction, TownActionType } from './action.js';
export { modified, modifierUses, rolesFit } from './actions/assign.js';
export { nextDue } from './actions/table.js';
export { paymentsFor, salesOf, type BuildChoice, type Choices, type Use } from './choices.js';
export { buildable } from './flow/column.js';
export { createGame, decide, RULES_VERSION } from './decide.js';
export { isRefusal } from '../shared/decision.js';
export { dieOf, type Slot } from './die.js';
export type { GameEvent, GameEventType, TableEvent, TownEvent } from './event.js';
export { evolve, evolveAll } from './evolve.js';
export { isTownEvent } from './evolve-town.js';
export { METEOR_TOWN, METEOR_TOWN as RULES, type MeteorTownTypes } from './game.js';
export type { Refusal, RefusalCode, RoleCount } from './refusal.js';
export { scoreOf, type Score } from './scoring.js';
export * from './sheet.js';
export {
  initialState,
  isPersonal,
  LOBBY_MS,
  MOST_SEATS,
  SKY_MS,
  type EndReason,
  type GameState,
  type Mode,
  type Options,
  type Outcome,
  type RobotLevel,
} from './state.js';
export { MOST_THOUGHTS, newPractice, PRACTICE_OPTIONS, RobotTown, robotScore } from './robots/score.js';
export type { StrikeChoice } from './flow/strike.js';
export {
  costOf,
  FIRST_TOWN,
  hasCrater,
  hasEarlierCosts,
  meteorsNow,
  standingIn,
  stands,
  UNBUILT,
  type Die,
  type ModifierUse,
  type Role,
  type Step,
  type Town,
} from './town.js';
export { publicView, viewFor, type PublicView, type SeatPublic, type SeatView } from './view.js';
