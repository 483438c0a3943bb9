/** The connection below a WebSocket: what is written while it is corked goes out at once. */
export interface Wire {
  cork(): void;
  uncork(): void;
}

/** What one turn of the event loop sends is one write: an act's new table and its answer. */
export class OneWrite {
  #isCorked = false;

  constructor(private readonly wire: Wire) {}

  gather(): void {
    if (this.#isCorked) return;
    this.#isCorked = true;
    this.wire.cork();
    setImmediate(() => {
      this.#isCorked = false;
      this.wire.uncork();
    });
  }
}
