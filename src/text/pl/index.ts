import type { Words } from '../words.js';

export const polish: Words = {};
