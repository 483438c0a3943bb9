import type { Words } from '../words.js';

export const italian: Words = {};
