import type { Strategy } from '../robot.js';
import { feed } from '../parts/feeding.js';

/** Places Energy that another seat's project lacks. */
export const feedOthers: Strategy = (situation) =>
  feed(situation, ({ owner }) => owner !== situation.view.seat && owner !== null);
