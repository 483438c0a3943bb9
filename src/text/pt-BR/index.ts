import type { Words } from '../words.js';

export const portuguese: Words = {};
