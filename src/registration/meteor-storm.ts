import { storm } from '../../commands/storm/index.js';
import { STORM_EMOJI } from '../discord/games/meteor-storm/art.js';
import { STORM_FACE } from '../discord/games/meteor-storm/face.js';
import { METEOR_STORM } from '../games/meteor-storm/index.js';
import { METEOR_STORM_HISTORY } from '../history/meteor-storm/adapter.js';
import type { RegisteredGame } from './registered-game.js';

export const METEOR_STORM_REGISTRATION: RegisteredGame = {
  rules: METEOR_STORM,
  face: STORM_FACE,
  history: METEOR_STORM_HISTORY,
  command: storm,
  emoji: STORM_EMOJI,
  simulator: () => import('../tools/meteor-storm/simulate.js'),
  certifier: () => import('../tools/meteor-storm/quality.js'),
};
