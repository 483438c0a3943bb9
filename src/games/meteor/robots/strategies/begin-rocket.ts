import type { Strategy } from '../robot.js';
import { begin } from '../parts/beginning.js';

/** Begins the Rocket that the field needs most. */
export const beginRocket: Strategy = (situation) => begin(situation, 'rocket');
