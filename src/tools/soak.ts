import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';

import { listenLocal, type ListeningDiscord } from '../local/index.js';
import { withFolder } from './bench/folder.js';
import { BotProcess, type Footprint } from './soak/bot-process.js';
import { growthOver, growthPerHour, type Growth } from './soak/growth.js';
import { soakDeploys } from './soak/deploys.js';
import { soakReplicas } from './soak/replicas.js';
import { move } from './soak/moves.js';
import { Tally } from './soak/tally.js';

const USAGE = `Usage: npm run soak -- [--minutes 30] [--channels 10] [--json]
       npm run soak -- --deploys 50 [--channels 10] [--json]
       npm run soak -- --replicas 3 [--channels 2] [--json]

Plays games with robots on the local server for so long, and prints what the bot's process and its database hold at the
start, in between and at the end, how much it grows an hour, and whether it grows with the games once what it keeps of
ended ones is full: flat (at most 1 KiB of heap a game), grows, or unsure where it played too few. It ends with 1 if it grows.

With --deploys, so many processes take the games over, one from the other, while people play in lobbies and games (so many
channels of each). It ends with 1 if an interaction was not answered, an act was lost or done twice, or a game stood in
Time Out.

With --replicas, so many share eight shards on a new database of the PostgreSQL server at DATABASE_URL, and people act in
sixteen servers (in so many channels of each) while one is killed, one is added, and each is replaced. It ends with 1 if an
interaction was not answered though nobody was killed there, or an act was lost or done twice.`;

const MOVE_GAP_MS = 400;
/** How often it looks in between. */
const LOOKS = 30;
/** Connections that nobody uses any more are closed by then. */
const REST_MS = 15_000;

/** Games one after the other in one channel, until `ends`. */
async function playOn(
  bot: BotProcess,
  server: ListeningDiscord,
  channelId: string,
  ends: number,
  onEnd: () => void,
): Promise<void> {
  const user = server.addUser(`Player ${channelId}`);
  while (Date.now() < ends) {
    await user.command(channelId, 'meteor new', { mode: 'standard', robots: 2 });
    await user.command(channelId, 'meteor start', {});
    await user.command(channelId, 'meteor start', {});
    while (await bot.isOn(channelId)) {
      await move({ user, channel: channelId, tally: new Tally() });
      await delay(MOVE_GAP_MS);
    }
    onEnd();
  }
}

async function soak(minutes: number, channels: number): Promise<SoakReport> {
  return withFolder(async (folder) => {
    const names = Array.from({ length: channels }, (_, at) => `soak-${at}`);
    const server = await listenLocal({ channels: names, rateLimits: false, recordCap: 100, historyLimit: 20 });
    const bot = await BotProcess.start(join(folder, 'soak.db'), server.apiUrl);
    const start = await bot.footprint();
    const began = Date.now();
    const ends = began + minutes * 60_000;
    const between: Looked[] = [];
    let played = 0;
    const looking = setInterval(
      () => {
        void bot
          .footprint()
          .then(({ heapMiB, residentMiB, fileDescriptors }) =>
            between.push({ atMs: Date.now() - began, games: played, heapMiB, residentMiB, fileDescriptors }),
          );
      },
      (minutes * 60_000) / LOOKS,
    );
    const onEnd = (): void => {
      played += 1;
    };
    await Promise.all(names.map((name) => playOn(bot, server, server.channelId(name), ends, onEnd)));
    clearInterval(looking);
    await delay(REST_MS);
    const end = await bot.footprint();
    await bot.stop();
    await server.stop();
    const { verdict, perGame, give } = growthOver(
      between.map(({ games, heapMiB }) => ({ games, value: heapMiB * KIB_A_MIB })),
      MOST_KIB_A_GAME,
    );
    const heap = { verdict, kibPerGame: rounded(perGame), give: rounded(give) };
    return { heap, minutes, channels, games: played, perHour: growthOf(between), start, between, end };
  });
}

const KIB_A_MIB = 1024;
/** The heap of a bot that keeps nothing of a game but its log doesn't grow with the games at all. */
const MOST_KIB_A_GAME = 1;

const rounded = (value: number | null): number | null => (value === null ? null : Math.round(value * 100) / 100);

interface SoakReport {
  readonly heap: Pick<Growth, 'verdict' | 'give'> & { readonly kibPerGame: number | null };
}

type Looked = Pick<Footprint, 'heapMiB' | 'residentMiB' | 'fileDescriptors'> & {
  readonly atMs: number;
  /** That had come to their end. */
  readonly games: number;
};

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
  /** 0: none. */
  readonly replicas: number;
  readonly json: boolean;
}

function readOptions(): Options | null {
  try {
    const { values } = parseArgs({
      options: {
        minutes: { type: 'string', default: '30' },
        channels: { type: 'string' },
        deploys: { type: 'string', default: '0' },
        replicas: { type: 'string', default: '0' },
        json: { type: 'boolean', default: false },
      },
    });
    const [minutes, deploys, replicas] = [Number(values.minutes), Number(values.deploys), Number(values.replicas)];
    const channels = Number(values.channels ?? (replicas > 0 ? 2 : 10));
    const fits = minutes > 0 && Number.isInteger(channels) && channels >= 1 && channels <= 200;
    const counts = [deploys, replicas].every((count) => Number.isInteger(count) && count >= 0);
    return fits && counts ? { minutes, channels, deploys, replicas, json: values.json } : null;
  } catch {
    return null;
  }
}

async function run({ minutes, channels, deploys, replicas, json }: Options): Promise<number> {
  const print = (report: object): void => {
    console.log(json ? JSON.stringify(report) : JSON.stringify(report, null, 2));
  };
  if (replicas > 0) {
    const report = await soakReplicas(replicas, channels);
    print(report);
    const { unanswered, unansweredBesideKilled, lostActs, doubleActs } = report;
    return unanswered + unansweredBesideKilled + lostActs + doubleActs === 0 ? 0 : 1;
  }
  if (deploys === 0) {
    const report = await soak(minutes, channels);
    print(report);
    return report.heap.verdict === 'grows' ? 1 : 0;
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
