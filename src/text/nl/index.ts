import type { Words } from '../keys.js';

export const dutch: Words = {};
