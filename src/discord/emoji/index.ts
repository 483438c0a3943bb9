/** The bot's own emoji. */
export { disc, drawing, drawnAt, type Stroke } from './drawing.js';
export { AppEmoji, type EmojiDrawing } from './app-emoji.js';
export { DICE_EMOJI, withDie } from './dice.js';
