/** The bot's own emoji. */
export { AppEmoji, type EmojiDrawing } from './app-emoji.js';
export { DICE_EMOJI, withDie } from './dice.js';
