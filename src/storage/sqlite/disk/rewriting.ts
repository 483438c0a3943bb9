import type { Database } from 'better-sqlite3';
import { MetadataRows } from '../rows/metadata.js';

/** Writes the whole file again, without what deleted rows left in it: nothing else can be written meanwhile. */
export function rewriteFile(connection: Database): null {
  connection.exec('VACUUM');
  new MetadataRows(connection).set('sweep', null);
  return null;
}

/** Writes the panels again, without what expired tokens left between them. Panels are few, for they go with their games. */
export function rewritePanels(connection: Database): null {
  // Only where no foreign keys are looked at SQLite empties a table page by page, each overwritten as a whole.
  connection.pragma('foreign_keys = OFF');
  try {
    connection
      .transaction(() => {
        const panels = connection.prepare<[], unknown[]>('SELECT * FROM panels').raw();
        const rows = panels.all();
        connection.exec('DELETE FROM panels');
        const values = panels.columns().map(() => '?');
        const put = connection.prepare(`INSERT INTO panels VALUES (${values.join(', ')})`);
        for (const row of rows) put.run(...row);
        new MetadataRows(connection).set('tokens', null);
      })
      .immediate();
  } finally {
    connection.pragma('foreign_keys = ON');
  }
  return null;
}
