/** The games that are played here: the one list of them. */
import { DICE_EMOJI, type EmojiDrawing } from '../discord/emoji/index.js';
import { COSMIC_RUN_REGISTRATION } from './cosmic-run.js';
import { METEOR_STORM_REGISTRATION } from './meteor-storm.js';
import { METEOR_TOWN_REGISTRATION } from './meteor-town.js';
import { METEOR_REGISTRATION } from './meteor.js';
import type { RegisteredGame } from './registered-game.js';

export type { RegisteredGame } from './registered-game.js';

export const REGISTERED: readonly RegisteredGame[] = [
  METEOR_REGISTRATION,
  COSMIC_RUN_REGISTRATION,
  METEOR_STORM_REGISTRATION,
  METEOR_TOWN_REGISTRATION,
];

/** The bot's own emoji: the dice of all games, and what each adds. */
export const emojiOf = (games: readonly RegisteredGame[]): readonly EmojiDrawing[] => [
  ...DICE_EMOJI,
  ...games.flatMap(({ emoji }) => emoji ?? []),
];
