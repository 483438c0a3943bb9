import type { Clock } from '../../table/ports.js';
import type { Millis } from '../../games/shared/time.js';
import { TOKEN_MS } from './acknowledge.js';

interface Living {
  readonly token: string;
  readonly expiresAt: Millis;
}

/** Most people and channels that are remembered; the longest unheard goes first. */
const MOST = 5000;

/**
 * The newest answered interaction of each channel, and of each person in a channel: what is sent with its token is
 * outside the limit of ordinary requests, and can be seen by that person alone.
 */
export class Tokens {
  readonly #newest = new Map<string, Living>();

  constructor(private readonly clock: Clock) {}

  learn(channelId: string, userId: string, token: string): void {
    const living = { token, expiresAt: this.clock.now() + TOKEN_MS };
    for (const key of [channelId, `${channelId} ${userId}`]) {
      this.#newest.delete(key);
      this.#newest.set(key, living);
    }
    for (const key of this.#newest.keys()) {
      if (this.#newest.size <= MOST) break;
      this.#newest.delete(key);
    }
  }

  /** Of anyone in the channel, or of one person there. */
  living(channelId: string, userId?: string): Living | null {
    const found = this.#newest.get(userId === undefined ? channelId : `${channelId} ${userId}`);
    return found && found.expiresAt > this.clock.now() ? found : null;
  }

  /** The token turned out dead. */
  drop(token: string): void {
    for (const [key, living] of this.#newest) if (living.token === token) this.#newest.delete(key);
  }
}
