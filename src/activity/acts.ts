import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Outcome } from './ports.js';

/** Outcomes that are remembered, for acts that are sent again after a reconnect. */
const MOST = 5_000;

/**
 * What is stored with an action: the act's id, bound to its person, so that nobody can use up an id of somebody else's,
 * and nothing in the log names a person.
 */
export const sourceOf = (userId: string, act: string): string =>
  `a${createHash('sha256').update(`${userId} ${act}`).digest('base64url').slice(0, 22)}`;

/** Does each act once: one that is sent again gets the first one's outcome. */
export class Acts {
  readonly #outcomes = new LRUCache<string, Promise<Outcome>>({ max: MOST });

  once(source: string, run: () => Promise<Outcome>): Promise<Outcome> {
    const known = this.#outcomes.get(source);
    if (known !== undefined) return known;
    const outcome = run();
    this.#outcomes.set(source, outcome);
    return outcome;
  }
}
