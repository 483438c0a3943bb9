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
  /** Counts a game whose end was just written, in the same transaction; absent: that is done later (see retention.ts). */
  readonly stats?: { count(game: string): void };
  /** Told of a game that could not be counted, which is a bug. */
  readonly onUncounted?: Damaged;
  /** Told of each commit, and how long it took, in milliseconds. */
  readonly onCommitted?: (ms: number) => void;
}

/** Digests by game, of this append alone until it is on disk. */
type Digests = Map<string, string>;

/** Writes the log, at once. With the file's settings (WAL, synchronous=FULL) a commit that returned survives a power cut. */
export class LogWriter {
  readonly #database: BotDatabase;
  readonly #onDamaged: Damaged;
  readonly #room: () => boolean;
  readonly #rows: GameRows;
  /** In a transaction of its own inside the append's. */
  readonly #counted: (game: string) => void;
  readonly #onUncounted: NonNullable<LogWriterOptions['onUncounted']>;
  readonly #onCommitted: (ms: number) => void;
  readonly #insertEntry: Statement<[string, number, number, string, string, string]>;
  readonly #insertSource: Statement<[string, string, number]>;
  readonly #lastDigest: Statement<[string]>;
  readonly #reader: LogReader;
  readonly #appendAll: (entries: readonly LogEntry[]) => Digests;
  /** The last digest of each game that was written to since the start. */
  readonly #digests: Digests = new Map();
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
    this.#counted = connection.transaction((game: string) => options.stats?.count(game));
    this.#onUncounted = options.onUncounted ?? (() => undefined);
    this.#onCommitted = options.onCommitted ?? (() => undefined);
    this.#insertEntry = connection.prepare(
      'INSERT INTO entries (game, sequence, at, action, events, digest) VALUES (?, ?, ?, ?, ?, ?)',
    );
    this.#insertSource = connection.prepare(
      'INSERT INTO sources (game, source, sequence) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
    );
    this.#lastDigest = connection
      .prepare<[string]>('SELECT digest FROM entries WHERE game = ? ORDER BY sequence DESC LIMIT 1')
      .pluck();
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
    let written: Digests;
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
    for (const [game, digest] of written) this.#digests.set(game, digest);
    for (const { game, outcome } of entries) if (outcome !== undefined) this.#digests.delete(game);
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

  #write(entries: readonly LogEntry[]): Digests {
    const digests: Digests = new Map();
    for (const entry of entries) {
      if (entry.header !== undefined) this.#rows.create(entry.header, entry.events);
      const text = textOf(entry);
      const digest = digestOf(digests.get(entry.game) ?? this.#previous(entry), text);
      digests.set(entry.game, digest);
      this.#insertEntry.run(entry.game, text.sequence, text.at, text.action, text.events, digest);
      if (entry.source !== undefined) this.#note(entry.game, entry.source, entry.sequence);
      if (entry.seating !== undefined) this.#rows.seat(entry.game, entry.seating);
      if (entry.outcome === undefined) continue;
      this.#rows.end(entry.game, entry.outcome, entry.at);
      this.#count(entry.game);
    }
    return digests;
  }

  /** A game whose statistics can't be counted ends like any other: that is tried again at the next start. */
  #count(game: string): void {
    try {
      this.#counted(game);
    } catch (error) {
      if (isOfTheDisk(error)) throw error;
      this.#onUncounted(game, error);
    }
  }

  #previous({ game, sequence }: LogEntry): string {
    if (sequence === 0) return game;
    const known = this.#digests.get(game) ?? this.#lastDigest.get(game);
    if (typeof known !== 'string') throw new StorageFault(`Game ${game} has no entry before its ${sequence}.`);
    return known;
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
