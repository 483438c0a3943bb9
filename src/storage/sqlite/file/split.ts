import { copyFileSync, existsSync, readFileSync, renameSync } from 'node:fs';
import type { Database } from 'better-sqlite3';
import * as z from 'zod';
import { MetadataRows } from '../rows/metadata.js';
import { BackupFault } from './backup.js';
import { canonicalPath } from '../../canonical-path.js';
import { openDatabase, openToRead } from '../database.js';
import { ALL_SHARDS, isPowerOfTwo, shardsInCount, shardsInWords, simplestShards, type Shards } from '../../shards.js';
import { noteShards, shardsOf } from '../shards.js';
import { keyPathOf } from '../../signing-key.js';
import { finish, openWhole, ownTables, refuseExisting, removeFile, syncAtItsEnd, withLocks } from './whole-file.js';

/** A file that `split` or `join` made. */
export interface PartReport {
  readonly file: string;
  readonly games: number;
  /** Of all tables. */
  readonly rows: number;
  readonly shards: Shards;
}

/** What a table's rows belong to: a server by its own column, or a game's server. */
type Belonging = 'guild' | 'game';

interface DividedTable {
  readonly name: string;
  readonly columns: string;
  readonly by: Belonging;
}

/** Facts about the file itself, of which `Kept` and removals go along, and chosen deals: each file has its own. */
const PER_FILE = ['about', 'daily_deals'];

/** The tables of this release's schema whose rows are divided. Throws for one that no rule assigns. */
function tablesOf(connection: Database): readonly DividedTable[] {
  return ownTables(connection)
    .filter(({ name }) => !PER_FILE.includes(name))
    .map(({ name, columns }) => {
      const by = (['guild', 'game'] as const).find((column) => columns.includes(column));
      if (by === undefined) throw new Error(`no column of the table ${name} says whose its rows are`);
      return { name, columns: columns.join(', '), by };
    });
}

/** `(guild >> 22) % count / before`: which of the parts a server goes to. Ids have 64 bits, as SQLite's integers. */
const partOf = (count: number, before: number): string => `(CAST(guild AS INTEGER) >> 22) % ${count} / ${before}`;

function whose({ by }: DividedTable, schema: string, condition: string): string {
  return by === 'guild' ? condition : `game IN (SELECT game FROM ${schema}.games WHERE ${condition})`;
}

/** What every part keeps of the whole. */
interface Kept {
  readonly application: string | null;
  /** All parts of a bot have the same daily deals. */
  readonly dailySecret: string | null;
}

function checkSource(path: string): Kept & { readonly shards: Shards } {
  const connection = openWhole(path);
  try {
    const metadata = new MetadataRows(connection);
    return {
      shards: shardsOf(connection),
      application: metadata.get('application'),
      dailySecret: metadata.get('daily-secret'),
    };
  } finally {
    connection.close();
  }
}

const REMOVALS = "json_each((SELECT value FROM source.about WHERE key = 'removals'))";

/** What was asked to be deleted and isn't yet: it is due wherever the server goes, traces included. */
function takeRemovals(target: Database, condition: string): void {
  const due = `SELECT value, json_extract(value, '$.guild') AS guild FROM ${REMOVALS}`;
  const taken = target.prepare<[], string>(`SELECT value FROM (${due}) WHERE ${condition}`).pluck().all();
  if (taken.length === 0) return;
  const metadata = new MetadataRows(target);
  const before = z.array(z.unknown()).parse(JSON.parse(metadata.get('removals') ?? '[]'));
  metadata.set('removals', JSON.stringify([...before, ...taken.map((one): unknown => JSON.parse(one))]));
  metadata.set('sweep', '1');
}

/** Copies rows of a file into an open one, and counts them. `condition`: of a server's `guild`. */
function take(target: Database, source: string, condition: string): number {
  target.prepare('ATTACH ? AS source').run(source);
  let rows = 0;
  target.pragma('foreign_keys = OFF');
  target
    .transaction(() => {
      for (const table of tablesOf(target)) {
        const { name, columns } = table;
        const from = `FROM source.${name} WHERE ${whose(table, 'source', condition)}`;
        rows += target.prepare(`INSERT INTO main.${name} (${columns}) SELECT ${columns} ${from}`).run().changes;
      }
      takeRemovals(target, condition);
    })
    .immediate();
  target.pragma('foreign_keys = ON');
  target.exec('DETACH source');
  return rows;
}

function rowsOf(path: string): number {
  const connection = openToRead(path);
  try {
    const count = (name: string): number => Number(connection.prepare(`SELECT count(*) FROM ${name}`).pluck().get());
    return tablesOf(connection).reduce((sum, { name }) => sum + count(name), 0);
  } finally {
    connection.close();
  }
}

interface Filled {
  readonly rows: number;
  readonly games: number;
}

/** Makes a file under a name that is given up if anything fails; whoever calls renames it. */
function makeFile(
  part: string,
  { application, dailySecret }: Kept,
  shards: Shards,
  fill: (target: Database) => number,
): Filled {
  removeFile(part);
  const database = openDatabase(part);
  try {
    const { connection } = database;
    syncAtItsEnd(connection);
    const rows = fill(connection);
    const metadata = new MetadataRows(connection);
    metadata.set('application', application);
    metadata.set('daily-secret', dailySecret);
    noteShards(connection, shards);
    finish(connection);
    return { rows, games: Number(connection.prepare('SELECT count(*) FROM games').pluck().get()) };
  } finally {
    database.close();
  }
}

/** Deletes the files made so far if `run` fails. */
function orNothing<T>(files: readonly string[], run: () => T): T {
  try {
    return run();
  } catch (error) {
    for (const file of files) removeFile(`${file}.part`);
    throw error;
  }
}

function refuseTwice(sources: readonly string[]): void {
  const paths = sources.map(canonicalPath);
  const twice = sources.find((_, at) => paths.indexOf(paths[at] ?? '') !== at);
  if (twice !== undefined) throw new BackupFault(`${twice} is named twice: name each file once.`);
}

/** Renames all finished files to their final names, or none. */
function publish(made: readonly string[], keyOf: string | null): void {
  for (const file of made) {
    if (keyOf !== null && existsSync(keyOf)) copyFileSync(keyOf, keyPathOf(file));
    renameSync(`${file}.part`, file);
    removeFile(`${file}.part`);
  }
}

const partName = (source: string, at: number, parts: number): string =>
  `${source.replace(/\.db$/, '')}.${at}-of-${parts}.db`;

/**
 * Splits a database between so many files beside it, no bot running on it: each server goes to one of them with all
 * that is its own. The source stays as it is. Throws `BackupFault` and `DatabaseFault`.
 */
export function split(source: string, parts: number): readonly PartReport[] {
  if (!isPowerOfTwo(parts) || parts < 2)
    throw new BackupFault('The number of parts must be a power of two, from 2 on.');
  const files = Array.from({ length: parts }, (_, at) => partName(source, at, parts));
  refuseExisting(files);
  const made = (): readonly PartReport[] => {
    const { shards: held, ...kept } = checkSource(source);
    const count = held.count * parts;
    const reports = files.map((file, at): PartReport => {
      const shards = { count, residues: held.residues.map((residue) => residue + at * held.count) };
      const condition = `${partOf(count, held.count)} = ${at}`;
      const filled = makeFile(`${file}.part`, kept, shards, (target) => take(target, source, condition));
      return { file, shards, ...filled };
    });
    const [all, taken] = [rowsOf(source), reports.reduce((sum, { rows }) => sum + rows, 0)];
    if (all !== taken) throw new BackupFault(`The parts have ${taken} rows together, and the source has ${all}.`);
    publish(files, keyPathOf(source));
    return reports;
  };
  return withLocks([source], () => orNothing(files, made));
}

/** Puts parts together again, no bot running on any. They stay as they are. Throws `BackupFault` and `DatabaseFault`. */
export function join(out: string, sources: readonly string[]): PartReport {
  refuseExisting([out]);
  refuseTwice(sources);
  const made = (): PartReport => {
    const parts = sources.map((source) => ({ source, ...checkSource(source) }));
    const applications = new Set(parts.map(({ application }) => application));
    if (applications.size > 1) throw new BackupFault('The files belong to different applications.');
    const shards = union(parts);
    const fill = (target: Database): number => sources.reduce((rows, source) => rows + take(target, source, 'TRUE'), 0);
    const kept = { application: parts[0]?.application ?? null, dailySecret: parts[0]?.dailySecret ?? null };
    const filled = makeFile(`${out}.part`, kept, shards, fill);
    const rows = sources.reduce((sum, source) => sum + rowsOf(source), 0);
    if (rows !== filled.rows) throw new BackupFault(`${filled.rows} rows of ${rows} were taken.`);
    publish([out], oneKeyOf(sources));
    return { file: out, shards, ...filled };
  };
  return withLocks(sources, () => orNothing([out], made));
}

function union(parts: readonly { readonly source: string; readonly shards: Shards }[]): Shards {
  const count = Math.max(...parts.map(({ shards }) => shards.count), ALL_SHARDS.count);
  const owners = new Map<number, string>();
  for (const { source, shards } of parts) {
    for (const residue of shardsInCount(shards, count).residues) {
      const other = owners.get(residue);
      if (other !== undefined)
        throw new BackupFault(`${source} and ${other} both hold ${shardsInWords({ count, residues: [residue] })}.`);
      owners.set(residue, source);
    }
  }
  return simplestShards({ count, residues: [...owners.keys()].sort((left, right) => left - right) });
}

/** The parts of one file have one key; of files that signed with different ones, none goes along. */
function oneKeyOf(sources: readonly string[]): string | null {
  const keys = sources.map(keyPathOf).filter((path) => existsSync(path));
  const different = new Set(keys.map((path) => readFileSync(path, 'utf8')));
  return different.size === 1 ? (keys[0] ?? null) : null;
}
