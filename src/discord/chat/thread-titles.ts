import type { GameId, TableHandle } from '../../table/ports.js';
import type { Services } from '../services.js';

/** The title that replaces a forbidden one. */
const NEUTRAL = '…';

/** Titles of threads under a game's channel: one that breaks the silence is replaced, where the bot may manage threads (R11). */
export class ThreadTitles {
  /** Games in which a title could not be changed: the warning is given once a game. */
  readonly #powerless = new Set<GameId>();

  constructor(
    private readonly services: Pick<Services, 'api' | 'log'>,
    /** Called once a game where Manage Threads is missing, so that titles can't be changed. */
    private readonly onPowerless: (table: TableHandle) => void,
  ) {}

  async reset(table: TableHandle, threadId: string): Promise<void> {
    const { api, log } = this.services;
    const sent = await api.rename(threadId, NEUTRAL);
    if (sent.ok || sent.fault !== 'forbidden' || this.#powerless.has(table.game)) return;
    this.#powerless.add(table.game);
    log.warn(
      { game: table.game, channel: table.channelId },
      'thread titles cannot be changed: Manage Threads is missing',
    );
    this.onPowerless(table);
  }

  forget(game: GameId): void {
    this.#powerless.delete(game);
  }
}
