/** The games that are played here, with their rules alone: workers load them, and nothing of Discord with them. */
import { COSMIC_RUN } from './games/cosmic-run/index.js';
import type { AnyGame } from './games/game.js';
import { METEOR } from './games/meteor/index.js';
import { METEOR_STORM } from './games/meteor-storm/index.js';
import { METEOR_TOWN } from './games/meteor-town/index.js';

export const GAMES: readonly AnyGame[] = [METEOR, COSMIC_RUN, METEOR_STORM, METEOR_TOWN];
