/**
 * Players that see only their seat's view. A new robot is a file in `crew/`, made of parts from `strategies/`, and a
 * line here.
 */
import { ace } from './crew/ace.js';
import { rookie } from './crew/rookie.js';
import { veteran } from './crew/veteran.js';
import type { Robot } from './robot.js';

export { ace, aceOf, ROLLOUTS } from './crew/ace.js';
export { companyAt, type Company } from './company.js';
export { NOTHING_SEEN, remember, type Memory } from './memory.js';
export { firstThought, nextThought, PACE_MS } from '../../shared/pace.js';
export {
  playThrough,
  turnsOf,
  type PlayedThrough,
  type Recorder,
  type SeatTurn,
  type Watcher,
} from './play-through.js';
export type { Idea, Robot, Strategy, Thought } from './robot.js';

/** All robots; the first is the default. */
export const ROBOTS: readonly [Robot, ...Robot[]] = [veteran, rookie, ace];

export const robotNamed = (id: string): Robot | undefined => ROBOTS.find((robot) => robot.id === id);
