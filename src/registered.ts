/** The games that are played here, and what each adds to the history and to the bot's emoji: the one list of them. */
import type { EmojiDrawing } from './discord/emoji/index.js';
import { METEOR_EMOJI } from './discord/games/meteor/art/index.js';
import type { AnyGame } from './games/game.js';
import { METEOR } from './games/meteor/index.js';
import type { HistoryAdapter } from './history/adapter.js';
import { METEOR_HISTORY } from './history/meteor/adapter.js';

export const GAMES: readonly AnyGame[] = [METEOR];
export const HISTORIES: readonly HistoryAdapter[] = [METEOR_HISTORY];
export const EMOJI: readonly EmojiDrawing[] = [...METEOR_EMOJI];
