/** The games that are played here, and what each adds to the history: the one list of them beside `src/app.ts`. */
import type { AnyGame } from './games/game.js';
import { COSMIC_RUN } from './games/cosmic-run/index.js';
import { METEOR } from './games/meteor/index.js';
import type { HistoryAdapter } from './history/adapter.js';
import { COSMIC_HISTORY } from './history/cosmic-run/adapter.js';
import { METEOR_HISTORY } from './history/meteor/adapter.js';

export const GAMES: readonly AnyGame[] = [METEOR, COSMIC_RUN];
export const HISTORIES: readonly HistoryAdapter[] = [METEOR_HISTORY, COSMIC_HISTORY];
