import type { Strategy } from '../robot.js';
import { feed } from '../parts/feeding.js';

/** Goes on with what lies on a site of its own, or a shared one. */
export const completeOwn: Strategy = (situation) =>
  feed(situation, ({ owner }) => owner === situation.view.seat || owner === null);
