import type { GameId, TableHandle } from '../../table/ports.js';
import type { ChatTools } from './chat-platform.js';
import { Backoff } from './backoff.js';

/** The title that replaces a forbidden one. */
const NEUTRAL = '…';

/** A title that is being replaced. */
interface Reset {
  readonly table: TableHandle;
  readonly threadId: string;
  /** It was changed anew while a request was on its way, which may have come before that. */
  again: boolean;
}

/**
 * Titles of threads under a game's channel: one that breaks the silence is replaced, where the bot may manage threads
 * (R11). A replacement is retried until it stands, Discord refuses it, or the game is over.
 */
export class ThreadTitles {
  /** Games in which a title could not be changed: the warning is given once a game. */
  readonly #powerless = new Set<GameId>();
  /** By thread: one request in flight each, for Discord lets a title be changed but twice in ten minutes. */
  readonly #resets = new Map<string, Reset>();
  readonly #backoff: Backoff;

  constructor(
    private readonly platform: Pick<ChatTools, 'log' | 'time'> & {
      readonly messages: { readonly api: Pick<ChatTools['messages']['api'], 'rename'> };
    },
    /** Called once a game where Manage Threads is missing, so that titles can't be changed. */
    private readonly onPowerless: (table: TableHandle) => void,
  ) {
    this.#backoff = new Backoff(platform.time);
  }

  /** Nobody waits for it: Discord may hold a new title back for minutes. */
  reset(table: TableHandle, threadId: string): void {
    const underWay = this.#resets.get(threadId);
    if (underWay) {
      underWay.again = true;
      return;
    }
    const reset: Reset = { table, threadId, again: false };
    this.#resets.set(threadId, reset);
    void this.#run(reset);
  }

  forget(game: GameId): void {
    this.#powerless.delete(game);
    for (const [threadId, { table }] of this.#resets) if (table.game === game) this.#resets.delete(threadId);
  }

  /** Stops all requests. */
  stop(): void {
    this.#backoff.stop();
  }

  async #run(reset: Reset): Promise<void> {
    const { table, threadId } = reset;
    for (let failures = 0; this.#isWanted(reset);) {
      reset.again = false;
      const sent = await this.platform.messages.api.rename(threadId, NEUTRAL);
      if (!this.#isWanted(reset)) return;
      if (!sent.ok && sent.fault === 'unreachable') {
        failures += 1;
        await this.#backoff.after(failures);
        continue;
      }
      failures = 0;
      if (!sent.ok && sent.fault === 'forbidden') this.#lacksPower(table);
      if (!reset.again) this.#resets.delete(threadId);
    }
  }

  /** Whether the game goes on, and the title is still to be replaced. */
  #isWanted(reset: Reset): boolean {
    return !this.#backoff.stopped && this.#resets.get(reset.threadId) === reset;
  }

  #lacksPower(table: TableHandle): void {
    if (this.#powerless.has(table.game)) return;
    this.#powerless.add(table.game);
    this.platform.log.warn(
      { game: table.game, channel: table.channelId },
      'thread titles cannot be changed: Manage Threads is missing',
    );
    this.onPowerless(table);
  }
}
