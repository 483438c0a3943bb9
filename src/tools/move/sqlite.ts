import type { Database } from '../../storage/sqlite/database.js';
import { inBatches, isMoved, type Row, type TableStore, type Table } from './tables.js';

/** An open file, as what rows are moved from or to. */
export class SqliteTables implements TableStore {
  constructor(private readonly connection: Database) {}

  *read(table: Table): Iterable<readonly Row[]> {
    const { name, columns, key } = table;
    const rows = this.connection
      .prepare<[], Row>(`SELECT ${columns.join(', ')} FROM ${name} ORDER BY ${key.join(', ')}`)
      .raw()
      .iterate();
    yield* inBatches(moved(table, rows));
  }

  write({ name, columns }: Table, rows: readonly Row[]): void {
    const insert = this.connection.prepare<[Row]>(
      `INSERT INTO ${name} (${columns.join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
    );
    this.connection.transaction(() => {
      for (const row of rows) insert.run(row);
    })();
  }
}

function* moved(table: Table, rows: Iterable<Row>): Iterable<Row> {
  for (const row of rows) if (isMoved(table, row)) yield row;
}
