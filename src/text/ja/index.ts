import type { Words } from '../words.js';

export const japanese: Words = {};
