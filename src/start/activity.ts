import { ActivityServer, ANCESTORS, createProxyCheck, elsewhereOf } from '../activity/index.js';
import type { App } from '../app.js';
import type { EmbeddedServer } from './embedded-server.js';
import type { Environment, ShardChoice } from './environment.js';
import { createGuard } from '../http/guard.js';
import type { Logger } from '../discord/ports.js';
import { createReplays } from '../http/replays.js';
import { ACTIVITY_FOLDER } from '../package-folder.js';
import type { Clock } from '../table/ports.js';
import { systemTimers } from '../table/timers.js';

/** Whether a bot on Discord has an Activity. */
export const hasActivity = ({ discordClientSecret, publicUrl }: Environment): boolean =>
  discordClientSecret !== null && publicUrl !== null;

interface ActivityTools {
  readonly log: Logger;
  readonly clock: Clock;
}

/** The Activity of a bot that has started; null where it isn't switched on. */
export function createActivity(
  env: Environment,
  app: App,
  tools: ActivityTools,
  local: EmbeddedServer | null,
): ActivityServer | null {
  const clientSecret = local === null ? env.discordClientSecret : local.clientSecret;
  if (clientSecret === null || (local === null && env.publicUrl === null)) return null;
  return activityOf({ env, app, tools, clientSecret, isLocal: local !== null, shards: env.shards });
}

/**
 * The same for the bot of one shard in a process with several. `entry`: for pages that don't know yet which shard has
 * their server, which it tells them.
 */
export function createShardActivity(
  env: Environment,
  app: App,
  tools: ActivityTools,
  { count, shard }: { readonly count: number; readonly shard: number },
): { readonly activity: ActivityServer; readonly entry: ActivityServer } | null {
  const { discordClientSecret: clientSecret } = env;
  if (clientSecret === null || !hasActivity(env)) return null;
  const of = (ids: readonly number[]): ActivityServer =>
    activityOf({ env, app, tools, clientSecret, isLocal: false, shards: { count, ids } });
  return { activity: of([shard]), entry: of([]) };
}

interface ActivityOf {
  readonly env: Environment;
  readonly app: App;
  readonly tools: ActivityTools;
  readonly clientSecret: string;
  readonly isLocal: boolean;
  /** Which it answers for itself; null: all. */
  readonly shards: ShardChoice | null;
}

function activityOf({ env, app, tools, clientSecret, isLocal, shards }: ActivityOf): ActivityServer {
  const { host, publicUrl, discordPublicKey } = env;
  const { bot } = app;
  const { log, clock } = tools;
  const signed = !isLocal && discordPublicKey !== null;
  return new ActivityServer({
    clock,
    timers: systemTimers(clock),
    log,
    identity: bot.identity(clientSecret),
    rooms: bot.rooms,
    folder: ACTIVITY_FOLDER,
    applicationId: () => bot.applicationId,
    isOwn: createGuard({ host, publicUrl, anyHost: !isLocal }),
    elsewhere: elsewhereOf(shards),
    replays: createReplays({
      isLink: (token) => app.isReplayLink(token),
      find: (token, locale) => app.replayPage(token, locale),
      frameAncestors: ANCESTORS,
    }),
    ...(signed ? { proxyCheck: createProxyCheck(discordPublicKey) } : {}),
  });
}
