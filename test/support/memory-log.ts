import { isDeepStrictEqual } from 'node:util';
import {
  StorageFault,
  type Appended,
  type GameLog,
  type LogEntry,
  type Person,
  type StoredGame,
} from '../../src/table/ports.js';

/** An append that waits for a test to say how it ends. */
export interface Pending {
  readonly entries: readonly LogEntry[];
  /** Ends it as the log would have at once. */
  write(): void;
  refuse(): void;
  /** Its answer is lost; `written`: it is in the log all the same. */
  lose(written: boolean): void;
}

/** A log without a disk, which can be told to refuse, or to wait. */
export class MemoryLog implements GameLog {
  readonly entries: LogEntry[] = [];
  /** How often it was written to. */
  commits = 0;
  /** While set, every append is refused. */
  broken = false;
  room = true;
  /** While set, looking after it throws. */
  gone = false;

  /** While set, appends wait to be ended by hand. */
  slow = false;
  readonly pending: Pending[] = [];
  /** While set, it can’t be said whether an append of which nothing is known is written. */
  unreachable = false;

  /** Games that have lost entries, and haven’t been read again. */
  readonly #behind = new Set<string>();

  /** Loses what came after a game's first entries, as a standby does that was behind. */
  lose(game: string, kept: number): void {
    const lost = new Set(this.of(game).slice(kept));
    this.entries.splice(0, Infinity, ...this.entries.filter((entry) => !lost.has(entry)));
    this.#behind.add(game);
  }

  behind(): Promise<readonly string[]> {
    return this.gone ? Promise.reject(new StorageFault('told to be gone')) : Promise.resolve([...this.#behind]);
  }

  readAgain(game: string): Promise<StoredGame | null> {
    this.#behind.delete(game);
    return Promise.resolve(this.#unfinished().find(({ header }) => header.game === game) ?? null);
  }

  append(entries: readonly LogEntry[]): Promise<Appended> {
    if (!this.slow)
      return new Promise((resolve) => {
        resolve(this.#append(entries));
      });
    return new Promise((resolve) => {
      const end = (how: () => Appended) => (): void => {
        this.pending.splice(this.pending.indexOf(pending), 1);
        resolve(how());
      };
      const pending: Pending = {
        entries,
        write: end(() => this.#append(entries)),
        refuse: end(() => ({ kind: 'refused', fault: new StorageFault('told to refuse') })),
        lose: (written) => {
          if (written) this.#append(entries);
          end(() => ({ kind: 'unknown', fault: new StorageFault('lost') }))();
        },
      };
      this.pending.push(pending);
    });
  }

  #append(entries: readonly LogEntry[]): Appended {
    if (this.broken) return { kind: 'refused', fault: new StorageFault('told to refuse') };
    for (const [at, entry] of entries.entries()) {
      const known = [...this.entries, ...entries.slice(0, at)].filter(({ game }) => game === entry.game);
      const { game, source, sequence } = entry;
      if (sequence < known.length) throw new TypeError(`entry ${sequence} is there already`);
      if (sequence > known.length)
        return { kind: 'refused', fault: new StorageFault(`entry ${sequence} where ${known.length} should be`) };
      if (source !== undefined && known.some((other) => other.source === source))
        return { kind: 'repeated', game, source };
    }
    this.commits += 1;
    this.entries.push(...entries);
    return { kind: 'written' };
  }

  resolve(entries: readonly LogEntry[]): Promise<boolean> {
    if (this.unreachable) return Promise.reject(new StorageFault('told to be out of reach'));
    return Promise.resolve(entries.every((entry) => this.entries.some((other) => isDeepStrictEqual(other, entry))));
  }

  of(game: string): readonly LogEntry[] {
    return this.entries.filter((entry) => entry.game === game);
  }

  async *loadUnfinished(): AsyncIterable<StoredGame> {
    yield* await Promise.resolve(this.#unfinished());
  }

  #unfinished(): readonly StoredGame[] {
    const over = new Set(this.entries.filter(({ outcome }) => outcome !== undefined).map(({ game }) => game));
    const headers = this.entries.flatMap(({ header }) =>
      header === undefined || over.has(header.game) ? [] : [header],
    );
    return headers.map((header) => {
      const entries = this.of(header.game);
      const people = new Map<number, Person | null>(
        entries.flatMap(({ seating = [] }) => seating.map(({ seat, person }) => [seat, person] as const)),
      );
      return {
        header,
        entries: entries.map(({ at, events }) => ({ at, events })),
        people: [...people].flatMap(([seat, person]) => (person === null ? [] : [{ seat, person }])),
      };
    });
  }

  check(): Promise<void> {
    return this.gone ? Promise.reject(new StorageFault('told to be gone')) : Promise.resolve();
  }

  probe(): Promise<void> {
    return this.broken || this.gone ? Promise.reject(new StorageFault('told to refuse')) : Promise.resolve();
  }

  hasRoom(): boolean {
    return this.room;
  }
}
