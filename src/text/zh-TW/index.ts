import type { Words } from '../words.js';

export const chinese: Words = {};
