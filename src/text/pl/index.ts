import type { Words } from '../keys.js';

export const polish: Words = {};
