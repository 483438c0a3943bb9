import {
  StorageFault,
  type Appended,
  type GameId,
  type GameLog,
  type LogEntry,
  type StoredGame,
} from '../../../table/ports.js';
import type { BotDatabase } from '../database.js';
import { ThreadLost } from '../disk/disk-thread.js';
import { databaseFault, isOfTheDisk } from '../faults.js';
import { DiskSpace } from '../file/disk-space.js';
import { entryRow } from './entry-row.js';
import { readUnfinished, type Damaged } from './unfinished.js';
import type { WrittenRows } from './writer.js';

export interface EventLogOptions {
  /** Told of each unfinished game whose log cannot be read; the others load all the same. */
  readonly onDamaged?: Damaged;
  /** Whether there is room for a new game; absent: 25 MiB free where the database lies. */
  readonly hasRoom?: () => boolean;
  /** Told of each commit, and how long it took, in milliseconds. */
  readonly onCommitted?: (ms: number) => void;
}

/** The log in SQLite. */
export class SqliteGameLog implements GameLog {
  readonly #room: () => boolean;
  readonly #damaged = new Set<string>();
  /** The last check found the database locked. */
  #seenLocked = false;

  constructor(
    private readonly database: BotDatabase,
    private readonly options: EventLogOptions = {},
  ) {
    const room = new DiskSpace(database.path);
    this.#room = options.hasRoom ?? (() => room.forNewGames());
  }

  async append(entries: readonly LogEntry[]): Promise<Appended> {
    if (entries.length === 0) return { kind: 'written' };
    try {
      this.database.checkFiles();
      return this.#appended(await this.database.disk.run('append', entries.map(entryRow)));
    } catch (error) {
      if (error instanceof ThreadLost) return { kind: 'unknown', fault: error };
      if (error instanceof StorageFault) return { kind: 'refused', fault: error };
      if (isOfTheDisk(error)) return { kind: 'refused', fault: databaseFault(this.database.path, error) };
      throw error;
    }
  }

  resolve(entries: readonly LogEntry[]): Promise<boolean> {
    return this.#asked(() => this.database.disk.run('holds', entries.map(entryRow)));
  }

  /** How many unfinished games were left out because their log can't be read. */
  get damaged(): number {
    return this.#damaged.size;
  }

  async *loadUnfinished(): AsyncIterable<StoredGame> {
    const { connection, path } = this.database;
    const onDamaged: Damaged = (game, error) => {
      this.#damaged.add(game);
      this.options.onDamaged?.(game, error);
    };
    try {
      yield* readUnfinished(connection, onDamaged);
    } catch (error) {
      throw databaseFault(path, error);
    }
  }

  /** A lock of a moment, as a copying tool takes it, is none. */
  check(): Promise<void> {
    return this.#asked(() => {
      const locked = this.database.lockedByOthers();
      const still = locked && this.#seenLocked;
      this.#seenLocked = locked;
      if (still) throw databaseFault(this.database.path, undefined, 'locked');
    });
  }

  probe(): Promise<void> {
    return this.#asked(async () => {
      await this.database.disk.run('probe', null);
    });
  }

  /** What a file has taken it keeps. */
  behind(): Promise<readonly GameId[]> {
    return Promise.resolve([]);
  }

  readAgain(): Promise<null> {
    return Promise.resolve(null);
  }

  hasRoom(): boolean {
    return this.#room();
  }

  async #asked<T>(ask: () => T | Promise<T>): Promise<T> {
    this.database.checkFiles();
    try {
      return await ask();
    } catch (error) {
      throw error instanceof StorageFault ? error : databaseFault(this.database.path, error);
    }
  }

  #appended(written: WrittenRows): Appended {
    if (written.kind === 'written') {
      this.options.onCommitted?.(written.ms);
      return { kind: 'written' };
    }
    if (written.kind === 'repeated') return written;
    const { game, sequence } = written;
    return { kind: 'refused', fault: new StorageFault(`Game ${game} has no entry before its ${sequence}.`) };
  }
}
