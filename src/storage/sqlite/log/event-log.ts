import { StorageFault, type Appended, type GameLog, type LogEntry, type StoredGame } from '../../../table/ports.js';
import type { BotDatabase } from '../database.js';
import { promised } from '../promised.js';
import { LogWriter, RepeatedSource, type LogWriterOptions } from './writer.js';

/** The log in SQLite. */
export class SqliteGameLog implements GameLog {
  readonly #writer: LogWriter;

  constructor(database: BotDatabase, options: LogWriterOptions = {}) {
    this.#writer = new LogWriter(database, options);
  }

  append(entries: readonly LogEntry[]): Promise<Appended> {
    return promised(() => {
      try {
        this.#writer.append(entries);
        return { kind: 'written' };
      } catch (error) {
        if (error instanceof RepeatedSource) return { kind: 'repeated', game: error.game, source: error.source };
        if (error instanceof StorageFault) return { kind: 'refused', fault: error };
        throw error;
      }
    });
  }

  resolve(entries: readonly LogEntry[]): Promise<boolean> {
    return promised(() => this.#writer.holds(entries));
  }

  /** How many unfinished games were left out because their log can't be read. */
  get damaged(): number {
    return this.#writer.damaged;
  }

  async *loadUnfinished(): AsyncIterable<StoredGame> {
    yield* this.#writer.loadUnfinished();
  }

  check(): Promise<void> {
    return promised(() => {
      this.#writer.check();
    });
  }

  probe(): Promise<void> {
    return promised(() => {
      this.#writer.probe();
    });
  }

  hasRoom(): boolean {
    return this.#writer.hasRoom();
  }
}
