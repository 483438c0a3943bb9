import type { Words } from '../keys.js';

export const chinese: Words = {};
