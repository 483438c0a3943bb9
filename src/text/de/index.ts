import type { Words } from '../words.js';

export const german: Words = {};
