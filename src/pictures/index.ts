/** Pictures of any game, drawn from SVG. */
export { PIPS } from './dice.js';
export { drawable, FONT_FILES } from './fonts.js';
export { drawPng } from './png.js';
export { createPictureRenderer, type PictureRenderer } from './renderer.js';
export { attributes, document, element, text, type TextStyle } from './svg.js';
