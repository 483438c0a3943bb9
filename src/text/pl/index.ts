import type { Words } from '../keys.js';
import { meteor } from './meteor.js';
import { shared } from './shared.js';

export const polish: Words = { ...shared, ...meteor };
