/** Players that see only their seat's view. One file of strategy more, and a line here, is one robot more. */
export { NOTHING_SEEN, type Memory } from './memory.js';
export { firstThought, nextThought, PACE_MS } from './pace.js';
export type { Idea, Robot, Strategy, Thought } from './robot.js';
import type { Robot } from './robot.js';
import { beginRocket, beginTechnology } from './strategies/begin.js';
import { completeOwn, feedOthers } from './strategies/complete.js';
import { launch } from './strategies/launch.js';
import { retrofit } from './strategies/retrofit.js';
import { scrapDeadEnd } from './strategies/scrap.js';
import { robotOf } from './think.js';
import { WEIGHTS } from './weights.js';

export const veteran: Robot = robotOf(
  'veteran', [launch, completeOwn, feedOthers, beginRocket, beginTechnology, retrofit, scrapDeadEnd], WEIGHTS,
);

export const ROBOTS: readonly Robot[] = [veteran];
