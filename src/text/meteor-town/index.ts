/** How this game is told: names, lines and refusals, in any language. */
export { eventLine } from './events.js';
export { buildingLines, headLines, standingLines } from './lines.js';
export {
  amountsText,
  boxesLeft,
  boxesText,
  buildingEmoji,
  buildingMark,
  buildingName,
  buildingDoes,
  columnDoes,
  columnLine,
  columnUses,
  dieSign,
  givesOf,
  givesText,
  lettersText,
  medalName,
  medalSign,
  placeOf,
  robotName,
  roleName,
  dailyShare,
  shareLine,
  stockIcons,
  stockText,
} from './names.js';
export { isOwnRefusal, needsText, ownRefusalText } from './refusals.js';
