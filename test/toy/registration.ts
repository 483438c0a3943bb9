import type { RegisteredGame } from '../../src/registration/index.js';
import { MATCHES_COMMAND, MATCHES_FACE, MATCHES_OF_THE_DAY } from './face.js';
import { MATCHES, MATCHES_HISTORY } from './matches.js';

export const MATCHES_REGISTRATION: RegisteredGame = {
  rules: MATCHES,
  face: MATCHES_FACE,
  history: MATCHES_HISTORY,
  command: MATCHES_COMMAND,
  daily: MATCHES_OF_THE_DAY,
};
