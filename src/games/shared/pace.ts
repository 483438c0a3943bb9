import type { Random } from './random.js';
import type { Millis } from './time.js';

/** A human's pace: about one action in four seconds. */
export const PACE_MS = 4_000;

const STEPS = 1_000;

/** A robot's next thought: `paceMs` from now on average, a quarter sooner or later at most. */
export const nextThought = (now: Millis, paceMs: number, random: Random): Millis =>
  Math.round(now + paceMs * (0.75 + random.below(STEPS + 1) / STEPS / 2));

/** A robot's first thought after the clock's start: it looks at its cards, each robot for a different time. */
export const firstThought = (now: Millis, paceMs: number, random: Random): Millis =>
  Math.round(now + paceMs * (0.25 + random.below(STEPS + 1) / STEPS));
