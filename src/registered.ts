/** The games that are played here, and what each adds to the history: the one list of them beside `src/app.ts`. */
import type { AnyGame } from './games/game.js';
import { METEOR } from './games/meteor/index.js';
import type { HistoryAdapter } from './history/adapter.js';
import { METEOR_HISTORY } from './history/meteor/adapter.js';

export const GAMES: readonly AnyGame[] = [METEOR];
export const HISTORIES: readonly HistoryAdapter[] = [METEOR_HISTORY];
