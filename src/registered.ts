/** The games that are played here, and what each adds to the history and to the bot's emoji: the one list of them. */
import { DICE_EMOJI, type EmojiDrawing } from './discord/emoji/index.js';
import { COSMIC_EMOJI } from './discord/games/cosmic-run/art.js';
import { METEOR_EMOJI } from './discord/games/meteor/art/index.js';
import { STORM_EMOJI } from './discord/games/meteor-storm/art.js';
import { TOWN_EMOJI } from './discord/games/meteor-town/art.js';
import type { AnyGame } from './games/game.js';
import { COSMIC_RUN } from './games/cosmic-run/index.js';
import { METEOR } from './games/meteor/index.js';
import { METEOR_STORM } from './games/meteor-storm/index.js';
import { METEOR_TOWN } from './games/meteor-town/index.js';
import type { HistoryAdapter } from './history/adapter.js';
import { COSMIC_HISTORY } from './history/cosmic-run/adapter.js';
import { METEOR_HISTORY } from './history/meteor/adapter.js';
import { METEOR_STORM_HISTORY } from './history/meteor-storm/adapter.js';
import { METEOR_TOWN_HISTORY } from './history/meteor-town/adapter.js';

export const GAMES: readonly AnyGame[] = [METEOR, COSMIC_RUN, METEOR_STORM, METEOR_TOWN];
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
