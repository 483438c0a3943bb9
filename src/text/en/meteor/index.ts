import { activity } from './activity.js';
import { advanced } from './advanced.js';
import { board } from './board.js';
import { cards } from './cards.js';
import { chat } from './chat.js';
import { coach } from './coach.js';
import { commands } from './commands.js';
import { daily, duel } from './shared-deals.js';
import { end } from './end.js';
import { hand } from './hand.js';
import { headlines } from './headline.js';
import { hints } from './hints.js';
import { history } from './history.js';
import { lesson } from './lesson.js';
import { lobby } from './lobby.js';
import { picture } from './picture.js';
import { refusals } from './refusals.js';
import { robots } from './robots.js';
import { rules } from './rules.js';
import { scenarios } from './scenarios.js';
import { gesture, silence } from './silence.js';
import { counts, sites } from './sites.js';
import { welcome } from './welcome.js';
import { plainPanel } from './plain-panel.js';
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
