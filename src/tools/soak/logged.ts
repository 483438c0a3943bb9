/** How often each interaction stands in the log: an act that was done once stands there once. */
import { openToRead } from '../../storage/sqlite/database.js';
import type { Connections } from '../../storage/postgres/sql.js';

/** In a file. */
export function timesLogged(path: string, ids: readonly string[]): readonly number[] {
  const connection = openToRead(path);
  try {
    const count = connection.prepare<[string], number>('SELECT count(*) FROM sources WHERE source = ?').pluck();
    return ids.map((id) => count.get(id) ?? 0);
  } finally {
    connection.close();
  }
}

/** On PostgreSQL. */
export async function timesLoggedOn(database: Connections, ids: readonly string[]): Promise<readonly number[]> {
  const rows = await database.rows<{ source: string; times: number }>(
    'SELECT source, count(*) AS times FROM sources WHERE source = ANY (@ids) GROUP BY source',
    { ids },
  );
  const times = new Map(rows.map((row) => [row.source, row.times]));
  return ids.map((id) => times.get(id) ?? 0);
}
