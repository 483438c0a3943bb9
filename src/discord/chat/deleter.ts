import type { Millis } from '../../games/shared/time.js';
import type { Clock, TableHandle, Timers } from '../../table/ports.js';
import type { DiscordApi } from '../rest/api.js';
import { Backoff } from './backoff.js';

export interface DeleterTools {
  readonly api: Pick<DiscordApi, 'remove'>;
  /** Whether Manage Messages is missing, as far as is known: an interaction tells when it was granted. */
  readonly lacks: (table: TableHandle) => boolean;
  readonly clock: Clock;
  readonly timers: Timers;
}

/** Discord docs, "Bulk delete messages": at most 100 at a time. */
const MOST = 100;
/** So long nothing is asked where Manage Messages is missing: Discord bans an address for too many such requests. */
const FORBIDDEN_MS: Millis = 60_000;

/**
 * Deletes messages, with one request in flight per channel; those that wait meanwhile are deleted in bulk. A message is
 * retried until it is gone, or until Discord refuses for good.
 */
export class Deleter {
  /** By channel, in order; those in flight among them. A channel is here while its queue is being worked off. */
  readonly #waiting = new Map<string, Set<string>>();
  readonly #backoff: Backoff;
  /** By channel, where Manage Messages was missing, until when nothing is asked; the oldest first. */
  readonly #forbidden = new Map<string, Millis>();

  /** `onForbidden` is called for each deletion for which Manage Messages is missing. */
  constructor(
    private readonly tools: DeleterTools,
    private readonly onForbidden: (table: TableHandle) => void,
  ) {
    this.#backoff = new Backoff(tools);
  }

  delete(table: TableHandle, channelId: string, messageId: string): void {
    const waiting = this.#waiting.get(channelId);
    if (waiting) {
      waiting.add(messageId);
      return;
    }
    const first = new Set([messageId]);
    this.#waiting.set(channelId, first);
    void this.#run(table, channelId, first);
  }

  /** Stops all requests. */
  stop(): void {
    this.#backoff.stop();
  }

  async #run(table: TableHandle, channelId: string, waiting: Set<string>): Promise<void> {
    let failures = 0;
    while (waiting.size > 0 && !this.#backoff.stopped) {
      const batch = [...waiting].slice(0, MOST);
      const left = new Set(await this.#remove(table, channelId, batch));
      for (const id of batch) if (!left.has(id)) waiting.delete(id);
      failures = left.size === 0 ? 0 : failures + 1;
      if (failures > 0) await this.#backoff.after(failures);
    }
    this.#waiting.delete(channelId);
  }

  /** Those that must be tried again. */
  async #remove(table: TableHandle, channelId: string, ids: readonly string[]): Promise<readonly string[]> {
    if (this.tools.lacks(table) && this.#isForbidden(channelId)) {
      this.onForbidden(table);
      return [];
    }
    const sent = await this.tools.api.remove(channelId, ids);
    if (sent.ok) return [];
    if (sent.fault === 'unreachable') return ids;
    if (sent.fault === 'forbidden') {
      this.#forbidden.set(channelId, this.tools.clock.now() + FORBIDDEN_MS);
      this.onForbidden(table);
      return [];
    }
    // One that is too old for it makes Discord refuse them all (50034); each by itself has no such limit.
    if (ids.length === 1) return [];
    const left: string[] = [];
    for (const id of ids) left.push(...(await this.#remove(table, channelId, [id])));
    return left;
  }

  #isForbidden(channelId: string): boolean {
    const now = this.tools.clock.now();
    for (const [channel, until] of this.#forbidden) {
      if (until > now) break;
      this.#forbidden.delete(channel);
    }
    return this.#forbidden.has(channelId);
  }
}
