import type { Words } from '../words.js';
import { commands } from './commands.js';
import { common } from './common.js';
import { environment } from './environment.js';
import { errors } from './errors.js';
import { history } from './history.js';
import { lobby } from './lobby.js';
import { meteor, meteorCommands, meteorHistory, meteorLobby, meteorRefusals, meteorSites } from './meteor/index.js';
import { page } from './page.js';
import { refusals } from './refusals.js';
import { settings } from './settings.js';
import { stats } from './stats.js';

export const german: Words = {
  ...meteor,
  command: { ...commands, ...meteorCommands },
  common: { ...common, ...meteorSites },
  environment,
  error: errors,
  history: {
    ...history,
    mode: meteorHistory.mode,
    list: { ...history.list, ...meteorHistory.list },
    show: { ...history.show, ...meteorHistory.show },
    replay: { ...history.replay, ...meteorHistory.replay },
  },
  lobby: { ...lobby, ...meteorLobby },
  page,
  refusal: { ...refusals, ...meteorRefusals },
  settings,
  stats,
};
