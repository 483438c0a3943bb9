import type { Millis } from '../../../games/shared/time.js';
import type { Clock, Timers } from '../../../table/ports.js';
import type { BotDatabase } from '../database.js';
import { walState, type Checkpointed } from './jobs.js';

/** How long after a write the log is looked at, in milliseconds. */
const LOOK_MS: Millis = 250;
/** After failures it is looked at ever later, up to this. */
const LONGEST_MS: Millis = 60_000;
/** From so many frames on they are copied into the database, as SQLite's own checkpoints would. */
const ENOUGH_FRAMES = 1_000;
/** A frame is a page of the database and its header (sqlite.org, "WAL File Format"). */
const FRAME_BYTES = 4_096 + 24;
const RESTART_BYTES = 64 * 1024 * 1024;

export interface CheckpointsOptions {
  readonly clock: Clock;
  readonly timers: Timers;
  readonly onFault: (error: unknown) => void;
  /** A log of more bytes starts over, at the price of the write lock for a moment; absent: 64 MiB. */
  readonly restartBytes?: number;
}

export interface WalBytes {
  /** What the log holds. */
  readonly total: number;
  /** What of that isn't in the database yet. */
  readonly pending: number;
}

/** Checkpoints run in the disk's thread between two writes, rather than inside a commit that somebody waits for. */
export class Checkpoints {
  #cancel: (() => void) | null = null;
  #running: Promise<void> | null = null;
  #stopped = false;
  /** In a row. */
  #failures = 0;
  /** A reader may keep the log from starting over: then it is tried again only when it has grown by as much again. */
  #restartFrom: number;
  readonly #restartFrames: number;

  constructor(
    private readonly database: BotDatabase,
    private readonly options: CheckpointsOptions,
  ) {
    this.#restartFrames = Math.ceil((options.restartBytes ?? RESTART_BYTES) / FRAME_BYTES);
    this.#restartFrom = this.#restartFrames;
    const { connection, notes } = database;
    for (const one of [connection, notes]) one.pragma('wal_autocheckpoint = 0');
    database.disk.onWritten(() => {
      this.written();
    });
  }

  /** Something was written: the log is looked at soon. */
  written(): void {
    if (this.#stopped || this.#cancel !== null || this.#running !== null) return;
    const { clock, timers } = this.options;
    const wait = Math.min(LOOK_MS * 2 ** this.#failures, LONGEST_MS);
    this.#cancel = timers.at(clock.now() + wait, () => {
      this.#cancel = null;
      this.#look();
    });
  }

  bytes(): WalBytes {
    const { connection } = this.database;
    if (!connection.open) return { total: 0, pending: 0 };
    const { frames, checkpointed } = walState(connection);
    return { total: frames * FRAME_BYTES, pending: (frames - checkpointed) * FRAME_BYTES };
  }

  /** Leaves little to copy for whoever closes the database next. */
  async settle(): Promise<void> {
    await this.#running;
    if (this.database.disk.isRunning) await this.#checkpoint();
  }

  stop(): void {
    this.#stopped = true;
    this.#cancel?.();
    this.#cancel = null;
  }

  #look(): void {
    const { frames, checkpointed } = walState(this.database.connection);
    if (frames - checkpointed < ENOUGH_FRAMES) return;
    this.#running = this.#checkpoint(frames).finally(() => {
      this.#running = null;
      // What was written meanwhile may be enough again.
      this.written();
    });
  }

  async #checkpoint(frames = 0): Promise<void> {
    const restart = frames >= this.#restartFrom;
    try {
      this.database.checkFiles();
      this.#noteRestart(restart, await this.database.disk.run('checkpoint', { restart }));
      this.#failures = 0;
    } catch (error) {
      this.#failures += 1;
      if (!this.#stopped) this.options.onFault(error);
    }
  }

  #noteRestart(wanted: boolean, { frames, restarted }: Checkpointed): void {
    if (wanted && !restarted) this.#restartFrom = frames + this.#restartFrames;
    else if (restarted || frames < this.#restartFrames) this.#restartFrom = this.#restartFrames;
  }
}
