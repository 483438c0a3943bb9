import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { GameRegistry } from '../games/registry.js';
import { DealSecrecy } from '../history/logs/withheld.js';
import { REGISTERED } from '../registration/index.js';
import { exportServer } from '../storage/sql/export/server.js';
import { StorageFault } from '../table/ports.js';
import { databaseOfBot, readDatabase } from './read-database.js';

const USAGE = `Usage: npm run server-data -- SERVER FILE

Writes everything that is kept of a Discord server (its id) into FILE, lines of JSON packed with gzip, while the bot runs.`;

async function write(guild: string, file: string): Promise<void> {
  const database = await readDatabase(databaseOfBot());
  try {
    const games = new GameRegistry(REGISTERED.map(({ rules }) => rules));
    const secrecy = new DealSecrecy(database.dealsInPlay, games, () => Date.now());
    async function* lines(): AsyncIterable<string> {
      for await (const line of exportServer({ ...database, secrecy }, guild)) yield `${line}\n`;
    }
    await pipeline(Readable.from(lines()), createGzip(), createWriteStream(file, { flags: 'wx', mode: 0o600 }));
  } finally {
    await database.close();
  }
}

const [guild, file, ...rest] = process.argv.slice(2);
if (guild === undefined || file === undefined || !/^\d+$/.test(guild) || rest.length > 0) {
  console.error(USAGE);
  process.exitCode = 2;
} else {
  await write(guild, file).catch((error: unknown) => {
    if (!(error instanceof StorageFault)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  });
}
