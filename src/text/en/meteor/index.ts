import { advanced } from './advanced.js';
import { board } from './board.js';
import { cards } from './cards.js';
import { chat } from './chat.js';
import { coach } from './coach.js';
import { daily } from './daily.js';
import { end } from './end.js';
import { hand } from './hand.js';
import { headlines } from './headline.js';
import { hints } from './hints.js';
import { lesson } from './lesson.js';
import { picture } from './picture.js';
import { robots } from './robots.js';
import { rules } from './rules.js';
import { scenarios } from './scenarios.js';
import { gesture, silence } from './silence.js';
import { welcome } from './welcome.js';
import { spoken } from './spoken.js';
import { results, stats } from './stats.js';

/** Meteor's own words. It was the first game: its keys stand beside those of all games. */
export const meteor = {
  advanced,
  board,
  card: cards,
  chat,
  coach,
  end,
  gesture,
  hand,
  headline: headlines,
  hints,
  lesson,
  meteor: { ...results, daily, stats },
  picture,
  robots,
  rules,
  scenario: scenarios,
  silence,
  spoken,
  welcome,
} as const;

export { commands as meteorCommands } from './commands.js';
export { history as meteorHistory } from './history.js';
export { lobby as meteorLobby } from './lobby.js';
export { refusals as meteorRefusals } from './refusals.js';
export { sites as meteorSites } from './sites.js';
