import type { Strategy } from '../robot.js';
import { feed } from '../parts/feeding.js';

/** Adds to the unfinished project of its own site, or of a shared one. */
export const completeOwn: Strategy = (situation) =>
  feed(situation, ({ owner }) => owner === situation.view.seat || owner === null);
