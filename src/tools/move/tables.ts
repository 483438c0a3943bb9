import { createHash } from 'node:crypto';

export type Value = string | number | null | Buffer;
/** The values of a table's columns, in their order. */
export type Row = readonly Value[];

/** A table of the bot's, as both engines have it. */
export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
  /** The columns of its primary key, in their order. */
  readonly key: readonly string[];
}

/** A database that rows are moved from or to. */
export interface TableStore {
  /** All rows in the order of their key, some at a time. */
  read(table: Table): AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;
  write(table: Table, rows: readonly Row[]): Promise<void> | void;
}

/** What each database says about itself alone: who is to follow, which servers it has, what it signs with. */
const FACTS_OF_ONE_DATABASE = /^(handover.*|shards|shard-count|signing-key)$/;

/** Whether a row goes along. */
export const isMoved = ({ name, columns }: Table, row: Row): boolean =>
  name !== 'about' || !FACTS_OF_ONE_DATABASE.test(String(row[columns.indexOf('key')]));

const BATCH_ROWS = 500;
const BATCH_CHARACTERS = 2_000_000;

const sizeOf = (value: Value): number => (typeof value === 'string' || Buffer.isBuffer(value) ? value.length : 8);

/** Rows in batches that fit into memory and into one statement. */
export function* inBatches(rows: Iterable<Row>): Generator<readonly Row[]> {
  let batch: Row[] = [];
  let size = 0;
  for (const row of rows) {
    batch.push(row);
    for (const value of row) size += sizeOf(value);
    if (batch.length < BATCH_ROWS && size < BATCH_CHARACTERS) continue;
    yield batch;
    batch = [];
    size = 0;
  }
  if (batch.length > 0) yield batch;
}

/** What a table holds: how many rows, and SHA-256 over all of them in the order of their key. */
export interface Contents {
  readonly rows: number;
  readonly hash: string;
}

export class ContentsHash {
  readonly #hash = createHash('sha256');
  #rows = 0;

  add(row: Row): void {
    this.#rows += 1;
    this.#hash.update(
      `${JSON.stringify(row.map((value) => (Buffer.isBuffer(value) ? value.toString('hex') : value)))}\n`,
    );
  }

  get contents(): Contents {
    return { rows: this.#rows, hash: this.#hash.copy().digest('hex') };
  }
}

export async function contentsOf(store: TableStore, table: Table): Promise<Contents> {
  const hash = new ContentsHash();
  for await (const rows of store.read(table)) for (const row of rows) hash.add(row);
  return hash.contents;
}
