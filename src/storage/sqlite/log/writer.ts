import type { Database, Statement } from 'better-sqlite3';
import { withoutBusyTimeout } from '../busy-timeout.js';
import { digestOf } from '../../log/digest.js';
import type { StoredEntry } from '../../log/stored-log.js';
import { problemOf } from '../faults.js';
import type { EntryRow } from './entry-row.js';
import { GameRows } from './game-rows.js';
import { LogReader } from './reader.js';

/** What came of writing entries. Only of `written` is anything stored. */
export type WrittenRows =
  /** `ms`: how long the transaction took. */
  | { readonly kind: 'written'; readonly ms: number }
  /** This source acted in this game before. */
  | { readonly kind: 'repeated'; readonly game: string; readonly source: string }
  /** The log has no entry before this one. */
  | { readonly kind: 'gap'; readonly game: string; readonly sequence: number };

type Unwritable = Exclude<WrittenRows, { readonly kind: 'written' }>;

/** Ends the transaction. */
class Refused extends Error {
  constructor(readonly why: Unwritable) {
    super(why.kind);
  }
}

interface Last {
  readonly sequence: number;
  readonly digest: string;
}

/** The last entry by game, of this append alone until it is on disk. */
type LastEntries = Map<string, Last>;

/** Writes the log, at once. With the file's settings (WAL, synchronous=FULL) a commit that returned survives a power cut. */
export class LogWriter {
  readonly #rows: GameRows;
  readonly #insertEntry: Statement<[string, number, number, string, string, string]>;
  readonly #insertSource: Statement<[string, string, number]>;
  readonly #last: Statement<[string], Last>;
  readonly #reader: LogReader;
  readonly #appendAll: (entries: readonly EntryRow[]) => LastEntries;
  /** The last entry of each game that was written to since the start. */
  readonly #known: LastEntries = new Map();
  /** The last append found the database locked. */
  #foundLocked = false;

  constructor(private readonly connection: Database) {
    this.#rows = new GameRows(connection);
    this.#reader = new LogReader(connection);
    this.#insertEntry = connection.prepare(
      'INSERT INTO entries (game, sequence, at, action, events, digest) VALUES (?, ?, ?, ?, ?, ?)',
    );
    this.#insertSource = connection.prepare(
      'INSERT INTO sources (game, source, sequence) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
    );
    this.#last = connection.prepare<[string], Last>(
      'SELECT sequence, digest FROM entries WHERE game = ? ORDER BY sequence DESC LIMIT 1',
    );
    const transaction = connection.transaction((entries: readonly EntryRow[]) => this.#write(entries));
    this.#appendAll = (entries) => transaction.immediate(entries);
  }

  /** All or nothing. Throws the driver's error. */
  append(entries: readonly EntryRow[]): WrittenRows {
    const began = performance.now();
    let written: LastEntries;
    try {
      written = this.#foundLocked
        ? withoutBusyTimeout(this.connection, () => this.#appendAll(entries))
        : this.#appendAll(entries);
    } catch (error) {
      if (error instanceof Refused) return error.why;
      // Whoever holds the lock holds it longer than we wait: from here on each attempt fails at once, till one succeeds.
      this.#foundLocked ||= problemOf(error) === 'locked';
      throw error;
    }
    const ms = performance.now() - began;
    this.#foundLocked = false;
    for (const [game, last] of written) this.#known.set(game, last);
    for (const { game, outcome } of entries) if (outcome !== null) this.#known.delete(game);
    return { kind: 'written', ms };
  }

  /** Whether these entries, all of one append, are in the log as they are. Throws the driver's error. */
  holds(entries: readonly EntryRow[]): boolean {
    const games = new Set(entries.map(({ game }) => game));
    const stored = new Map([...games].map((game) => [game, this.#reader.read(game)]));
    return entries.every((entry) => isIn(stored.get(entry.game)?.entries ?? [], entry));
  }

  /** The file's version number is written again as it is: a page of its own in the log, and the disk's answer to it. */
  probe(): void {
    withoutBusyTimeout(this.connection, () => {
      this.connection.pragma(`user_version = ${Number(this.connection.pragma('user_version', { simple: true }))}`);
    });
  }

  #write(entries: readonly EntryRow[]): LastEntries {
    const written: LastEntries = new Map();
    for (const entry of entries) {
      const { game, sequence, at, action, events, source, created, outcome, seating } = entry;
      if (created !== null) this.#rows.create(created.header, created.rules);
      const digest = digestOf(this.#digestBefore(entry, written.get(game)), entry);
      written.set(game, { sequence, digest });
      this.#insertEntry.run(game, sequence, at, action, events, digest);
      if (source !== null && this.#insertSource.run(game, source, sequence).changes === 0)
        throw new Refused({ kind: 'repeated', game, source });
      if (seating.length > 0) this.#rows.seat(game, seating);
      if (outcome !== null) this.#rows.end(game, outcome, at);
    }
    return written;
  }

  #digestBefore({ game, sequence }: EntryRow, written: Last | undefined): string {
    if (sequence === 0) return game;
    const last = written ?? this.#known.get(game) ?? this.#last.get(game);
    if (last === undefined || last.sequence < sequence - 1) throw new Refused({ kind: 'gap', game, sequence });
    return last.digest;
  }
}

/** Whether it is an entry of this log: a digest stands for all that came before, too. */
function isIn(stored: readonly StoredEntry[], entry: EntryRow): boolean {
  const { sequence } = entry;
  const previous = sequence === 0 ? entry.game : stored[sequence - 1]?.digest;
  return previous !== undefined && stored[sequence]?.digest === digestOf(previous, entry);
}
