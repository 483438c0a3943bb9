import { board, lobby } from './board.js';
import { commands } from './commands.js';
import { done } from './done.js';
import { end } from './end.js';
import { lesson } from './lesson.js';
import { log } from './log.js';
import { names } from './names.js';
import { panel } from './panel.js';
import { history, replay } from './history.js';
import { refusals } from './refusals.js';
import { rules } from './rules.js';
import { plainPanel } from './plain-panel.js';

/** Every word of this game. */
export const meteorStorm = {
  ...names,
  command: commands,
  lesson,
  lobby,
  log,
  refusal: refusals,
  board,
  panel,
  end,
  rules,
  done,
  history,
  'plain-panel': plainPanel,
  replay,
} as const;
