import type { BotDatabase } from '../../src/storage/sqlite/database.js';
import { databaseFault, isOfTheDisk } from '../../src/storage/sqlite/faults.js';
import { entryRow } from '../../src/storage/sqlite/log/entry-row.js';
import type { EventLogOptions } from '../../src/storage/sqlite/log/event-log.js';
import { readUnfinished } from '../../src/storage/sqlite/log/unfinished.js';
import { LogWriter } from '../../src/storage/sqlite/log/writer.js';
import type { LogEntry, StoredGame } from '../../src/table/ports.js';

/** The log of a test that plays no tables: written and read at once, on the bot's own connection. */
export class LogAtOnce {
  readonly #writer: LogWriter;
  readonly #damaged = new Set<string>();

  constructor(
    private readonly database: BotDatabase,
    private readonly options: Pick<EventLogOptions, 'onDamaged'> = {},
  ) {
    this.#writer = new LogWriter(database.connection);
  }

  /** Throws `DatabaseFault`, or what kind of append it was that wasn't written. */
  append(entries: readonly LogEntry[]): void {
    this.database.checkFiles();
    let written: ReturnType<LogWriter['append']>;
    try {
      written = this.#writer.append(entries.map(entryRow));
    } catch (error) {
      throw isOfTheDisk(error) ? databaseFault(this.database.path, error) : error;
    }
    if (written.kind !== 'written') throw new Error(written.kind);
  }

  /** How many unfinished games were left out because their log can't be read. */
  get damaged(): number {
    return this.#damaged.size;
  }

  loadUnfinished(): Iterable<StoredGame> {
    return readUnfinished(this.database.connection, (game, error) => {
      this.#damaged.add(game);
      this.options.onDamaged?.(game, error);
    });
  }
}
