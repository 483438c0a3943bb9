import { contentsOf, ContentsHash, type Contents, type TableStore, type Table } from './tables.js';

/** What both databases hold of a table now. */
export interface Copied extends Contents {
  readonly table: string;
}

/** What was written is not what was read. */
export class NotTheSame extends Error {
  constructor({ name }: Table, read: Contents, written: Contents) {
    super(
      `The table ${name} didn’t arrive as it was: ${read.rows} rows (${read.hash.slice(0, 12)}) were read, and ` +
        `${written.rows} (${written.hash.slice(0, 12)}) are there. Nothing was changed.`,
    );
  }
}

/** Copies all rows, table by table, and reads each one again. Throws `NotTheSame`. */
export async function* copyTables(from: TableStore, to: TableStore, tables: readonly Table[]): AsyncGenerator<Copied> {
  for (const table of tables) {
    const hash = new ContentsHash();
    for await (const rows of from.read(table)) {
      for (const row of rows) hash.add(row);
      await to.write(table, rows);
    }
    const written = await contentsOf(to, table);
    const read = hash.contents;
    if (written.hash !== read.hash) throw new NotTheSame(table, read, written);
    yield { table: table.name, ...read };
  }
}
