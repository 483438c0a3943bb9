import type { TableHandle } from '../games/meteor/table.js';
import type { DiscordApi } from '../rest/api.js';

/** Discord docs, "Bulk delete messages": at most 100 at a time. */
const MOST = 100;

/** Takes messages away, one request in flight a channel; what waits meanwhile goes in one. */
export class Deleter {
  readonly #waiting = new Map<string, string[]>();
  readonly #busy = new Set<string>();

  /** `onForbidden`: Manage Messages is missing. */
  constructor(
    private readonly api: DiscordApi,
    private readonly onForbidden: (table: TableHandle) => void,
  ) {}

  delete(table: TableHandle, channelId: string, messageId: string): void {
    const waiting = this.#waiting.get(channelId) ?? [];
    this.#waiting.set(channelId, waiting);
    if (!waiting.includes(messageId)) waiting.push(messageId);
    if (!this.#busy.has(channelId)) void this.#run(table, channelId);
  }

  async #run(table: TableHandle, channelId: string): Promise<void> {
    this.#busy.add(channelId);
    const waiting = this.#waiting.get(channelId) ?? [];
    while (waiting.length > 0) {
      const sent = await this.api.remove(channelId, waiting.splice(0, MOST));
      if (!sent.ok && sent.fault === 'forbidden') this.onForbidden(table);
    }
    this.#waiting.delete(channelId);
    this.#busy.delete(channelId);
  }
}
