import type { Database } from 'better-sqlite3';
import type { GameId } from '../table/ports.js';
import type { EntryText } from './digest.js';
import { unpack, type Packed } from './pack.js';

/** One game's whole log, as it lies on the disk. */
export interface StoredLog {
  readonly game: GameId;
  readonly entries: readonly StoredEntry[];
}

export interface StoredEntry extends EntryText {
  readonly digest: string;
}

/** The file that `/history export` gives and `npm run replay` takes. Names nobody: seats only. */
export interface LogFile {
  readonly format: 'meteor-log';
  readonly formatVersion: 1;
  readonly game: GameId;
  /** In order; each digest is `digestOf` (see digest.ts) over the one before and this entry. */
  readonly entries: readonly {
    readonly sequence: number;
    readonly at: number;
    readonly action: unknown;
    readonly events: unknown;
    readonly digest: string;
  }[];
}

/** Reads logs by game, packed ones too. Works on the bot's own connection as on one opened to read. */
export class LogReader {
  readonly #entries;
  readonly #packed;

  constructor(connection: Database) {
    this.#entries = connection.prepare<[string], StoredEntry>(
      'SELECT sequence, at, action, events, digest FROM entries WHERE game = ? ORDER BY sequence');
    // A database that an older release wrote, opened only to be read, has no packed logs.
    const packs = connection.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'packed'").get() !== undefined;
    this.#packed = packs ? connection.prepare<[string], Packed>('SELECT entries, data, marks, digest FROM packed WHERE game = ?') : null;
  }

  /** Finished or not; undefined if there is no such game. Throws if a packed log is damaged beyond reading. */
  read(game: GameId): StoredLog | undefined {
    const entries = this.#entries.all(game);
    if (entries.length > 0) return { game, entries };
    const packed = this.#packed?.get(game);
    return packed === undefined ? undefined : unpack(game, packed);
  }
}

export function toLogFile({ game, entries }: StoredLog): LogFile {
  return {
    format: 'meteor-log',
    formatVersion: 1,
    game,
    entries: entries.map(({ sequence, at, action, events, digest }) =>
      ({ sequence, at, action: JSON.parse(action) as unknown, events: JSON.parse(events) as unknown, digest })),
  };
}

/** Reads a file's text back; a text that is no log is answered with what is wrong about it. */
export function fromLogFile(text: string): StoredLog | { readonly fault: string } {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return { fault: 'it is not JSON' };
  }
  if (!isRecord(file) || file['format'] !== 'meteor-log') return { fault: 'it is not a Meteor log' };
  if (file['formatVersion'] !== 1) return { fault: `its format version is ${String(file['formatVersion'])}, not 1` };
  const { game, entries } = file;
  if (typeof game !== 'string' || !Array.isArray(entries)) return { fault: 'it lacks "game" or "entries"' };
  const stored = entries.map(entryOf);
  const bad = stored.indexOf(null);
  if (bad >= 0) return { fault: `its entry ${bad} lacks something` };
  return { game, entries: stored.filter((entry) => entry !== null) };
}

function entryOf(entry: unknown): StoredEntry | null {
  if (!isRecord(entry)) return null;
  const { sequence, at, action, events, digest } = entry;
  if (!Number.isInteger(sequence) || !Number.isInteger(at) || typeof digest !== 'string') return null;
  if (!isRecord(action) || !Array.isArray(events)) return null;
  // The same text as was stored: JSON keeps the order of names, and whole numbers as they are.
  return { sequence: Number(sequence), at: Number(at), action: JSON.stringify(action), events: JSON.stringify(events), digest };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
