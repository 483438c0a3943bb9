import { createHash, type Hash } from 'node:crypto';

export type TraceKind = 'person' | 'bot' | 'fault' | 'request' | 'log' | 'check';

/** All that happened, in a hash; the newest of it in words. */
export class Trace {
  readonly #hash: Hash = createHash('sha256');
  readonly #last: string[] = [];
  #events = 0;
  readonly #counts = new Map<TraceKind, number>();

  constructor(
    private readonly now: () => number,
    private readonly startAt: number,
    private readonly keep = 50,
    private readonly onEvent: (line: string) => void = () => undefined,
  ) {}

  event(kind: TraceKind, what: string): void {
    const seconds = ((this.now() - this.startAt) / 1000).toFixed(3).padStart(8);
    const line = `${seconds} ${kind.padEnd(7)} ${what}`;
    this.#hash.update(line).update('\n');
    this.#events += 1;
    this.#counts.set(kind, (this.#counts.get(kind) ?? 0) + 1);
    this.#last.push(line);
    if (this.#last.length > 2 * this.keep) this.#last.splice(0, this.#last.length - this.keep);
    this.onEvent(line);
  }

  get events(): number {
    return this.#events;
  }

  count(kind: TraceKind): number {
    return this.#counts.get(kind) ?? 0;
  }

  /** The newest, oldest first. */
  get last(): readonly string[] {
    return this.#last.slice(-this.keep);
  }

  /** Of all events so far. */
  get digest(): string {
    return this.#hash.copy().digest('hex');
  }
}
