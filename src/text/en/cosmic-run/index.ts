import { commands } from './commands.js';
import { document } from './document.js';
import { lesson } from './lesson.js';
import { names } from './names.js';
import { history, replay } from './history.js';
import { play } from './play.js';
import { refusals } from './refusals.js';
import { plainPanel } from './plain-panel.js';

/** Every word of Cosmic Run. */
export const cosmicRun = {
  ...names,
  document,
  lesson,
  history,
  play,
  'plain-panel': plainPanel,
  replay,
  refusal: refusals,
  command: commands,
} as const;
