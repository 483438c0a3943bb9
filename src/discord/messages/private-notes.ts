import type { Clock } from '../../table/ports.js';
import type { MessageAddress } from '../../storage/ports/messages.js';
import type { DiscordApi } from '../rest/api.js';
import { recentlyUsed } from '../recently-used.js';

/** Most people and channels kept in memory; the least recently used is dropped first. */
const MOST = 5000;

/**
 * Short private notes to one person, as a refusal: a new one replaces the previous one, so that they don't pile up
 * between board and panel.
 */
export class PrivateNotes {
  readonly #newest = recentlyUsed<MessageAddress>(MOST);

  constructor(private readonly tools: { readonly api: Pick<DiscordApi, 'deleteByToken'>; readonly clock: Clock }) {}

  /** A note has arrived: the previous one is deleted. */
  landed(channelId: string, userId: string, address: MessageAddress): void {
    const key = `${channelId} ${userId}`;
    const old = this.#newest.get(key);
    this.#newest.set(key, address);
    if (old !== undefined) this.#delete(old);
  }

  /** What they were about is over: those of everybody in that channel are deleted. */
  over(channelId: string): void {
    for (const [key, address] of [...this.#newest.entries()]) {
      if (!key.startsWith(`${channelId} `)) continue;
      this.#newest.delete(key);
      this.#delete(address);
    }
  }

  #delete({ token, expiresAt, message }: MessageAddress): void {
    if (token !== null && expiresAt > this.tools.clock.now()) void this.tools.api.deleteByToken(token, message);
  }

  /** The note was turned into something else, as a hand panel, and must not be deleted. */
  kept(channelId: string, userId: string, messageId: string): void {
    const key = `${channelId} ${userId}`;
    const known = this.#newest.get(key)?.messageId;
    if (known === null || known === messageId) this.#newest.delete(key);
  }
}
