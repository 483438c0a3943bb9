import { activity } from './activity.js';
import { analysis } from './analysis.js';
import { commands } from './commands.js';
import { common } from './common.js';
import { cosmicRun } from './cosmic-run/index.js';
import { daily } from './daily.js';
import { duel } from './duel.js';
import { end } from './end.js';
import { environment } from './environment.js';
import { errors } from './errors.js';
import { history } from './history.js';
import { kind } from './kinds.js';
import { lobby } from './lobby.js';
import { me } from './me.js';
import { meteor } from './meteor/index.js';
import { meteorStorm } from './meteor-storm/index.js';
import { meteorTown } from './meteor-town/index.js';
import { notify } from './notify.js';
import { page } from './page.js';
import { plain } from './plain.js';
import { records } from './records.js';
import { refusals } from './refusals.js';
import { settings } from './settings.js';
import { share } from './share.js';
import { stats } from './stats.js';
import { table } from './table.js';
import { watch } from './watch.js';

export const english = {
  activity,
  analysis,
  command: commands,
  common,
  'cosmic-run': cosmicRun,
  daily,
  duel,
  end,
  environment,
  error: errors,
  history,
  kind,
  lobby,
  me,
  meteor,
  'meteor-storm': meteorStorm,
  'meteor-town': meteorTown,
  notify,
  page,
  plain,
  records,
  refusal: refusals,
  settings,
  share,
  stats,
  table,
  watch,
} as const;
