/** How much one person may wait for at once, where much of it would keep others waiting. */
export class WaitingLimit {
  readonly #waiting = new Map<string, number>();

  constructor(private readonly most: number) {}

  /** Null: this person waits for as much as one may. Rejects with what the work rejects with. */
  add<T>(userId: string, work: () => Promise<T>): Promise<T> | null {
    const own = this.#waiting.get(userId) ?? 0;
    if (own >= this.most) return null;
    this.#waiting.set(userId, own + 1);
    return work().finally(() => {
      this.#done(userId);
    });
  }

  #done(userId: string): void {
    const left = (this.#waiting.get(userId) ?? 1) - 1;
    if (left === 0) this.#waiting.delete(userId);
    else this.#waiting.set(userId, left);
  }
}
