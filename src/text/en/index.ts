import { analysis } from './analysis.js';
import { commands } from './commands.js';
import { common } from './common.js';
import { cosmicRun } from './cosmic-run/index.js';
import { daily } from './daily.js';
import { duel } from './duel.js';
import { environment } from './environment.js';
import { errors } from './errors.js';
import { history } from './history.js';
import { kind } from './kinds.js';
import { lobby } from './lobby.js';
import { meteor, meteorCommands, meteorHistory, meteorLobby, meteorRefusals, meteorSites } from './meteor/index.js';
import { meteorStorm, stormCommands } from './meteor-storm/index.js';
import { meteorTown, townCommands } from './meteor-town/index.js';
import { notify } from './notify.js';
import { page } from './page.js';
import { plain } from './plain.js';
import { records } from './records.js';
import { refusals } from './refusals.js';
import { settings } from './settings.js';
import { share } from './share.js';
import { stats } from './stats.js';
import { watch } from './watch.js';

export const english = {
  ...meteor,
  analysis,
  command: { ...commands, ...meteorCommands, ...stormCommands, ...townCommands },
  common: { ...common, ...meteorSites },
  'cosmic-run': cosmicRun,
  daily,
  duel,
  environment,
  error: errors,
  history: {
    ...history,
    mode: meteorHistory.mode,
    list: { ...history.list, ...meteorHistory.list },
    show: { ...history.show, ...meteorHistory.show },
    replay: { ...history.replay, ...meteorHistory.replay },
    viewer: { ...history.viewer, ...meteorHistory.viewer },
  },
  kind,
  lobby: { ...lobby, ...meteorLobby },
  'meteor-storm': meteorStorm,
  'meteor-town': meteorTown,
  notify,
  page,
  plain,
  records,
  refusal: { ...refusals, ...meteorRefusals },
  settings,
  share,
  stats,
  watch,
} as const;
