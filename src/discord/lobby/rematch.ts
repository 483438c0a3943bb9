import type { Change, GameId } from '../../table/ports.js';
import type { Faces, OpenAgain } from '../games/face.js';
import type { Ended, EndedGames } from '../ports.js';

/** Most ended games kept in memory for "again"; for older ones, and after a restart, the log is read. */
const MOST = 1000;

/** What "again" takes over from a game that has ended: its options, its robots and, unpinged, its crew. */
export class Rematches {
  readonly #ended = new Map<GameId, Ended>();

  constructor(
    private readonly faces: Faces,
    private readonly log: EndedGames | null = null,
  ) {}

  onChange({ table, state }: Change): void {
    if (this.faces.of(table).game.phase(state) !== 'over') return;
    this.#ended.set(table.game, { kind: table.kind, state, people: table.people });
    for (const game of this.#ended.keys()) {
      if (this.#ended.size <= MOST) break;
      this.#ended.delete(game);
    }
  }

  /** The players by seat; empty where the game isn't known any more. */
  crewOf(game: GameId): Ended['people'] {
    return this.#find(game)?.people ?? new Map();
  }

  /**
   * A game like that one; where it was deleted, one of its kind. Robots are left out where the server no longer allows
   * them. Null: what was played isn't known, or isn't played here any more.
   */
  of(
    { game, kind }: { readonly game: GameId; readonly kind: string | null },
    robotsAllowed: boolean,
  ): OpenAgain | null {
    const ended = this.#find(game);
    return this.faces.find(ended?.kind ?? kind ?? '')?.rematch(ended, robotsAllowed) ?? null;
  }

  /** Null: nothing is known of that game any more, or it offers no such thing. */
  sameDeal(game: GameId): OpenAgain | null {
    const ended = this.#find(game);
    return ended === null ? null : (this.faces.find(ended.kind)?.sameDeal?.(ended) ?? null);
  }

  /** Who played is asked of the log each time: people may have been taken out of it, or the game deleted. */
  #find(game: GameId): Ended | null {
    const kept = this.#ended.get(game);
    if (this.log === null) return kept ?? null;
    if (kept === undefined) return this.log.of(game);
    const people = this.log.peopleOf(game);
    return people === null ? null : { ...kept, people };
  }
}
