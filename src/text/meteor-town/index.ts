/** How this game is told: names, lines and refusals, in any language. */
export { eventLine } from './events.js';
export { buildingLines, headLines } from './lines.js';
export {
  amountsText,
  boxesText,
  buildingName,
  dieSign,
  givesOf,
  givesText,
  lettersText,
  medalName,
  medalSign,
  placeOf,
  robotName,
  stockIcons,
} from './names.js';
export { isOwnRefusal, needsText, ownRefusalText } from './refusals.js';
