export { DEFAULT_LOCALE, LOCALES, isPlainKey, localeOf, translator } from './translate.js';
export type { Key, Locale, PlainKey, Translate } from './translate.js';
export { bossEffects, bossName, bossRule, challengeName, challengeRule, powerName, powerRule } from './advanced.js';
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
export { kindName } from './kinds.js';
export { hasIcon, icon, iconAnd, labelled, withIcons, withoutIcons } from './icons.js';
export type { Icon, Icons, Labelled, Mark } from './icons.js';
export {
  BOSS_MARK,
  CHALLENGE_MARK,
  NO_MARK,
  POWER_MARK,
  cardMark,
  energyMark,
  meteorMark,
  rocketMark,
  technologyMark,
  traitMark,
  zoneMark,
} from './marks.js';
export {
  all,
  buttonName,
  capital,
  either,
  escapeText,
  orPlayer,
  seatLabel,
  seatName,
  siteLabel,
  siteName,
} from './names.js';
export type { People, Scene } from './names.js';
export { headline, salvoText } from './headline.js';
export { REFUSAL_CODES, refusalText } from './refusals.js';
export type { Refused } from './refusals.js';
export { RULE_TOPICS, isTopic, rulesTopic } from './rules.js';
export { isRuleCard, ruleCard, RULE_CARDS } from './rule-cards.js';
export type { RuleTopic } from './rules.js';
export { chatWord } from './chat-words.js';
export type { ChatWord } from './chat-words.js';
export { description } from './descriptions.js';
export { MISSING, TO_KEEP_SILENCE, TO_PLAY, TO_RETITLE, TO_THREAD } from './permissions.js';
export type { Missing } from './permissions.js';
export { outlookText } from './outlook.js';
export { dateStamp, playTime, utc, utcDay } from './moments.js';
export { seconds, secondsLeft, stamp } from './time.js';
