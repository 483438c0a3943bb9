import type { Database } from 'better-sqlite3';
import { isOfOneGame } from '../faults.js';
import { LogReader } from '../log/reader.js';
import { pack } from '../../log/pack.js';
import type { PackedLog } from '../../sql/retention/packing.js';
import type { Statement } from '../../sql/sql.js';
import type { EntryRow } from '../log/entry-row.js';
import { LogWriter, type WrittenRows } from '../log/writer.js';
import { Statements } from '../statements.js';
import { rewriteFile, rewritePanels } from './rewriting.js';

/** What the write-ahead log holds, in frames: a page of the database each. */
export interface WalState {
  readonly frames: number;
  /** How many of them are in the database already. */
  readonly checkpointed: number;
}

/** SQLite's own names (sqlite.org, "PRAGMA wal_checkpoint"). NOOP only reports. */
type Mode = 'NOOP' | 'PASSIVE' | 'RESTART' | 'TRUNCATE';

interface CheckpointRow {
  readonly busy: number;
  readonly log: number;
  readonly checkpointed: number;
}

/** `busy`: a reader, or another program's lock, was in the way. */
function runCheckpoint(connection: Database, mode: Mode): WalState & { readonly busy: boolean } {
  const [row] = connection.pragma(`wal_checkpoint(${mode})`) as readonly CheckpointRow[];
  // -1: there is no log.
  return {
    frames: Math.max(0, row?.log ?? 0),
    checkpointed: Math.max(0, row?.checkpointed ?? 0),
    busy: row?.busy === 1,
  };
}

/** What the log holds just now; takes no lock and writes nothing. */
export const walState = (connection: Database): WalState => runCheckpoint(connection, 'NOOP');

export interface Checkpointed extends WalState {
  /** Whether the log was to start over, and did. */
  readonly restarted: boolean;
}

/**
 * Copies what the log holds into the database, beside those who write. With `restart` the next writer starts the log
 * over, once all of it was copied: that takes the write lock for a moment, and is tried once.
 */
function checkpoint(connection: Database, { restart }: { readonly restart: boolean }): Checkpointed {
  const passive = runCheckpoint(connection, 'PASSIVE');
  const isComplete = !passive.busy && passive.checkpointed === passive.frames;
  if (!restart || !isComplete) return { ...passive, restarted: false };
  const restarted = runCheckpoint(connection, 'RESTART');
  return { ...restarted, restarted: !restarted.busy };
}

/** Empties the log's file, unless somebody reads in it; what can be copied without a lock is copied before. */
function emptyLog(connection: Database): boolean {
  const { busy } = runCheckpoint(connection, 'PASSIVE');
  return !busy && !runCheckpoint(connection, 'TRUNCATE').busy;
}

function packLog(connection: Database, game: string): PackedLog {
  try {
    const log = new LogReader(connection).read(game);
    return { game, packed: log === undefined ? null : pack(log) };
  } catch (error) {
    if (!isOfOneGame(error)) throw error;
    return { game, damaged: String(error) };
  }
}

/** What is done with the database file beside the event loop: by name, what a job is told and what it answers. */
export interface Jobs {
  /** Entries of the log, all or none, durably. */
  readonly append: { readonly told: readonly EntryRow[]; readonly answer: WrittenRows };
  /** Whether the log has these entries. */
  readonly holds: { readonly told: readonly EntryRow[]; readonly answer: boolean };
  /** Writes something that changes nothing, as durably as an append. */
  readonly probe: { readonly told: null; readonly answer: null };
  /** Statements in one transaction, durably; how many rows each changed. */
  readonly write: { readonly told: readonly Statement[]; readonly answer: readonly number[] };
  /** The same without waiting for the disk: a power cut may undo it. */
  readonly note: { readonly told: readonly Statement[]; readonly answer: readonly number[] };
  readonly checkpoint: { readonly told: { readonly restart: boolean }; readonly answer: Checkpointed };
  readonly 'empty-log': { readonly told: null; readonly answer: boolean };
  /** Takes away what deleted rows left in the file. */
  readonly rewrite: { readonly told: null; readonly answer: null };
  /** The same in the table that has tokens. */
  readonly 'rewrite-panels': { readonly told: null; readonly answer: null };
  /** One log at a time, for others wait. */
  readonly pack: { readonly told: { readonly game: string }; readonly answer: PackedLog };
}

export type JobName = keyof Jobs;
export type Told<N extends JobName> = Jobs[N]['told'];
export type Answer<N extends JobName> = Jobs[N]['answer'];

type Runners = { readonly [N in JobName]: (told: Told<N>) => Answer<N> };

/** What jobs write with. */
export interface JobConnections {
  /** With `synchronous=FULL`. */
  readonly connection: Database;
  /** With `synchronous=NORMAL`. */
  readonly notes: Database;
}

/** Runs jobs on connections that nobody else writes with. */
export class JobRunner {
  readonly #runners: Runners;
  #log: LogWriter | null = null;

  constructor({ connection, notes }: JobConnections) {
    const [durable, noted] = [new Statements(connection), new Statements(notes)];
    // Its statements need the schema.
    const log = (): LogWriter => (this.#log ??= new LogWriter(connection));
    this.#runners = {
      append: (rows) => log().append(rows),
      holds: (rows) => log().holds(rows),
      probe: () => {
        log().probe();
        return null;
      },
      write: (statements) => durable.run(statements),
      note: (statements) => noted.run(statements),
      checkpoint: (told) => checkpoint(connection, told),
      'empty-log': () => emptyLog(connection),
      rewrite: () => rewriteFile(connection),
      'rewrite-panels': () => rewritePanels(connection),
      pack: ({ game }) => packLog(connection, game),
    };
  }

  /** Throws the driver's error. */
  run<N extends JobName>(job: N, told: Told<N>): Answer<N> {
    return this.#runners[job](told);
  }
}
