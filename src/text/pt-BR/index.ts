import type { Words } from '../keys.js';

export const portuguese: Words = {};
