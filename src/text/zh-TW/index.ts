import type { Words } from '../keys.js';
import { cosmicRun } from './cosmic-run.js';
import { cosmicRunRules } from './cosmic-run-rules.js';
import { meteor } from './meteor.js';
import { meteorStorm } from './meteor-storm.js';
import { meteorTown } from './meteor-town.js';
import { shared } from './shared.js';

export const chinese: readonly Words[] = [shared, meteor, meteorTown, meteorStorm, cosmicRun, cosmicRunRules];
