/** `npm run soak -- --replicas 3`: one is killed, one is added, and all are replaced, while people click. */
import { setTimeout as delay } from 'node:timers/promises';

import { listenLocal, shardOf, type ListeningDiscord } from '../../local/index.js';
import { connectPostgres, type PostgresDatabase } from '../../storage/postgres/database.js';
import { viewReplicas, type ReplicaView } from '../../storage/postgres/replicas.js';
import { withDatabase } from '../bench/server.js';
import { timesLoggedOn } from './logged.js';
import { joinAndLeave, openLobby } from './people.js';
import { RunningBot } from './running-bot.js';
import { spread, type Spread } from './spread.js';
import { Tally } from './tally.js';

const SHARDS = 8;
/** How long people click before the first thing happens, and between two. */
const BETWEEN_MS = 5_000;

export interface ReplicasReport {
  readonly replicas: number;
  readonly shards: number;
  readonly interactions: number;
  readonly clicksPerSecond: number;
  /** Nobody answered within three seconds while one was added and each was replaced. */
  readonly unanswered: number;
  /** Before that, while one was killed: in servers of that one, and of the others. */
  readonly unansweredOfKilled: number;
  readonly unansweredBesideKilled: number;
  /** Joined or left a lobby, by what the bot said; each must stand in the log once. */
  readonly acts: number;
  readonly lostActs: number;
  readonly doubleActs: number;
  /** Shards that were handed over, and how long their games stood, in milliseconds. */
  readonly handovers: number;
  readonly handoverMs: Spread;
  readonly answerMs: Spread;
  /** From the kill until others had its shards, in milliseconds. */
  readonly followedMs: number;
}

/** A replica that runs, and its id. */
interface Started {
  readonly bot: RunningBot;
  readonly id: string;
}

/** Who acts in a lobby. */
interface Guest {
  readonly shard: number;
  readonly tally: Tally;
  readonly acting: Promise<void>;
}

class Group {
  /** All that have run. */
  readonly all: RunningBot[] = [];
  #running: Started[] = [];

  constructor(
    private readonly database: PostgresDatabase,
    private readonly env: Readonly<Record<string, string>>,
  ) {}

  async add(count: number): Promise<void> {
    const bots = Array.from({ length: count }, () => new RunningBot(this.env));
    this.all.push(...bots);
    for (const bot of bots) {
      await bot.says('shares the shards');
      this.#running.push({ bot, id: /"replica":"([\w-]+)"/.exec(bot.out)?.[1] ?? '' });
    }
    await this.settled();
  }

  /** Ends the one that runs longest; answers with the shards that it had. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<readonly number[]> {
    const [first, ...others] = this.#running;
    if (first === undefined) return [];
    const { leases } = await this.#view();
    this.#running = others;
    await first.bot.stop(signal);
    if (others.length > 0) await this.settled();
    return leases.filter(({ replica }) => replica === first.id).map(({ shard }) => shard);
  }

  /** Until each has its part, and nothing is on its way. */
  async settled(): Promise<void> {
    for (;;) {
      const { leases, replicas } = await this.#view();
      const sizes = this.#running.map(({ id }) => leases.filter(({ replica }) => replica === id).length);
      const isQuiet = replicas.every(({ taking }) => taking.length === 0);
      const isWhole = sizes.reduce((sum, size) => sum + size, 0) === SHARDS;
      if (isQuiet && isWhole && Math.max(...sizes) - Math.min(...sizes) < 2) return;
      await delay(100);
    }
  }

  get size(): number {
    return this.#running.length;
  }

  #view(): Promise<ReplicaView> {
    return viewReplicas(this.database, SHARDS);
  }
}

async function guestsIn(server: ListeningDiscord): Promise<readonly Guest[]> {
  const places = server.guildIds.flatMap((guild) =>
    server.channelsOf(guild).map((channel) => ({ shard: shardOf(guild, SHARDS), channel })),
  );
  return Promise.all(
    places.map(async ({ shard, channel }) => {
      const tally = new Tally();
      return { shard, tally, acting: joinAndLeave(await openLobby(server, channel), channel, tally) };
    }),
  );
}

const unansweredOf = (guests: readonly Guest[]): number => guests.reduce((sum, { tally }) => sum + tally.unanswered, 0);

/** One is killed, one comes in its place, and then each is replaced by a new one. */
async function trouble(group: Group, guests: readonly Guest[]) {
  await delay(BETWEEN_MS);
  const began = performance.now();
  const shards = await group.end('SIGKILL');
  const followedMs = Math.round(performance.now() - began);
  await delay(BETWEEN_MS);
  const before = unansweredOf(guests);
  const unansweredOfKilled = unansweredOf(guests.filter(({ shard }) => shards.includes(shard)));
  await group.add(1);
  for (let left = group.size; left > 0; left -= 1) {
    await group.add(1);
    await delay(BETWEEN_MS);
    await group.end('SIGTERM');
  }
  await delay(BETWEEN_MS);
  return {
    followedMs,
    unansweredOfKilled,
    unansweredBesideKilled: before - unansweredOfKilled,
    unanswered: unansweredOf(guests) - before,
  };
}

/** Until the log says how long each hand-over took. */
const stoodIn = (bots: readonly RunningBot[]): readonly number[] =>
  bots.flatMap(({ out }) => [...out.matchAll(/"stoodMs":(\d+)/g)].map(([, ms]) => Number(ms)));

export function soakReplicas(replicas: number, channels: number): Promise<ReplicasReport> {
  return withDatabase(async (url) => {
    const server = await listenLocal({
      channels: Array.from({ length: channels }, (_, at) => `soak-${at}`),
      moreGuilds: { count: 2 * SHARDS - 1, channels },
      recommendedShards: SHARDS,
      maxConcurrency: 16,
      rateLimits: false,
      recordCap: 100,
      historyLimit: 20,
    });
    const database = await connectPostgres(url);
    const group = new Group(database, {
      DISCORD_TOKEN: 'local-test-token',
      DISCORD_API_URL: server.apiUrl,
      DATABASE_URL: url,
      SHARDS: 'lease',
      PORT: '0',
      LOG_LEVEL: 'info',
    });
    await group.add(replicas);
    const guests = await guestsIn(server);
    const began = performance.now();
    const met = await trouble(group, guests);
    const seconds = (performance.now() - began) / 1000;
    for (const { tally } of guests) tally.over = true;
    await Promise.all(guests.map(({ acting }) => acting));
    while (group.size > 0) await group.end('SIGTERM');
    const tallies = guests.map(({ tally }) => tally);
    const acted = tallies.flatMap((tally) => tally.acted);
    const logged = await timesLoggedOn(database, acted);
    await database.close();
    await server.stop();
    const interactions = tallies.reduce((sum, tally) => sum + tally.interactions, 0);
    const stood = stoodIn(group.all);
    return {
      replicas,
      shards: SHARDS,
      interactions,
      clicksPerSecond: Math.round(interactions / seconds),
      ...met,
      acts: acted.length,
      lostActs: logged.filter((times) => times === 0).length,
      doubleActs: logged.filter((times) => times > 1).length,
      handovers: stood.length,
      handoverMs: spread(stood),
      answerMs: spread(tallies.flatMap(({ answers }) => answers)),
    };
  });
}
