import { dealOfTheDay } from '../../commands/daily/deal-of-the-day.js';
import { gameCommand } from '../../commands/table.js';
import type { RegisteredGame } from '../../src/registration/index.js';
import { MATCHES_FACE } from './face.js';
import { MATCHES, MATCHES_HISTORY } from './matches.js';

export const MATCHES_REGISTRATION: RegisteredGame = {
  rules: MATCHES,
  face: MATCHES_FACE,
  history: MATCHES_HISTORY,
  command: gameCommand({ face: MATCHES_FACE, about: 'command.table.new.about' }),
  daily: dealOfTheDay(MATCHES_FACE, 'daily.command.about'),
};
