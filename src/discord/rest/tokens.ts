import type { Clock } from '../../table/ports.js';
import type { Millis } from '../../games/shared/time.js';
import { isGuestHome } from '../../table/home.js';
import { TOKEN_MS } from './acknowledge.js';

interface Living {
  readonly token: string;
  readonly expiresAt: Millis;
}

/** Discord docs, "Create Followup Message": where the bot is no member, so many an interaction. */
const MOST_FOLLOW_UPS = 5;
/** Two are left for what its own press answers. */
const MOST_BOARDS = MOST_FOLLOW_UPS - 2;

/**
 * The newest answered interaction of each channel, and of each person in a channel: what is sent with its token is
 * outside the limit of ordinary requests, and can be seen by that person alone.
 */
export class Tokens {
  readonly #newest = new Map<string, Living>();

  /** How many were sent with each token. */
  readonly #followUps = new Map<string, { readonly count: number; readonly expiresAt: Millis }>();

  /** By channel, and by who waits there. */
  readonly #waiting = new Map<string, Map<string, () => void>>();

  constructor(private readonly clock: Clock) {}

  /** Called once with the channel's next token that all see the messages of; `who`: it waits once. */
  whenNext(channelId: string, who: string, run: () => void): void {
    const all = this.#waiting.get(channelId) ?? new Map<string, () => void>();
    this.#waiting.set(channelId, all.set(who, run));
  }

  /** That one waits no longer. */
  stopWaiting(channelId: string, who: string): void {
    const all = this.#waiting.get(channelId);
    if (all?.delete(who) === true && all.size === 0) this.#waiting.delete(channelId);
  }

  /** `seenByAll`: whether all in the channel see what is sent openly with it. */
  learn(channelId: string, userId: string, token: string, seenByAll = true): void {
    const now = this.clock.now();
    const living = { token, expiresAt: now + TOKEN_MS };
    const own = `${channelId} ${userId}`;
    for (const key of seenByAll ? [channelId, own] : [own]) {
      this.#newest.delete(key);
      this.#newest.set(key, living);
    }
    // Nobody asks how often a token was followed up that has expired: the oldest stand first.
    for (const [old, { expiresAt }] of this.#followUps) {
      if (expiresAt > now) break;
      this.#followUps.delete(old);
    }
    // Ordered by age. Each is kept until it expires, however many there are.
    for (const [key, { expiresAt }] of this.#newest) {
      if (expiresAt > now) break;
      this.#newest.delete(key);
    }
    if (!seenByAll) return;
    const waiting = this.#waiting.get(channelId);
    this.#waiting.delete(channelId);
    for (const run of waiting?.values() ?? []) run();
  }

  /** The newest valid token of anyone in the channel, or of one person there. */
  living(channelId: string, userId?: string): Living | null {
    const found = this.#newest.get(userId === undefined ? channelId : `${channelId} ${userId}`);
    return found && found.expiresAt > this.clock.now() ? found : null;
  }

  /** The newest valid token of anyone in the channel that a message where the bot is no member may be sent with. */
  livingForGuest(channelId: string): Living | null {
    const found = this.living(channelId);
    return found !== null && this.#followedUp(found.token) < MOST_BOARDS ? found : null;
  }

  /** Whether Discord would take another follow-up with it there. */
  takesFollowUp(token: string, home: string): boolean {
    return !isGuestHome(home) || this.#followedUp(token) < MOST_FOLLOW_UPS;
  }

  /** A follow-up was sent with it. */
  followedUp(token: string): void {
    const expiresAt = this.#followUps.get(token)?.expiresAt ?? this.clock.now() + TOKEN_MS;
    this.#followUps.set(token, { count: this.#followedUp(token) + 1, expiresAt });
  }

  #followedUp(token: string): number {
    return this.#followUps.get(token)?.count ?? 0;
  }

  /** Drops a token that Discord has refused. */
  drop(token: string): void {
    for (const [key, living] of this.#newest) if (living.token === token) this.#newest.delete(key);
  }
}
