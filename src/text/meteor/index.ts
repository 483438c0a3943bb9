/** What Meteor says that more than one room needs. */
export { bossEffects, bossName, bossRule, challengeName, challengeRule, powerName, powerRule } from './advanced.js';
export { dailyScore, dailyShare, type DailyScore } from './daily.js';
export { scenarioName, scenarioText } from './scenarios.js';
export {
  bandName,
  cardLabel,
  cardName,
  effectLines,
  energies,
  energyIcon,
  energyName,
  meteorName,
  modeName,
  pileText,
  meteorCount,
  sizeText,
  spaced,
  technologyIcon,
  technologyName,
  technologyShort,
  traitEffect,
  traitName,
  traitText,
} from './cards.js';
export {
  BOSS_MARK,
  CHALLENGE_MARK,
  POWER_MARK,
  cardMark,
  energyMark,
  meteorMark,
  rocketMark,
  technologyMark,
  traitMark,
  zoneMark,
} from './marks.js';
export { mistakeText, moveText, pointsText, signedPoints } from './coach.js';
export { ALONE, lessonPartner, lessonTask, lessonTitle, type ExplainedStep } from './lesson.js';
export { abilityTargets, placeAgainLine, seenLine, siloLine } from './own.js';
export { siteLabel, siteIn, siteName } from './sites.js';
export type { TextContext } from './sites.js';
export { headline, headlines, salvoText } from './headline.js';
export { hintText, waitText, type HintPresses } from './hints.js';
export { isOwnRefusal, REFUSAL_CODES, refusalText } from './refusals.js';
export type { Refused } from './refusals.js';
export { RULE_TOPICS, isTopic, rulesTopic } from './rules.js';
export { isRuleCard, ruleCard, RULE_CARDS } from './rule-cards.js';
export type { RuleTopic } from './rules.js';
export { chatWord } from './chat-words.js';
export type { ChatWord } from './chat-words.js';
export { outlookText } from './outlook.js';
