import type { Words } from '../words.js';

export const dutch: Words = {};
