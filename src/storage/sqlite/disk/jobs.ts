import type { Database } from 'better-sqlite3';
import { isOfOneGame } from '../faults.js';
import { LogReader } from '../log/reader.js';
import { pack, type Packed } from '../../log/pack.js';

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

/** Writes the whole file again, without what deleted rows left in it. Holds the write lock all the while. */
function rewrite(connection: Database): null {
  connection.exec('VACUUM');
  return null;
}

/** A finished log, packed but not yet stored; `damaged`: it can't be read. Null: the game has none. */
export type PackedLog =
  { readonly game: string; readonly packed: Packed | null } | { readonly game: string; readonly damaged: string };

function packLogs(connection: Database, games: readonly string[]): readonly PackedLog[] {
  const logs = new LogReader(connection);
  return games.map((game) => {
    try {
      const log = logs.read(game);
      return { game, packed: log === undefined ? null : pack(log) };
    } catch (error) {
      if (!isOfOneGame(error)) throw error;
      return { game, damaged: String(error) };
    }
  });
}

/** What is done with the database file beside the event loop: by name, what a job is told and what it answers. */
export interface Jobs {
  readonly checkpoint: { readonly told: { readonly restart: boolean }; readonly answer: Checkpointed };
  readonly 'empty-log': { readonly told: null; readonly answer: boolean };
  readonly rewrite: { readonly told: null; readonly answer: null };
  readonly pack: { readonly told: readonly string[]; readonly answer: readonly PackedLog[] };
}

export type JobName = keyof Jobs;
export type Told<N extends JobName> = Jobs[N]['told'];
export type Result<N extends JobName> = Jobs[N]['answer'];

const JOBS: { readonly [N in JobName]: (connection: Database, told: Told<N>) => Result<N> } = {
  checkpoint,
  'empty-log': emptyLog,
  rewrite,
  pack: packLogs,
};

/** Runs a job on this connection. Throws the driver's error. */
export const runJob = <N extends JobName>(connection: Database, job: N, told: Told<N>): Result<N> =>
  JOBS[job](connection, told);
