/**
 * Players that see only their seat's view. A file more in `crew/`, with its parts of `strategies/`, and a line here is
 * one robot more.
 */
import { ace } from './crew/ace.js';
import { rookie } from './crew/rookie.js';
import { veteran } from './crew/veteran.js';
import type { Robot } from './robot.js';

export { ace, aceOf, ROLLOUTS } from './crew/ace.js';
export { NOTHING_SEEN, remember, type Memory } from './memory.js';
export { firstThought, nextThought, PACE_MS } from '../../shared/pace.js';
export { playThrough, type PlayedThrough, type Watcher } from './play-through.js';
export type { Idea, Robot, Strategy, Thought } from './robot.js';

/** The first is the one that sits down where no other is asked for. */
export const ROBOTS: readonly [Robot, ...Robot[]] = [veteran, rookie, ace];

export const robotNamed = (id: string): Robot | undefined => ROBOTS.find((robot) => robot.id === id);
