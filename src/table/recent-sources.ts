/**
 * Interactions that acted lately, of all games: they come twice only within seconds. What is older the log itself
 * refuses. Two generations, so that forgetting costs nothing.
 */
export class RecentSources {
  #young = new Set<string>();
  #old = new Set<string>();

  constructor(private readonly generation = 4_096) {}

  has(source: string): boolean {
    return this.#young.has(source) || this.#old.has(source);
  }

  add(source: string): void {
    this.#young.add(source);
    if (this.#young.size < this.generation) return;
    this.#old = this.#young;
    this.#young = new Set();
  }
}
