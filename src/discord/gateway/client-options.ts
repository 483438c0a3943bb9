import { GatewayIntentBits, Options } from 'discord.js';
import type { ClientOptions } from 'discord.js';
import { identifyThrottler, type IdentifyTools } from './identify-throttler.js';
import type { ShardChoice } from './shards.js';

/** `apiUrl` absent: Discord's own. */
export const restOptions = (apiUrl?: string): NonNullable<ClientOptions['rest']> => ({
  version: '10',
  timeout: 8000,
  retries: 1,
  ...(apiUrl ? { api: apiUrl.replace(/\/+$/, ''), cdn: new URL(apiUrl).origin } : {}),
});

/** What discord.js is told: which events to ask for, for which shards, and how little to keep in memory. */
export function clientOptions(
  { apiUrl, shards, ...tools }: IdentifyTools & { readonly apiUrl?: string; readonly shards?: ShardChoice },
  withContent: boolean,
): ClientOptions {
  const intents = [
    GatewayIntentBits.Guilds,
    GatewayIntentBits.GuildMessages,
    GatewayIntentBits.GuildVoiceStates,
    // Where the bot has Ban Members or View Audit Log, Discord tells of a ban, and the Activity's table is taken away at
    // once. Elsewhere, and after kicks, which need a privileged intent, the Activity notices when it next looks up the member.
    GatewayIntentBits.GuildModeration,
  ];
  return {
    intents: withContent ? [...intents, GatewayIntentBits.MessageContent] : intents,
    rest: restOptions(apiUrl),
    ws: { buildIdentifyThrottler: identifyThrottler(tools) },
    ...(shards === undefined ? { shards: 'auto' } : { shards: [...shards.ids], shardCount: shards.count }),
    allowedMentions: { parse: [] },
    // Nothing is read from these caches: guilds, roles and channels alone are.
    makeCache: Options.cacheWithLimits({
      ...Options.DefaultMakeCacheSettings,
      MessageManager: 0,
      ReactionManager: 0,
      PresenceManager: 0,
      VoiceStateManager: 0,
      GuildEmojiManager: 0,
      GuildStickerManager: 0,
      GuildBanManager: 0,
      GuildInviteManager: 0,
      StageInstanceManager: 0,
      AutoModerationRuleManager: 0,
      GuildScheduledEventManager: 0,
      ThreadMemberManager: 0,
      // GUILD_CREATE lists the members who sit in voice: their ids and mutes are kept elsewhere.
      GuildMemberManager: { maxSize: 0, keepOverLimit: (member) => member.id === member.client.user.id },
      UserManager: { maxSize: 50, keepOverLimit: (user) => user.id === user.client.user.id },
    }),
    sweepers: Options.DefaultSweeperSettings,
    waitGuildTimeout: 2000,
  };
}
