/** A process that shares the shards with others (`SHARDS=lease`). */
import { hostname, networkInterfaces } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { DiscordAPIError } from 'discord.js';
import type { Logger } from 'pino';
import type { AppOptions, Connection } from '../../app-options.js';
import { attempt } from '../../discord/rest/api.js';
import { GatewayClosed } from '../../discord/gateway/closing.js';
import type { HttpServer } from '../../http/server.js';
import { isLoopback } from '../../http/guard.js';
import { VERSION } from '../../release.js';
import { openPostgres, type PostgresDatabase } from '../../storage/postgres/database.js';
import { PostgresFault, faultOf } from '../../storage/postgres/faults.js';
import { PostgresOpening } from '../../storage/postgres/opening.js';
import { Replicas } from '../../storage/postgres/replicas.js';
import { serverClock } from '../../storage/postgres/time.js';
import { systemClock } from '../../table/clock.js';
import type { Clock } from '../../table/ports.js';
import { systemTimers } from '../../table/timers.js';
import { createShardActivity, hasActivity } from '../activity.js';
import { startFaultInWords } from '../cannot-start.js';
import type { Environment, ReplicaChoice } from '../environment.js';
import { listenOn, ownUrl } from '../listen.js';
import { GatewayBotInfo, type GatewayBot } from './gateway-bot.js';
import { ReplicaPages } from './pages.js';
import { Replica } from './replica.js';
import { servingOf } from './serving.js';
import type { SuccessorOptions } from '../successor.js';
import { ShardBot } from './shard-bot.js';

export interface ReplicaProcess {
  readonly env: Environment;
  readonly choice: ReplicaChoice;
  readonly url: string;
  readonly log: Logger;
  /** Of the bot of each shard. */
  readonly options: Omit<AppOptions, 'database'>;
  readonly connection: Connection;
  /** What is closed at the end, in this order. */
  readonly closers: (() => Promise<void> | void)[];
  /** Another process has taken the games over, and this one must end. */
  readonly onLost: (fault: PostgresFault) => void;
  /** No shard can be served: in words, where the operator can mend it. */
  readonly onFatal: (error: unknown) => void;
}

/** Rejects with `CannotStart`, or a database's fault. */
export async function serveReplica(own: ReplicaProcess): Promise<void> {
  const { env, url, log, connection, closers } = own;
  const clock = systemClock();
  const info = new GatewayBotInfo(connection, clock);
  let replica: Replica | null = null;
  const serving = servingOf(() => replica, clock);
  const pages = new ReplicaPages({ replica: () => replica, hasActivity: hasActivity(env) });
  const http = await listenOn(
    env,
    () => serving,
    null,
    () => pages,
  );
  closers.push(
    () => replica?.leave(),
    () => http.close(),
    () => pages.close(),
    () => info.close(),
  );
  const database = await openPostgres(url);
  closers.push(() => database.close());
  const bot = await reach(info, own);
  const replicas = new Replicas(database, { release: VERSION, address: addressOf(own, http) });
  const count = await agreedCount(own, replicas, bot, database);
  const serversTime = await serverClock(database, clock);
  replica = new Replica({
    replicas,
    count,
    create: createBots(own, { database, replicas, count, clock: serversTime }),
    maxConcurrency: bot.maxConcurrency,
    identifiesLeft: async () => (await info.ask()).identifiesLeft,
    isForAll,
    onFatal: own.onFatal,
    clock,
    timers: systemTimers(clock),
    log,
  });
  replica.start();
  log.info(
    { replica: replicas.id, shards: count, health: `${ownUrl(env.host, http.port)}/healthz` },
    'shares the shards',
  );
}

/** Discord's close codes for good and a refused token meet every shard; so does another application's database. */
function isForAll(error: unknown): boolean {
  if (error instanceof PostgresFault) return error.problem === 'other-application' || error.problem === 'other-shards';
  return error instanceof GatewayClosed || (error instanceof Error && 'code' in error && error.code === 'TokenInvalid');
}

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/** Waits until Discord answers. */
async function reach(info: GatewayBotInfo, { env, log }: ReplicaProcess): Promise<GatewayBot> {
  for (let failed = 0; ; failed += 1) {
    const sent = await attempt(info.ask());
    if (sent.ok) return sent.value;
    if (sent.cause instanceof DiscordAPIError && sent.cause.status === 401)
      throw startFaultInWords(Object.assign(new Error('refused'), { code: 'TokenInvalid' }), env);
    const againInMs = Math.min(FIRST_WAIT_MS * 2 ** failed, LONGEST_WAIT_MS);
    log.warn({ err: sent.cause, againInMs }, 'Discord cannot be reached: trying again');
    await delay(againInMs);
  }
}

async function agreedCount(
  { choice }: ReplicaProcess,
  replicas: Replicas,
  { shards }: GatewayBot,
  { place }: PostgresDatabase,
): Promise<number> {
  const recommended = 2 ** Math.ceil(Math.log2(Math.max(1, shards)));
  const count = await replicas.count(choice.count ?? recommended);
  if (choice.count !== null && choice.count !== count)
    throw faultOf(place, 'other-shards', `${count}, and here ${choice.count}`);
  return count;
}

/** Those on this machine reach it by its name where it listens for others. */
function addressOf({ env, choice }: ReplicaProcess, { port }: HttpServer): string {
  if (choice.address !== null) return choice.address;
  if (isLoopback(env.host)) return ownUrl(env.host, port);
  const outer = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal);
  return ownUrl(outer?.address ?? hostname(), port);
}

interface Shared {
  readonly database: PostgresDatabase;
  readonly replicas: Replicas;
  readonly count: number;
  /** For games: those of a process on another machine go on by the same time. */
  readonly clock: Clock;
}

function createBots(own: ReplicaProcess, { database, replicas, count, clock }: Shared): (shard: number) => ShardBot {
  const { env, options, log, connection, onLost } = own;
  const signingKey = env.signingKey === null ? {} : { signingKey: Buffer.from(env.signingKey, 'hex') };
  return (shard) => {
    const shards = { count, residues: [shard] };
    const ofShard = log.child({ ofShard: shard });
    const botOptions: SuccessorOptions = {
      ...options,
      shards,
      log: ofShard,
      clock,
      timers: systemTimers(clock),
      dailyDeals: shard === 0 ? 'ahead' : 'behind',
      metricLabels: { shard: String(shard) },
      awaited: PostgresOpening.on(database, { shards, replica: replicas.id, ...signingKey, onLost }, clock),
    };
    return new ShardBot(botOptions, {
      connection: { ...connection, identifySlots: replicas },
      createPages: (app) => createShardActivity(env, app, { log: ofShard, clock }, { count, shard }),
    });
  };
}
