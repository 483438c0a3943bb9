import type { Words } from '../words.js';

export const spanish: Words = {};
