import type { Strategy } from '../robot.js';
import { feed } from '../parts/feeding.js';

/** Brings what someone else's project lacks. */
export const feedOthers: Strategy = (situation) =>
  feed(situation, ({ owner }) => owner !== situation.view.seat && owner !== null);
