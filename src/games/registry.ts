import type { AnyGame } from './game.js';

/** The games that can be played here, by kind. They are listed in `src/registered.ts`. */
export class GameRegistry {
  readonly #games: ReadonlyMap<string, AnyGame>;

  /** Throws where two games have the same kind: that is a bug. */
  constructor(games: readonly AnyGame[]) {
    this.#games = new Map(games.map((game) => [game.kind, game]));
    if (this.#games.size < games.length) throw new Error('two registered games have the same kind');
  }

  /** In the order in which they were registered. */
  get kinds(): readonly string[] {
    return [...this.#games.keys()];
  }

  /** Undefined: no such game is played here, as where a log was written by a later version of the bot. */
  find(kind: string): AnyGame | undefined {
    return this.#games.get(kind);
  }

  /** Throws for a kind that is not registered: for callers that know that it is. */
  get(kind: string): AnyGame {
    const game = this.#games.get(kind);
    if (game === undefined) throw new Error(`no game of the kind ${kind} is registered`);
    return game;
  }
}
