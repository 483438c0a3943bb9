export { boardText } from './board-text.js';
export { endLine, logLine } from './log-lines.js';
export {
  cardName,
  cardRule,
  facesText,
  scenarioName,
  sideLabel,
  sideLetter,
  sideName,
  tileLabel,
  unitLabel,
  unitName,
  unitNamed,
  unitSign,
  type StormScene,
} from './names.js';
export { stormRefusalText } from './refusals.js';
