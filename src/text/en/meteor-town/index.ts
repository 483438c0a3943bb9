import { board, daily, done, end } from './board.js';
import { commands } from './commands.js';
import { document } from './document.js';
import { lesson } from './lesson.js';
import { log } from './log.js';
import { names } from './names.js';
import { panel } from './panel.js';
import { history, replay } from './history.js';
import { refusals } from './refusals.js';
import { rules } from './rules.js';
import { sheet } from './sheet.js';
import { plainPanel } from './plain-panel.js';

/** Every word of this game. */
export const meteorTown = {
  ...names,
  command: commands,
  sheet,
  panel,
  log,
  lesson,
  board,
  end,
  daily,
  done,
  refusal: refusals,
  rules,
  document,
  history,
  'plain-panel': plainPanel,
  replay,
} as const;
