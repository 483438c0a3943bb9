import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { listenLocal, type ListeningDiscord } from '../local/index.js';
import { withFolder } from './bench/folder.js';
import { BotProcess, type Footprint } from './soak/bot-process.js';
import { growthPerHour } from './soak/growth.js';
import { soakDeploys } from './soak/deploys.js';
import { move } from './soak/moves.js';
import { Tally } from './soak/tally.js';

const USAGE = `Usage: npm run soak -- [--minutes 30] [--channels 10] [--json]
       npm run soak -- --deploys 50 [--channels 10] [--json]

Plays games with robots on the local server for so long, and prints what the bot's process and its database hold at the
start, in between and at the end, and how much it grows an hour: a bot that leaks shows it here.

With --deploys, so many processes take the games over, one from the other, while people play in lobbies and games (so many
channels of each). It ends with 1 if an interaction was not answered, an act was lost or done twice, or a game stood in
Time Out.`;

const MOVE_GAP_MS = 400;
/** How often it looks in between. */
const LOOKS = 30;
/** Connections that nobody uses any more are closed by then. */
const REST_MS = 15_000;

/** Games one after the other in one channel, until `ends`. Answers how many came to their end. */
async function playOn(bot: BotProcess, server: ListeningDiscord, channelId: string, ends: number): Promise<number> {
  const user = server.addUser(`Player ${channelId}`);
  for (let games = 0; ; games += 1) {
    if (Date.now() >= ends) return games;
    await user.command(channelId, 'meteor new', { mode: 'standard', robots: 2 });
    await user.command(channelId, 'meteor start', {});
    await user.command(channelId, 'meteor start', {});
    while (await bot.isOn(channelId)) {
      await move({ user, channel: channelId, tally: new Tally() });
      await delay(MOVE_GAP_MS);
    }
  }
}

async function soak(minutes: number, channels: number): Promise<object> {
  return withFolder(async (folder) => {
    const names = Array.from({ length: channels }, (_, at) => `soak-${at}`);
    const server = await listenLocal({ channels: names, rateLimits: false, recordCap: 100, historyLimit: 20 });
    const bot = await BotProcess.start(join(folder, 'soak.db'), server.apiUrl);
    const start = await bot.footprint();
    const began = Date.now();
    const ends = began + minutes * 60_000;
    const between: Looked[] = [];
    const looking = setInterval(
      () => {
        void bot
          .footprint()
          .then(({ heapMiB, residentMiB, fileDescriptors }) =>
            between.push({ atMs: Date.now() - began, heapMiB, residentMiB, fileDescriptors }),
          );
      },
      (minutes * 60_000) / LOOKS,
    );
    const games = await Promise.all(names.map((name) => playOn(bot, server, server.channelId(name), ends)));
    clearInterval(looking);
    await delay(REST_MS);
    const end = await bot.footprint();
    await bot.stop();
    await server.stop();
    const played = games.reduce((sum, one) => sum + one, 0);
    return { minutes, channels, games: played, perHour: growthOf(between), start, between, end };
  });
}

type Looked = Pick<Footprint, 'heapMiB' | 'residentMiB' | 'fileDescriptors'> & { readonly atMs: number };

/** How much the bot's process grows an hour. */
function growthOf(looked: readonly Looked[]): Readonly<Record<string, number | null>> {
  const of = (value: (one: Looked) => number): number | null =>
    growthPerHour(looked.map((one) => ({ atMs: one.atMs, value: value(one) })));
  return {
    heapMiB: of(({ heapMiB }) => heapMiB),
    residentMiB: of(({ residentMiB }) => residentMiB),
    fileDescriptors: of(({ fileDescriptors }) => fileDescriptors),
  };
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
