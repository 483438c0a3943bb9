import {
  RepeatedSource,
  StorageFault,
  type GameLog,
  type LogEntry,
  type Person,
  type StoredGame,
} from '../../src/table/ports.js';

/** A log without a disk, which can be told to refuse. */
export class MemoryLog implements GameLog {
  readonly entries: LogEntry[] = [];
  /** How often it was written to. */
  commits = 0;
  /** While set, every append throws. */
  broken = false;
  room = true;
  /** While set, looking after it throws. */
  gone = false;

  append(entries: readonly LogEntry[]): void {
    if (this.broken) throw new StorageFault('told to refuse');
    for (const [at, entry] of entries.entries()) {
      const known = [...this.entries, ...entries.slice(0, at)].filter(({ game }) => game === entry.game);
      if (entry.sequence !== known.length)
        throw new StorageFault(`entry ${entry.sequence} where ${known.length} should be`);
      const { game, source } = entry;
      if (source !== undefined && known.some((other) => other.source === source))
        throw new RepeatedSource(game, source);
    }
    this.commits += 1;
    this.entries.push(...entries);
  }

  of(game: string): readonly LogEntry[] {
    return this.entries.filter((entry) => entry.game === game);
  }

  loadUnfinished(): readonly StoredGame[] {
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
        entries,
        people: [...people].flatMap(([seat, person]) => (person === null ? [] : [{ seat, person }])),
      };
    });
  }

  check(): void {
    if (this.gone) throw new StorageFault('told to be gone');
  }

  probe(): void {
    if (this.broken || this.gone) throw new StorageFault('told to refuse');
  }

  hasRoom(): boolean {
    return this.room;
  }
}
