/** The public interface of the rules: what the table, the Discord side and the tools may import. */
export type { MeteorAnalysis } from './analysis/analyse.js';
export type { CurvePoint, Swing } from './analysis/curve.js';
export type { Move } from './analysis/move.js';
export type { TurningPoint } from './analysis/turning-points.js';
export { practiceAt } from './analysis/practice.js';
export type { Action, ActionType, Authority, LobbyChoice } from './action.js';
export { departureOf, freeSeat } from './actions/seating.js';
export { nextDue } from './actions/tick.js';
export {
  bossOf,
  CARDS,
  cardOf,
  challengeOf,
  METEOR_DECK,
  orderOf,
  powerOf,
  RESOURCE_DECK,
  rocketIn,
  technologyIn,
  type Card,
} from './catalogue.js';
export type { Ability, AbilityKind } from './cards/seat-effects.js';
export { createGame, decide, RULES_VERSION } from './decide.js';
export { isRefusal } from '../shared/decision.js';
export type { GameEvent, GameEventType } from './event.js';
export { evolve, evolveAll, initialState } from './evolve.js';
export type { Refusal, RefusalCode } from './refusal.js';
export { inTheAir } from './view/in-the-air.js';
export { isMeteors } from './names.js';
export { EMPTY_SEAT_TALLY } from './tally/seats.js';
export { LEVELS, type RobotLevel } from './robots/levels.js';
export { winRateOf } from './robots/win-rates.js';
export { DAILY_TIMES } from './daily.js';
export { METEOR, METEOR as RULES, type MeteorTypes } from './game.js';
export { LESSON_STEPS, lessonPlace, type LessonPlace } from './lesson/progress.js';
export { LESSON_OPTIONS, LESSON_SCRIPT, type LessonMove, type LessonStepId } from './lesson/script.js';
export { isLastZone } from './robots/bosses.js';
export { Advice } from './robots/advice.js';
export { hintFor, type Hint } from './robots/hint.js';
export { hintDue, steadyHint, type Advised } from './robots/steady-hint.js';
export { humansIn, seatsIn } from './checks.js';
export { MOST_PLAYERS, setupFor } from './setup.js';
export { areGestures, type Shown } from './silence/gestures.js';
export {
  speechRuleFor,
  isSilent,
  keepsSilence,
  maySpeak,
  satDown,
  silenceHolds,
  talkOpened,
} from './silence/speech.js';
export type { SpeechRule, Writer } from './silence/speech.js';
export { fitsSilence, judgeMessage, type Judgement, type MessageTraits } from './silence/judge.js';
export type * from './state.js';
export { legalActions } from './view/legal.js';
export { publicView, seenByAll, viewFor } from './view/seat.js';
export { chanceOf, launchPromise, overkillsOnPurpose, startsRetrofit, unseenFronts } from './view/promises.js';
export type { Aim, LaunchPromise, UnseenFront } from './view/promises.js';
export type {
  AbilityView,
  AdvancedView,
  CardMoves,
  MeteorView,
  Outlook,
  OwnAdvanced,
  PublicView,
  SeatAdvanced,
  SeatPublic,
  SeatView,
  SiteView,
} from './view/seat.js';
