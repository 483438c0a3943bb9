import { advanced } from './advanced.js';
import { cards } from './cards.js';
import { chat } from './chat.js';
import { commands } from './commands.js';
import { end } from './end.js';
import { environment } from './environment.js';
import { errors } from './errors.js';
import { hand } from './hand.js';
import { history } from './history.js';
import { headlines } from './headlines.js';
import { kind } from './kinds.js';
import { lobby } from './lobby.js';
import { meteorTown, townCommands } from './meteor-town/index.js';
import { meteorStorm, stormCommands } from './meteor-storm/index.js';
import { page } from './page.js';
import { board } from './board.js';
import { refusals } from './refusals.js';
import { rules } from './rules.js';
import { settings } from './settings.js';
import { gesture, silence } from './silence.js';
import { stats } from './stats.js';
import { common } from './common.js';
import { cosmicRun } from './cosmic-run/index.js';

export const english = {
  advanced,
  common,
  card: cards,
  chat,
  command: { ...commands, ...stormCommands, ...townCommands },
  'cosmic-run': cosmicRun,
  end,
  environment,
  error: errors,
  hand,
  headline: headlines,
  history,
  kind,
  lobby,
  'meteor-town': meteorTown,
  'meteor-storm': meteorStorm,
  page,
  board,
  refusal: refusals,
  rules,
  settings,
  silence,
  gesture,
  stats,
} as const;
