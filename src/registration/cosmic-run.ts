import { cosmic } from '../../commands/cosmic/index.js';
import { COSMIC_EMOJI } from '../discord/games/cosmic-run/art.js';
import { COSMIC_FACE } from '../discord/games/cosmic-run/face.js';
import { COSMIC_RUN } from '../games/cosmic-run/index.js';
import { COSMIC_HISTORY } from '../history/cosmic-run/adapter.js';
import type { RegisteredGame } from './registered-game.js';

export const COSMIC_RUN_REGISTRATION: RegisteredGame = {
  rules: COSMIC_RUN,
  face: COSMIC_FACE,
  history: COSMIC_HISTORY,
  command: cosmic,
  emoji: COSMIC_EMOJI,
  simulator: () => import('../tools/cosmic-run/simulate.js'),
  certifier: () => import('../tools/cosmic-run/quality.js'),
};
