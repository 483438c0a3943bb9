import type { Words } from '../keys.js';

export const italian: Words = {};
