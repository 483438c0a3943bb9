import type { Database } from '../../src/storage/sqlite/database.js';
import { readingFrom } from '../../src/storage/sqlite/history/archive.js';
import { exportServer } from '../../src/storage/sql/export/server.js';

/** A server’s export, line by line; `secrecy`: what is kept back of it, absent: nothing. */
export async function exportLines(
  connection: Database,
  guildId: string,
  secrecy?: Parameters<typeof readingFrom>[1],
): Promise<readonly string[]> {
  const lines: string[] = [];
  for await (const line of exportServer(readingFrom(connection, secrecy), guildId)) lines.push(line);
  return lines;
}
