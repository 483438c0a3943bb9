import type { Words } from '../keys.js';

export const japanese: Words = {};
