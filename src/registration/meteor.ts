import { meteor } from '../../commands/meteor/index.js';
import { meteorOfTheDay } from '../../commands/meteor/daily.js';
import { METEOR_EMOJI } from '../discord/games/meteor/art/index.js';
import { METEOR_FACE } from '../discord/games/meteor/face.js';
import { METEOR } from '../games/meteor/index.js';
import { METEOR_HISTORY } from '../history/meteor/adapter.js';
import type { RegisteredGame } from './registered-game.js';

export const METEOR_REGISTRATION: RegisteredGame = {
  rules: METEOR,
  face: METEOR_FACE,
  history: METEOR_HISTORY,
  command: meteor,
  daily: meteorOfTheDay,
  emoji: METEOR_EMOJI,
  simulator: () => import('../tools/meteor/simulate.js'),
  certifier: () => import('../tools/meteor/quality/certify.js'),
};
