import { channelPermissions, guildPermissions } from './permissions.js';
import type { Channel, Guild, Json, Member, Role } from './model.js';

/** State → the objects of Discord's API. What Discord omits is omitted, never null: clients tell the two apart. */

export const roleShape = (role: Role): Json => ({
  id: role.id,
  name: role.name,
  permissions: role.permissions.toString(),
  position: role.position,
  color: 0,
  colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
  hoist: false,
  managed: role.managed,
  mentionable: false,
  flags: 0,
});

export const memberShape = (member: Member): Json => ({
  user: member.user,
  roles: member.roles,
  joined_at: member.joinedAt,
  nick: null,
  avatar: null,
  premium_since: null,
  deaf: false,
  mute: member.mute === true,
  pending: false,
  flags: 0,
  communication_disabled_until: null,
});

/** The member as messages carry it: without the user, who stands beside it as the author. */
export const partialMember = (member: Member): Json => ({ ...memberShape(member), user: undefined });

/** The member as interactions carry it: with what they may do in that channel. */
export function interactionMember(guild: Guild, channel: Channel, member: Member): Json {
  return { ...memberShape(member), permissions: channelPermissions(guild, channel, member.user.id).toString() };
}

const overwrites = (channel: Channel): Json[] =>
  [...channel.overwrites.values()].map((one) => ({
    id: one.id,
    type: one.type,
    allow: one.allow.toString(),
    deny: one.deny.toString(),
  }));

function threadFields(channel: Channel): Json {
  const made = new Date(channel.createdAt).toISOString();
  return {
    parent_id: channel.parent?.id,
    owner_id: channel.ownerId,
    message_count: channel.messages.size,
    member_count: 1,
    total_message_sent: channel.messages.size,
    rate_limit_per_user: 0,
    thread_metadata: {
      archived: channel.archived,
      auto_archive_duration: 1440,
      archive_timestamp: made,
      locked: false,
      create_timestamp: made,
    },
  };
}

export function channelShape(channel: Channel): Json {
  const { guild } = channel;
  const common = { id: channel.id, type: channel.type, last_message_id: channel.lastMessageId, flags: 0 };
  const recipients = [...(channel.recipients?.values() ?? [])];
  if (!guild)
    return {
      ...common,
      recipients,
      ...(channel.type === 3 && { name: channel.name, icon: null, owner_id: channel.ownerId }),
    };
  const named = { ...common, guild_id: guild.id, name: channel.name };
  if (channel.type === 11) return { ...named, ...threadFields(channel) };
  return {
    ...named,
    position: channel.position,
    topic: null,
    nsfw: false,
    parent_id: null,
    rate_limit_per_user: 0,
    permission_overwrites: overwrites(channel),
  };
}

const plainChannels = (guild: Guild): Channel[] =>
  [...guild.channels.values()].filter((channel) => channel.type === 0 || channel.type === 2);
const threads = (guild: Guild): Channel[] =>
  [...guild.channels.values()].filter((channel) => channel.type === 11 && !channel.archived);

/** Discord docs, "Voice State". */
export const voiceShape = (guild: Guild, userId: string): Json => {
  const member = guild.members.get(userId);
  return {
    user_id: userId,
    channel_id: guild.voice.get(userId) ?? null,
    session_id: `voice-${userId}`,
    deaf: false,
    mute: member?.mute === true,
    self_deaf: false,
    self_mute: false,
    self_video: false,
    suppress: false,
    request_to_speak_timestamp: null,
    ...(member && { member: memberShape(member) }),
  };
};

export const guildShape = (guild: Guild): Json => ({
  id: guild.id,
  name: guild.name,
  icon: null,
  icon_hash: null,
  splash: null,
  discovery_splash: null,
  banner: null,
  description: null,
  owner_id: guild.ownerId,
  region: 'local',
  afk_channel_id: null,
  afk_timeout: 300,
  verification_level: 0,
  default_message_notifications: 0,
  explicit_content_filter: 0,
  mfa_level: 0,
  nsfw_level: 0,
  nsfw: false,
  features: [],
  emojis: [],
  stickers: [],
  roles: [...guild.roles.values()].map(roleShape),
  application_id: null,
  // Discord makes a new server's first channel the one for its news.
  system_channel_id: plainChannels(guild)[0]?.id ?? null,
  system_channel_flags: 0,
  rules_channel_id: null,
  vanity_url_code: null,
  premium_tier: 0,
  premium_subscription_count: 0,
  premium_progress_bar_enabled: false,
  preferred_locale: 'en-US',
  public_updates_channel_id: null,
  safety_alerts_channel_id: null,
  max_members: 500_000,
});

/**
 * What a session is told of a server. Discord docs, "Guild Create": without the Presences intent its members are the bot
 * and those in voice channels.
 */
export const guildCreateShape = (guild: Guild): Json => ({
  ...guildShape(guild),
  joined_at: new Date(0).toISOString(),
  large: false,
  unavailable: false,
  member_count: guild.members.size,
  members: [...guild.members.values()].filter(({ user }) => user.bot || guild.voice.has(user.id)).map(memberShape),
  channels: plainChannels(guild).map(channelShape),
  threads: threads(guild).map(channelShape),
  voice_states: [...guild.voice.keys()].map((userId) => voiceShape(guild, userId)),
  presences: [],
  stage_instances: [],
  guild_scheduled_events: [],
  soundboard_sounds: [],
});

export const guildListShape = (guild: Guild, userId: string): Json => ({
  id: guild.id,
  name: guild.name,
  icon: null,
  banner: null,
  owner: guild.ownerId === userId,
  features: [],
  permissions: guildPermissions(guild, userId).toString(),
});
