import { townOfTheDay } from '../../commands/town/daily.js';
import { town } from '../../commands/town/index.js';
import { TOWN_EMOJI } from '../discord/games/meteor-town/art.js';
import { TOWN_FACE } from '../discord/games/meteor-town/face.js';
import { METEOR_TOWN } from '../games/meteor-town/index.js';
import { METEOR_TOWN_HISTORY } from '../history/meteor-town/adapter.js';
import type { RegisteredGame } from './registered-game.js';

export const METEOR_TOWN_REGISTRATION: RegisteredGame = {
  rules: METEOR_TOWN,
  face: TOWN_FACE,
  history: METEOR_TOWN_HISTORY,
  command: town,
  daily: townOfTheDay,
  emoji: TOWN_EMOJI,
  simulator: () => import('../tools/meteor-town/simulate.js'),
  certifier: () => import('../tools/meteor-town/quality.js'),
};
