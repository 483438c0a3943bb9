import type { Words } from '../words.js';

export const french: Words = {};
