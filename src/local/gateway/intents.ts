/** Discord docs, "Gateway Intents": which one lets which event through. */
export const Intent = {
  Guilds: 1 << 0,
  GuildMembers: 1 << 1,
  GuildModeration: 1 << 2,
  GuildVoiceStates: 1 << 7,
  GuildPresences: 1 << 8,
  GuildMessages: 1 << 9,
  GuildReactions: 1 << 10,
  GuildTyping: 1 << 11,
  DirectMessages: 1 << 12,
  DirectReactions: 1 << 13,
  DirectTyping: 1 << 14,
  MessageContent: 1 << 15,
} as const;

type Need = { readonly guild: number; readonly direct: number };

const GUILDS: Need = { guild: Intent.Guilds, direct: 0 };
const MEMBERS: Need = { guild: Intent.GuildMembers, direct: 0 };
const MESSAGES: Need = { guild: Intent.GuildMessages, direct: Intent.DirectMessages };
const REACTIONS: Need = { guild: Intent.GuildReactions, direct: Intent.DirectReactions };

const needs: Readonly<Record<string, Need>> = {
  GUILD_CREATE: GUILDS,
  GUILD_DELETE: GUILDS,
  GUILD_ROLE_CREATE: GUILDS,
  GUILD_ROLE_UPDATE: GUILDS,
  CHANNEL_CREATE: GUILDS,
  CHANNEL_UPDATE: GUILDS,
  CHANNEL_DELETE: GUILDS,
  CHANNEL_PINS_UPDATE: GUILDS,
  THREAD_CREATE: GUILDS,
  THREAD_DELETE: GUILDS,
  GUILD_BAN_ADD: { guild: Intent.GuildModeration, direct: 0 },
  GUILD_MEMBER_ADD: MEMBERS,
  GUILD_MEMBER_UPDATE: MEMBERS,
  GUILD_MEMBER_REMOVE: MEMBERS,
  VOICE_STATE_UPDATE: { guild: Intent.GuildVoiceStates, direct: 0 },
  MESSAGE_CREATE: MESSAGES,
  MESSAGE_UPDATE: MESSAGES,
  MESSAGE_DELETE: MESSAGES,
  MESSAGE_DELETE_BULK: MESSAGES,
  MESSAGE_REACTION_ADD: REACTIONS,
  MESSAGE_REACTION_REMOVE: REACTIONS,
  TYPING_START: { guild: Intent.GuildTyping, direct: Intent.DirectTyping },
};

/** Events without an entry (interactions above all) reach every session. */
export function passes(intents: number, event: string, inGuild: boolean): boolean {
  const need = needs[event];
  if (!need) return true;
  const bit = inGuild ? need.guild : need.direct;
  return bit !== 0 && (intents & bit) !== 0;
}
