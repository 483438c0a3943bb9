/** Cuts a stream into lines and keeps no more than `most` characters of one that doesn't end. */
export class Lines {
  #rest = '';

  constructor(private readonly most: number) {}

  /** The lines that a chunk completes; null: one is longer than allowed. */
  add(chunk: string): readonly string[] | null {
    const lines = (this.#rest + chunk).split('\n');
    this.#rest = lines.pop() ?? '';
    if ([this.#rest, ...lines].some(({ length }) => length > this.most)) {
      this.#rest = '';
      return null;
    }
    return lines.map((line) => line.trim()).filter((line) => line !== '');
  }
}
