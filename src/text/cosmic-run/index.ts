/** Sentences of Cosmic Run that more than one room says. */
export {
  alienDice,
  boardText,
  deckLine,
  displayLine,
  openPoints,
  seatLine,
  strikeLine,
  titleLine,
  type BoardContext,
} from './board.js';
export {
  alienEmoji,
  alienMark,
  alienName,
  alienRule,
  face,
  letterOf,
  placeName,
  placeOf,
  planetName,
  powerName,
  shipMark,
  shipSign,
} from './names.js';
export { cosmicRefusal, isCosmicRefusal, REFUSAL_CODES, type RefusalContext } from './refusals.js';
export { dieSign, stepLine, type NameOf } from './step-line.js';
