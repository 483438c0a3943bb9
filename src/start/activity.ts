import { ActivityServer, ANCESTORS, createProxyCheck, elsewhereOf } from '../activity/index.js';
import type { App } from '../app.js';
import type { EmbeddedServer } from './embedded-server.js';
import type { Environment } from './environment.js';
import { createGuard } from '../http/guard.js';
import type { Logger } from '../discord/ports.js';
import { createReplays } from '../http/replays.js';
import { ACTIVITY_FOLDER } from '../package-folder.js';
import type { Clock } from '../table/ports.js';
import { systemTimers } from '../table/timers.js';

/** The Activity of a bot that has started; null where it isn't switched on. */
export function createActivity(
  { host, publicUrl, discordClientSecret, discordPublicKey, shards }: Environment,
  app: App,
  { log, clock }: { readonly log: Logger; readonly clock: Clock },
  local: EmbeddedServer | null,
): ActivityServer | null {
  const clientSecret = local === null ? discordClientSecret : local.clientSecret;
  if (clientSecret === null || (local === null && publicUrl === null)) return null;
  const { bot } = app;
  bot.offerActivity();
  const signed = local === null && discordPublicKey !== null;
  return new ActivityServer({
    clock,
    timers: systemTimers(clock),
    log,
    identity: bot.identity(clientSecret),
    rooms: bot.rooms,
    folder: ACTIVITY_FOLDER,
    applicationId: () => bot.applicationId,
    isOwn: createGuard({ host, publicUrl, anyHost: local === null }),
    elsewhere: elsewhereOf(shards),
    replays: createReplays({
      isLink: (token) => app.isReplayLink(token),
      find: (token, locale) => app.replayPage(token, locale),
      frameAncestors: ANCESTORS,
    }),
    ...(signed ? { proxyCheck: createProxyCheck(discordPublicKey) } : {}),
  });
}
