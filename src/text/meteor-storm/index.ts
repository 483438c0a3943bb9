export { boardText, pointsLine } from './board-text.js';
export { logLine, outcomeLine } from './log-lines.js';
export {
  cardName,
  cardRule,
  facesText,
  scenarioName,
  sideLabel,
  sideLetter,
  sideName,
  tileLabel,
  tileSign,
  unitLabel,
  unitName,
  unitNamed,
  unitSign,
  type StormTextContext,
} from './names.js';
export { stormRefusalText } from './refusals.js';
