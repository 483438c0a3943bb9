import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { openToRead } from '../storage/sqlite/database.js';
import { GameRegistry } from '../games/registry.js';
import { exportServer } from '../storage/sql/export/server.js';
import { readingFrom } from '../storage/sqlite/history/archive.js';
import { SqliteDealsInPlay } from '../storage/sqlite/history/deals-in-play.js';
import { DealSecrecy } from '../history/logs/withheld.js';
import { REGISTERED } from '../registration/index.js';
import { databasePath } from './database-path.js';

const USAGE = `Usage: npm run server-data -- SERVER FILE

Writes everything that is kept of a Discord server (its id) into FILE, lines of JSON packed with gzip, while the bot runs.`;

const [guild, file, ...rest] = process.argv.slice(2);
if (guild === undefined || file === undefined || !/^\d+$/.test(guild) || rest.length > 0) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  const connection = openToRead(databasePath());
  const games = new GameRegistry(REGISTERED.map(({ rules }) => rules));
  const secrecy = new DealSecrecy(new SqliteDealsInPlay(connection), games, () => Date.now());
  async function* lines(id: string): AsyncIterable<string> {
    for await (const line of exportServer(readingFrom(connection, secrecy), id)) yield `${line}\n`;
  }
  await pipeline(Readable.from(lines(guild)), createGzip(), createWriteStream(file, { flags: 'wx' }));
  connection.close();
}
