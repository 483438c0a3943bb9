import { activity } from './screens/activity.js';
import { advanced } from './advanced.js';
import { board } from './screens/board.js';
import { cards } from './cards.js';
import { chat } from './chat.js';
import { coach } from './coach.js';
import { commands } from './commands.js';
import { daily, duel } from './shared-deals.js';
import { end } from './screens/end.js';
import { hand } from './screens/hand.js';
import { headlines } from './screens/headline.js';
import { hints } from './hints.js';
import { history } from './history.js';
import { lesson } from './lesson.js';
import { lobby } from './screens/lobby.js';
import { picture } from './screens/picture.js';
import { refusals } from './refusals.js';
import { robots } from './robots.js';
import { rules } from './rules.js';
import { scenarios } from './scenarios.js';
import { gesture, silence } from './screens/silence.js';
import { counts, sites } from './sites.js';
import { welcome } from './screens/welcome.js';
import { plainPanel } from './screens/plain-panel.js';
import { results, stats } from './stats.js';

/** Every word of this game. */
export const meteor = {
  activity,
  advanced,
  board,
  card: cards,
  chat,
  coach,
  command: commands,
  common: { ...sites, ...counts },
  end,
  gesture,
  hand,
  headline: headlines,
  hints,
  history,
  lesson,
  lobby,
  ...results,
  daily,
  duel,
  stats,
  picture,
  refusal: refusals,
  robots,
  rules,
  scenario: scenarios,
  silence,
  'plain-panel': plainPanel,
  welcome,
} as const;
