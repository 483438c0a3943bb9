import type { Strategy } from '../robot.js';
import { begin } from '../parts/beginning.js';

/** Begins a Technology that is worth its cost. */
export const buildTechnology: Strategy = (situation) => begin(situation, 'technology');
