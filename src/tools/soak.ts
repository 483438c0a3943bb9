import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { createApp, type App } from '../app.js';
import { listenLocal, type ListeningDiscord } from '../local/index.js';
import { SILENT } from './bench/silent-log.js';
import { withFolder } from './bench/folder.js';
import { soakDeploys } from './soak/deploys.js';
import { move } from './soak/moves.js';
import { Tally } from './soak/tally.js';

const USAGE = `Usage: npm run soak -- [--minutes 30] [--channels 10] [--json]
       npm run soak -- --deploys 50 [--channels 10] [--json]

Plays games with robots on the local server for so long, and prints what the process and its database hold at the start
and at the end, and heap and file descriptors in between: a bot that leaks shows it here.

With --deploys, so many processes take the games over, one from the other, while people play in lobbies and games (so many
channels of each). It ends with 1 if an interaction was not answered, an act was lost or done twice, or a game stood in
Time Out.`;

/** What would grow if something leaked. */
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
/** How often it looks in between. */
const LOOKS = 10;
/** Connections that nobody uses any more are closed by then. */
const REST_MS = 15_000;
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

/** Games one after the other in one channel, until `ends`. Answers how many came to their end. */
async function playOn(app: App, server: ListeningDiscord, channelId: string, ends: number): Promise<number> {
  const user = server.addUser(`Player ${channelId}`);
  for (let games = 0; ; games += 1) {
    if (Date.now() >= ends) return games;
    await user.command(channelId, 'meteor new', { mode: 'standard', robots: 2 });
    await user.command(channelId, 'meteor start', {});
    await user.command(channelId, 'meteor start', {});
    while (app.tables.inChannel(channelId) !== undefined) {
      await move({ user, channel: channelId, tally: new Tally() });
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
    const between: Pick<Footprint, 'heapMiB' | 'fileDescriptors'>[] = [];
    const looking = setInterval(
      () => {
        const { heapMiB, fileDescriptors } = footprint(app);
        between.push({ heapMiB, fileDescriptors });
      },
      (minutes * 60_000) / LOOKS,
    );
    const games = await Promise.all(names.map((name) => playOn(app, server, server.channelId(name), ends)));
    clearInterval(looking);
    await delay(REST_MS);
    const end = footprint(app);
    await app.stop();
    await server.stop();
    return { minutes, channels, games: games.reduce((sum, one) => sum + one, 0), start, between, end };
  });
}

interface Options {
  readonly minutes: number;
  readonly channels: number;
  /** 0: none, but the footprint over some minutes. */
  readonly deploys: number;
  readonly json: boolean;
}

function readOptions(): Options | null {
  try {
    const { values } = parseArgs({
      options: {
        minutes: { type: 'string', default: '30' },
        channels: { type: 'string', default: '10' },
        deploys: { type: 'string', default: '0' },
        json: { type: 'boolean', default: false },
      },
    });
    const [minutes, channels, deploys] = [Number(values.minutes), Number(values.channels), Number(values.deploys)];
    const fits = minutes > 0 && Number.isInteger(channels) && channels >= 1 && channels <= 200;
    return fits && Number.isInteger(deploys) && deploys >= 0 ? { minutes, channels, deploys, json: values.json } : null;
  } catch {
    return null;
  }
}

async function run({ minutes, channels, deploys, json }: Options): Promise<number> {
  const print = (report: object): void => {
    console.log(json ? JSON.stringify(report) : JSON.stringify(report, null, 2));
  };
  if (deploys === 0) {
    print(await soak(minutes, channels));
    return 0;
  }
  const report = await soakDeploys(deploys, channels);
  print(report);
  return report.unanswered + report.lostActs + report.doubleActs + report.timeOuts === 0 ? 0 : 1;
}

const options = readOptions();
if (options === null) {
  process.stderr.write(`${USAGE}\n`);
  process.exit(2);
}
process.exit(await run(options));
