import type { GameId } from '../../table/ports.js';
import type { StoredEntry, StoredLog } from '../../storage/log/stored-log.js';

/** The file that `/history export` gives and `npm run replay` takes. Names nobody: seats only. */
export interface LogFile {
  readonly format: 'meteor-log';
  readonly formatVersion: 1;
  readonly game: GameId;
  /** Which game was played; absent in files from before there was more than one: Meteor. */
  readonly kind?: string;
  /** Whether the game was over: then a log without its end has been cut off. */
  readonly over?: boolean;
  /** Of the last digest and the number of entries, by the key of the bot that exported it: see signature.ts. */
  readonly signature?: string;
  /** Of a day's deal: what the day's seeds came from. */
  readonly dayKey?: string;
  /** In order; each digest is `digestOf` (see digest.ts) over the one before and this entry. */
  readonly entries: readonly {
    readonly sequence: number;
    readonly at: number;
    readonly action: unknown;
    readonly events: unknown;
    readonly digest: string;
  }[];
}

const endOf = (entries: readonly StoredEntry[]): boolean => entries.at(-1)?.events.includes('"type":"ended"') === true;

/** A stored log as the object that the file holds. Throws for an entry whose text is no JSON. */
export function toLogFile({ game, kind, entries, over = endOf(entries), signature, dayKey }: StoredLog): LogFile {
  return {
    format: 'meteor-log',
    formatVersion: 1,
    game,
    ...(kind === undefined ? {} : { kind }),
    over,
    ...(signature === undefined ? {} : { signature }),
    ...(dayKey === undefined ? {} : { dayKey }),
    entries: entries.map(({ sequence, at, action, events, digest }) => ({
      sequence,
      at,
      action: JSON.parse(action) as unknown,
      events: JSON.parse(events) as unknown,
      digest,
    })),
  };
}

/** The file's text, an entry a line. */
export function logFileText(log: StoredLog): string {
  const { entries, ...head } = toLogFile(log);
  return `${JSON.stringify(head).slice(0, -1)},"entries":[\n${entries.map((entry) => JSON.stringify(entry)).join(',\n')}\n]}\n`;
}

/** Reads a file's text back; a text that is no log is answered with what is wrong about it. */
export function fromLogFile(text: string): StoredLog | { readonly fault: string } {
  let file: unknown;
  try {
    file = JSON.parse(text);
  } catch {
    return fromBrokenText(text) ?? { fault: 'it is not JSON' };
  }
  if (!isRecord(file) || file['format'] !== 'meteor-log') return { fault: 'it is not a Meteor log' };
  if (file['formatVersion'] !== 1) return { fault: `its format version is ${String(file['formatVersion'])}, not 1` };
  const { game, kind, entries, over, signature, dayKey } = file;
  if (typeof game !== 'string' || !Array.isArray(entries)) return { fault: 'it lacks "game" or "entries"' };
  const stored = entries.map(entryOf);
  const bad = stored.indexOf(null);
  if (bad >= 0) return { fault: `its entry ${bad} lacks something` };
  return {
    game,
    entries: stored.filter((entry) => entry !== null),
    ...(typeof kind === 'string' ? { kind } : {}),
    ...(over === true ? { over } : {}),
    ...(typeof signature === 'string' ? { signature } : {}),
    ...(typeof dayKey === 'string' ? { dayKey } : {}),
  };
}

/** A log whose text was cut off or damaged: the entries up to the first that cannot be read; so it is seen where it breaks. */
function fromBrokenText(text: string): StoredLog | null {
  const game = /^\s*\{\s*"format"\s*:\s*"meteor-log"[^[]*?"game"\s*:\s*"([a-z0-9]+)"/.exec(text)?.[1];
  if (game === undefined) return null;
  const starts = [...text.matchAll(/\{\s*"sequence"\s*:/g)].map(({ index }) => index);
  const entries: StoredEntry[] = [];
  for (const [at, start] of starts.entries()) {
    const entry = entryIn(text.slice(start, starts[at + 1]));
    if (entry === null) break;
    entries.push(entry);
  }
  const kind = /^\s*\{[^[]*?"kind"\s*:\s*"([a-z0-9-]+)"/.exec(text)?.[1];
  return { game, entries, over: true, ...(kind === undefined ? {} : { kind }) };
}

function entryIn(text: string): StoredEntry | null {
  try {
    return entryOf(JSON.parse(text.replace(/\s*(,|\]\s*\}?)?\s*$/, '')));
  } catch {
    return null;
  }
}

function entryOf(entry: unknown): StoredEntry | null {
  if (!isRecord(entry)) return null;
  const { sequence, at, action, events, digest } = entry;
  if (!Number.isInteger(sequence) || !Number.isInteger(at) || typeof digest !== 'string') return null;
  if (!isRecord(action) || !Array.isArray(events)) return null;
  // The same text as was stored: JSON keeps the order of names, and whole numbers as they are.
  return {
    sequence: Number(sequence),
    at: Number(at),
    action: JSON.stringify(action),
    events: JSON.stringify(events),
    digest,
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
