import type { Words } from '../keys.js';
import { cosmicRun } from './cosmic-run.js';
import { meteor } from './meteor.js';
import { shared } from './shared.js';

export const spanish: Words = { ...shared, ...meteor, ...cosmicRun };
