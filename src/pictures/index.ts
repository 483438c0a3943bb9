/** Pictures of any game, drawn from SVG. */
export { PIPS } from './dice.js';
export { charactersOf, drawable, fontFiles, isEastAsian } from './fonts.js';
export { drawPng } from './png.js';
export {
  createPictureRenderer,
  type Drawn,
  type DrawingThread,
  type PictureRenderer,
  type ToDraw,
} from './renderer.js';
export { attributes, document, element, inLanguage, text, widthOf, type TextStyle } from './svg.js';
