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
    return (this.#ended.get(game) ?? this.log?.of(game))?.people ?? new Map();
  }

  /** Robots are left out where the server no longer allows them. Null: no such game is played here. */
  of(game: GameId, robotsAllowed: boolean): OpenAgain | null {
    const ended = this.#ended.get(game) ?? this.log?.of(game) ?? null;
    const face = ended === null ? this.faces.all[0] : this.faces.find(ended.kind);
    return face?.rematch(ended, robotsAllowed) ?? null;
  }

  /** Null: nothing is known of that game any more, or it offers no such thing. */
  sameDeal(game: GameId): OpenAgain | null {
    const ended = this.#ended.get(game) ?? this.log?.of(game) ?? null;
    return ended === null ? null : (this.faces.find(ended.kind)?.sameDeal?.(ended) ?? null);
  }
}
