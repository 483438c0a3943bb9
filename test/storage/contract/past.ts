import { counting } from './counting.js';
import { expiring } from './expiring.js';
import { forgetting } from './forgetting.js';
import type { OpenPast } from './past-process.js';

/** What every engine does with games that are over. */
export function pastKeepsItsContract(open: OpenPast): void {
  counting(open);
  forgetting(open);
  expiring(open);
}
