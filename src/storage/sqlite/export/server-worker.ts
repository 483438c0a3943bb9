/** The thread in which a server's data is read and compressed, until there is more of it than a message carries. */
import { Readable } from 'node:stream';
import { parentPort, workerData } from 'node:worker_threads';
import { createGzip } from 'node:zlib';
import { openToRead } from '../database.js';
import { registryOf } from '../../../workers/rules.js';
import { DealSecrecy } from '../../../history/logs/withheld.js';
import { SqliteDealsInPlay } from '../history/deals-in-play.js';
import { exportServer } from '../../sql/export/server.js';
import { readingFrom } from '../history/archive.js';
import type { Exported, ToExport } from './server-exports.js';

const { path, guildId, most } = workerData as ToExport;
const connection = openToRead(path);
const kinds = connection.prepare<[], string>('SELECT DISTINCT kind FROM games').pluck().all();
const secrecy = new DealSecrecy(new SqliteDealsInPlay(connection), await registryOf(kinds), () => Date.now());
let games = -1;

/** The first line is the server's own. */
async function* lines(): AsyncIterable<string> {
  for await (const line of exportServer(readingFrom(connection, secrecy), guildId)) {
    games += 1;
    yield `${line}\n`;
  }
}

async function exported(): Promise<Exported> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of Readable.from(lines()).pipe(createGzip()) as AsyncIterable<Buffer>) {
    bytes += part.length;
    if (bytes > most) return null;
    parts.push(part);
  }
  return { data: Buffer.concat(parts), games };
}

const result = await exported();
connection.close();
parentPort?.postMessage(result);
