import type { GameId } from '../../table/ports.js';
import type { TurnNotice } from '../../storage/ports/turn-notices.js';
import type { Logger, TurnNoticeStore } from '../ports.js';

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

  constructor(private readonly tools: { readonly store: TurnNoticeStore; readonly log: Logger }) {}

  /** Reads what the process before this one has stored. */
  recover(): void {
    for (const notice of this.tools.store.all()) this.#of(notice.game).set(notice.userId, notice);
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
    this.#store(notice);
  }

  drop(place: Place): void {
    const people = this.#notices.get(place.game);
    people?.delete(place.userId);
    if (people?.size === 0) this.#notices.delete(place.game);
    this.#store(place);
  }

  /** True: the store knows what this does, or has just been told. */
  isStored(place: Place): boolean {
    if (this.#unstored.has(keyOf(place))) this.#store(place);
    return !this.#unstored.has(keyOf(place));
  }

  #of(game: GameId): Map<string, TurnNotice> {
    const known = this.#notices.get(game) ?? new Map<string, TurnNotice>();
    this.#notices.set(game, known);
    return known;
  }

  #store(place: Place): void {
    const { store, log } = this.tools;
    const notice = this.get(place);
    try {
      if (notice === null) store.drop(place.game, place.userId);
      else store.put(notice);
      this.#unstored.delete(keyOf(place));
    } catch (err) {
      this.#unstored.add(keyOf(place));
      log.warn({ err, game: place.game }, 'a message about a turn could not be stored; it is tried again');
    }
  }
}
