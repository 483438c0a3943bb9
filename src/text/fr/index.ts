import type { Words } from '../keys.js';
import { cosmicRun } from './cosmic-run.js';
import { meteor } from './meteor.js';
import { meteorTown } from './meteor-town.js';
import { shared } from './shared.js';

export const french: Words = { ...shared, ...meteor, ...meteorTown, ...cosmicRun };
