import type { GameId } from '../../table/ports.js';
import type { TurnNotice } from '../../storage/ports/turn-notices.js';
import type { Logger } from '../ports.js';
import type { TurnNoticeStore } from '../../storage/ports/turn-notices.js';

export interface Place {
  readonly game: GameId;
  readonly userId: string;
}

export const keyOf = ({ game, userId }: Place): string => `${game} ${userId}`;

/**
 * What is known of each person's message: in memory at once, and stored. A write that failed is repeated later: what was
 * sent must not be sent again because the disk was full.
 */
export class KeptNotices {
  readonly #notices = new Map<GameId, Map<string, TurnNotice>>();
  /** Places of which the store has something older. */
  readonly #unstored = new Set<string>();
  /** The newest write of each place, while it is under way. */
  readonly #writes = new Map<string, Promise<void>>();

  constructor(private readonly tools: { readonly store: TurnNoticeStore; readonly log: Logger }) {}

  /** Reads what the process before this one has stored. */
  async recover(): Promise<void> {
    for (const notice of await this.tools.store.all()) this.#of(notice.game).set(notice.userId, notice);
  }

  get games(): readonly GameId[] {
    return [...this.#notices.keys()];
  }

  people(game: GameId): readonly string[] {
    return [...(this.#notices.get(game)?.keys() ?? [])];
  }

  get({ game, userId }: Place): TurnNotice | null {
    return this.#notices.get(game)?.get(userId) ?? null;
  }

  keep(notice: TurnNotice): void {
    this.#of(notice.game).set(notice.userId, notice);
    void this.#store(notice);
  }

  drop(place: Place): void {
    const people = this.#notices.get(place.game);
    people?.delete(place.userId);
    if (people?.size === 0) this.#notices.delete(place.game);
    void this.#store(place);
  }

  /** Resolves to true where the store knows what this does; what it didn't take it is told again. */
  async isStored(place: Place): Promise<boolean> {
    await this.#writes.get(keyOf(place));
    if (this.#unstored.has(keyOf(place))) await this.#store(place);
    return !this.#unstored.has(keyOf(place));
  }

  #of(game: GameId): Map<string, TurnNotice> {
    const known = this.#notices.get(game) ?? new Map<string, TurnNotice>();
    this.#notices.set(game, known);
    return known;
  }

  #store(place: Place): Promise<void> {
    const key = keyOf(place);
    const write = this.#write(place, this.get(place)).finally(() => {
      if (this.#writes.get(key) === write) this.#writes.delete(key);
    });
    this.#writes.set(key, write);
    return write;
  }

  async #write(place: Place, notice: TurnNotice | null): Promise<void> {
    const { store, log } = this.tools;
    try {
      if (notice === null) await store.drop(place.game, place.userId);
      else await store.put(notice);
      this.#unstored.delete(keyOf(place));
    } catch (err) {
      this.#unstored.add(keyOf(place));
      log.warn({ err, game: place.game }, 'a message about a turn could not be stored; it is tried again');
    }
  }
}
