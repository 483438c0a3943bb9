/** What each game that is played here adds to the history and to the bot's emoji. */
import { DICE_EMOJI, type EmojiDrawing } from './discord/emoji/index.js';
import { COSMIC_EMOJI } from './discord/games/cosmic-run/art.js';
import { METEOR_EMOJI } from './discord/games/meteor/art/index.js';
import { STORM_EMOJI } from './discord/games/meteor-storm/art.js';
import { TOWN_EMOJI } from './discord/games/meteor-town/art.js';
import type { HistoryAdapter } from './history/adapter.js';
import { COSMIC_HISTORY } from './history/cosmic-run/adapter.js';
import { METEOR_HISTORY } from './history/meteor/adapter.js';
import { METEOR_STORM_HISTORY } from './history/meteor-storm/adapter.js';
import { METEOR_TOWN_HISTORY } from './history/meteor-town/adapter.js';

export const HISTORIES: readonly HistoryAdapter[] = [
  METEOR_HISTORY,
  COSMIC_HISTORY,
  METEOR_STORM_HISTORY,
  METEOR_TOWN_HISTORY,
];
export const EMOJI: readonly EmojiDrawing[] = [
  ...METEOR_EMOJI,
  ...DICE_EMOJI,
  ...COSMIC_EMOJI,
  ...STORM_EMOJI,
  ...TOWN_EMOJI,
];
