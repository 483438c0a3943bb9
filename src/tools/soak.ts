import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { createApp, type App } from '../app.js';
import { listenLocal, type ListeningDiscord, type LocalUser } from '../local/index.js';
import { SILENT, withFolder } from './bench/tables.js';

const USAGE = `Usage: npm run soak -- [--minutes 30] [--channels 10] [--json]

Plays games with robots on the local server for so long, and prints what the process and its database hold at the start
and at the end: a bot that leaks shows it here.`;

/** What may grow when something is never let go. */
interface Footprint {
  readonly heapMiB: number;
  readonly fileDescriptors: number;
  readonly liveGames: number;
  /** Rows by table of the database. */
  readonly rows: Readonly<Record<string, number>>;
}

const ZONE_MS = 3_000;
const WINDOW_MS = 500;
const MOVE_GAP_MS = 400;
const MIB = 1024 * 1024;

function footprint(app: App): Footprint {
  globalThis.gc?.();
  const { connection } = app.database;
  const tables = connection
    .prepare<[], { readonly name: string }>(
      "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
    )
    .all();
  const count = (table: string): number =>
    connection.prepare<[], number>(`SELECT count(*) FROM "${table}"`).pluck().get() ?? 0;
  return {
    heapMiB: Math.round((process.memoryUsage().heapUsed / MIB) * 10) / 10,
    fileDescriptors: readdirSync('/proc/self/fd').length,
    liveGames: app.tables.live().length,
    rows: Object.fromEntries(tables.map(({ name }) => [name, count(name)])),
  };
}

async function firstChoice(
  user: LocalUser,
  channelId: string,
  words: string,
  values: Readonly<Record<string, string>>,
  focused: string,
): Promise<string | null> {
  const [choice] = await user.autocomplete(channelId, words, { ...values }, focused);
  return choice === undefined ? null : String(choice.value);
}

/** One move of the human at a table of robots, by what the commands offer. */
async function move(user: LocalUser, channelId: string): Promise<void> {
  const meteor = await firstChoice(user, channelId, 'meteor launch', {}, 'meteor');
  if (meteor !== null) {
    await user.command(channelId, 'meteor launch', { meteor });
    return;
  }
  const card = await firstChoice(user, channelId, 'meteor place', {}, 'card');
  const site = card === null ? null : await firstChoice(user, channelId, 'meteor place', { card }, 'site');
  if (card !== null && site !== null) await user.command(channelId, 'meteor place', { card, site });
}

/** Games one after the other in one channel, until `ends`. Answers how many came to their end. */
async function playOn(app: App, server: ListeningDiscord, channelId: string, ends: number): Promise<number> {
  const user = server.addUser(`Player ${channelId}`);
  for (let games = 0; ; games += 1) {
    if (Date.now() >= ends) return games;
    await user.command(channelId, 'meteor new', { mode: 'standard', robots: 2 });
    await user.command(channelId, 'meteor start', {});
    await user.command(channelId, 'meteor start', {});
    while (app.tables.inChannel(channelId) !== undefined) {
      await move(user, channelId);
      await delay(MOVE_GAP_MS);
    }
  }
}

async function soak(minutes: number, channels: number): Promise<object> {
  return withFolder(async (folder) => {
    const names = Array.from({ length: channels }, (_, at) => `soak-${at}`);
    const server = await listenLocal({ channels: names, rateLimits: false, recordCap: 100, historyLimit: 20 });
    const app = createApp({
      databasePath: join(folder, 'soak.db'),
      log: SILENT,
      defaults: { zoneMs: ZONE_MS, windowMs: WINDOW_MS },
    });
    await app.start({ token: 'local-test-token', apiUrl: server.apiUrl });
    const start = footprint(app);
    const ends = Date.now() + minutes * 60_000;
    const games = await Promise.all(names.map((name) => playOn(app, server, server.channelId(name), ends)));
    const end = footprint(app);
    await app.stop();
    await server.stop();
    return { minutes, channels, games: games.reduce((sum, one) => sum + one, 0), start, end };
  });
}

function readOptions(): { readonly minutes: number; readonly channels: number; readonly json: boolean } | null {
  try {
    const { values } = parseArgs({
      options: {
        minutes: { type: 'string', default: '30' },
        channels: { type: 'string', default: '10' },
        json: { type: 'boolean', default: false },
      },
    });
    const [minutes, channels] = [Number(values.minutes), Number(values.channels)];
    const fits = minutes > 0 && Number.isInteger(channels) && channels >= 1 && channels <= 200;
    return fits ? { minutes, channels, json: values.json } : null;
  } catch {
    return null;
  }
}

const options = readOptions();
if (options === null) {
  process.stderr.write(`${USAGE}\n`);
  process.exit(2);
}
const report = await soak(options.minutes, options.channels);
console.log(options.json ? JSON.stringify(report) : JSON.stringify(report, null, 2));
process.exit(0);
