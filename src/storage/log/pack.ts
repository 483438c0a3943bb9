import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { digestOf } from './digest.js';
import type { StoredEntry, StoredLog } from './stored-log.js';

/** A finished log as one row. */
export interface Packed {
  readonly entries: number;
  /** Brotli of a line an entry: milliseconds since the entry before, action, events, with tabs between. */
  readonly data: Buffer;
  readonly marks: Buffer;
  readonly digest: string;
}

/** Bytes kept of each digest: enough to say where a log was changed. The last digest, kept whole, says whether. */
const MARK = 4;
const QUALITY = 6;
/** No log comes near it: more is not what was packed, and must not fill the memory. */
const MOST_BYTES = 64 * 1024 * 1024;

const OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } };
const compressAside = promisify(brotliCompress);

/** JSON has neither tabs nor line ends outside of escapes, so they may stand between texts. */
function textOf(entries: readonly StoredEntry[]): string {
  let before = 0;
  const lines = entries.map(({ at, action, events }) => {
    const line = `${at - before}\t${action}\t${events}`;
    before = at;
    return line;
  });
  return lines.join('\n');
}

export const compress = (entries: readonly StoredEntry[]): Buffer => brotliCompressSync(textOf(entries), OPTIONS);

/** The first bytes of each digest, one after the other. */
export const shortDigestsOf = (digests: readonly string[]): Buffer =>
  Buffer.from(digests.map((digest) => digest.slice(0, MARK * 2)).join(''), 'hex');

export const pack = ({ entries }: StoredLog): Packed => packed(entries, compress(entries));

/** The same, compressed beside the event loop. */
export const packAside = async ({ entries }: StoredLog): Promise<Packed> =>
  packed(entries, await compressAside(textOf(entries), OPTIONS));

function packed(entries: readonly StoredEntry[], data: Buffer): Packed {
  const digests = entries.map(({ digest }) => digest);
  return { entries: entries.length, data, marks: shortDigestsOf(digests), digest: digests.at(-1) ?? '' };
}

/**
 * The entries as they were, their digests computed anew. Where a digest differs from what was kept of it, the entry
 * carries the kept part, so that whoever checks the chain finds the place. Throws if the data is no packed log.
 */
export function unpack(game: string, packed: Packed): StoredLog {
  let previous = game;
  let at = 0;
  const lines = brotliDecompressSync(packed.data, { maxOutputLength: MOST_BYTES }).toString('utf8').split('\n');
  const entries = lines.map((line, sequence) => {
    const [since = '', action = '', events = ''] = line.split('\t');
    at += Number(since);
    const text = { sequence, at, action, events };
    previous = digestOf(previous, text);
    return { ...text, digest: keptDigest(packed, sequence, previous) };
  });
  if (entries.length !== packed.entries)
    throw new Error(`the packed log has ${entries.length} entries instead of ${packed.entries}`);
  return { game, entries };
}

function keptDigest({ marks, entries, digest }: Packed, sequence: number, computed: string): string {
  if (sequence === entries - 1) return digest;
  const kept = marks.toString('hex', sequence * MARK, (sequence + 1) * MARK);
  return computed.startsWith(kept) && kept !== '' ? computed : kept;
}
