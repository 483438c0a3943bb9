/**
 * The ids of interactions that acted lately, of all games: Discord repeats one only within seconds, and older ones are
 * refused by the log itself. There are two generations, so that dropping the old ones costs nothing.
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
