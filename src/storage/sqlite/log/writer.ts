import type { Statement } from 'better-sqlite3';
import { StorageFault, type LogEntry, type StoredGame } from '../../../table/ports.js';
import { withoutBusyTimeout, type BotDatabase } from '../database.js';
import { digestOf } from '../../log/digest.js';
import type { EntryText, StoredEntry } from '../../log/stored-log.js';
import { databaseFault, isOfTheDisk, problemOf } from '../faults.js';
import { GameRows } from './game-rows.js';
import { LogReader } from './reader.js';
import { readUnfinished, type Damaged } from './unfinished.js';
import { DiskSpace } from '../file/disk-space.js';

/** Thrown by an append: this source acted in this game before. Nothing was written. */
export class RepeatedSource extends Error {
  override readonly name = 'RepeatedSource';

  constructor(
    readonly game: string,
    readonly source: string,
  ) {
    super(`Interaction ${source} has acted in game ${game} before.`);
  }
}

export interface LogWriterOptions {
  /** Told of each unfinished game whose log cannot be read; the others load all the same. */
  readonly onDamaged?: Damaged;
  /** Whether there is room for a new game; absent: 25 MiB free where the database lies. */
  readonly hasRoom?: () => boolean;
  /** Told of each commit, and how long it took, in milliseconds. */
  readonly onCommitted?: (ms: number) => void;
}

interface Last {
  readonly sequence: number;
  readonly digest: string;
}

/** The last entry by game, of this append alone until it is on disk. */
type LastEntries = Map<string, Last>;

/** Writes the log, at once. With the file's settings (WAL, synchronous=FULL) a commit that returned survives a power cut. */
export class LogWriter {
  readonly #database: BotDatabase;
  readonly #onDamaged: Damaged;
  readonly #room: () => boolean;
  readonly #rows: GameRows;
  readonly #onCommitted: (ms: number) => void;
  readonly #insertEntry: Statement<[string, number, number, string, string, string]>;
  readonly #insertSource: Statement<[string, string, number]>;
  readonly #last: Statement<[string], Last>;
  readonly #reader: LogReader;
  readonly #appendAll: (entries: readonly LogEntry[]) => LastEntries;
  /** The last entry of each game that was written to since the start. */
  readonly #known: LastEntries = new Map();
  readonly #damaged = new Set<string>();
  /** The last append found the database locked. */
  #foundLocked = false;
  /** The last check did. */
  #seenLocked = false;

  constructor(database: BotDatabase, options: LogWriterOptions = {}) {
    this.#database = database;
    this.#onDamaged = (game, error) => {
      this.#damaged.add(game);
      options.onDamaged?.(game, error);
    };
    const room = new DiskSpace(database.path);
    this.#room = options.hasRoom ?? (() => room.forNewGames());
    const { connection } = database;
    this.#rows = new GameRows(connection);
    this.#reader = new LogReader(connection);
    this.#onCommitted = options.onCommitted ?? (() => undefined);
    this.#insertEntry = connection.prepare(
      'INSERT INTO entries (game, sequence, at, action, events, digest) VALUES (?, ?, ?, ?, ?, ?)',
    );
    this.#insertSource = connection.prepare(
      'INSERT INTO sources (game, source, sequence) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
    );
    this.#last = connection.prepare<[string], Last>(
      'SELECT sequence, digest FROM entries WHERE game = ? ORDER BY sequence DESC LIMIT 1',
    );
    const transaction = connection.transaction((entries: readonly LogEntry[]) => this.#write(entries));
    this.#appendAll = (entries) => transaction.immediate(entries);
  }

  /**
   * Throws `RepeatedSource` if one of the sources acted in its game before, `DatabaseFault` for what the disk refuses;
   * anything else that is thrown is a bug.
   */
  append(entries: readonly LogEntry[]): void {
    if (entries.length === 0) return;
    this.#database.checkFiles();
    let written: LastEntries;
    const began = performance.now();
    try {
      written = this.#foundLocked
        ? withoutBusyTimeout(this.#database.connection, () => this.#appendAll(entries))
        : this.#appendAll(entries);
    } catch (error) {
      // Whoever holds the lock holds it longer than we wait: from here on each attempt fails at once, till one succeeds.
      this.#foundLocked ||= problemOf(error) === 'locked';
      throw isOfTheDisk(error) ? databaseFault(this.#database.path, error) : error;
    }
    this.#onCommitted(performance.now() - began);
    this.#foundLocked = false;
    for (const [game, last] of written) this.#known.set(game, last);
    for (const { game, outcome } of entries) if (outcome !== undefined) this.#known.delete(game);
  }

  /** How many unfinished games were left out because their log can't be read. */
  get damaged(): number {
    return this.#damaged.size;
  }

  /** Whether these entries, all of one append, are in the log as they are. Throws `DatabaseFault`. */
  holds(entries: readonly LogEntry[]): boolean {
    this.#database.checkFiles();
    try {
      const stored = new Map(
        [...new Set(entries.map(({ game }) => game))].map((game) => [game, this.#reader.read(game)]),
      );
      return entries.every((entry) => isIn(stored.get(entry.game)?.entries ?? [], entry));
    } catch (error) {
      throw databaseFault(this.#database.path, error);
    }
  }

  /** One at a time; nothing else may use the log meanwhile. */
  *loadUnfinished(): Iterable<StoredGame> {
    try {
      yield* readUnfinished(this.#database.connection, this.#onDamaged);
    } catch (error) {
      throw databaseFault(this.#database.path, error);
    }
  }

  /** Throws `DatabaseFault` if nothing could be appended now. */
  check(): void {
    this.#database.checkFiles();
    const locked = this.#database.lockedByOthers();
    const still = locked && this.#seenLocked;
    this.#seenLocked = locked;
    if (still) throw databaseFault(this.#database.path, undefined, 'locked');
  }

  /** The file's version number is written again as it is: a page of its own in the log, and the disk's answer to it. */
  probe(): void {
    const { connection, path } = this.#database;
    this.#database.checkFiles();
    try {
      withoutBusyTimeout(connection, () => {
        connection.pragma(`user_version = ${Number(connection.pragma('user_version', { simple: true }))}`);
      });
    } catch (error) {
      throw databaseFault(path, error);
    }
  }

  hasRoom(): boolean {
    return this.#room();
  }

  #write(entries: readonly LogEntry[]): LastEntries {
    const written: LastEntries = new Map();
    for (const entry of entries) {
      if (entry.header !== undefined) this.#rows.create(entry.header, entry.events);
      const text = textOf(entry);
      const digest = digestOf(this.#digestBefore(entry, written.get(entry.game)), text);
      written.set(entry.game, { sequence: entry.sequence, digest });
      this.#insertEntry.run(entry.game, text.sequence, text.at, text.action, text.events, digest);
      if (entry.source !== undefined) this.#note(entry.game, entry.source, entry.sequence);
      if (entry.seating !== undefined) this.#rows.seat(entry.game, entry.seating);
      if (entry.outcome !== undefined) this.#rows.end(entry.game, entry.outcome, entry.at);
    }
    return written;
  }

  #digestBefore({ game, sequence }: LogEntry, written: Last | undefined): string {
    if (sequence === 0) return game;
    const last = written ?? this.#known.get(game) ?? this.#last.get(game);
    if (last === undefined || last.sequence < sequence - 1)
      throw new StorageFault(`Game ${game} has no entry before its ${sequence}.`);
    return last.digest;
  }

  #note(game: string, source: string, sequence: number): void {
    if (this.#insertSource.run(game, source, sequence).changes === 0) throw new RepeatedSource(game, source);
  }
}

const textOf = ({ sequence, at, action, events }: LogEntry): EntryText => ({
  sequence,
  at,
  action: JSON.stringify(action),
  events: JSON.stringify(events),
});

/** Whether it is an entry of this log: a digest stands for all that came before, too. */
function isIn(stored: readonly StoredEntry[], entry: LogEntry): boolean {
  const { sequence } = entry;
  const previous = sequence === 0 ? entry.game : stored[sequence - 1]?.digest;
  return previous !== undefined && stored[sequence]?.digest === digestOf(previous, textOf(entry));
}
