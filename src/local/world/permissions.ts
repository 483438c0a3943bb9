import type { Channel, Guild } from './model.js';

/** Discord docs, "Permissions": the bits that this server knows. */
export const Permission = {
  KickMembers: 1n << 1n,
  BanMembers: 1n << 2n,
  Administrator: 1n << 3n,
  ManageChannels: 1n << 4n,
  ManageGuild: 1n << 5n,
  AddReactions: 1n << 6n,
  ViewAuditLog: 1n << 7n,
  ViewChannel: 1n << 10n,
  SendMessages: 1n << 11n,
  SendTTSMessages: 1n << 12n,
  ManageMessages: 1n << 13n,
  EmbedLinks: 1n << 14n,
  AttachFiles: 1n << 15n,
  ReadMessageHistory: 1n << 16n,
  MentionEveryone: 1n << 17n,
  UseExternalEmojis: 1n << 18n,
  ManageRoles: 1n << 28n,
  ManageWebhooks: 1n << 29n,
  UseApplicationCommands: 1n << 31n,
  ManageThreads: 1n << 34n,
  CreatePublicThreads: 1n << 35n,
  CreatePrivateThreads: 1n << 36n,
  UseExternalStickers: 1n << 37n,
  SendMessagesInThreads: 1n << 38n,
  ModerateMembers: 1n << 40n,
  PinMessages: 1n << 51n,
} as const;

export type PermissionName = keyof typeof Permission;

export const bitsOf = (names: readonly PermissionName[]): bigint =>
  names.reduce((bits, name) => bits | Permission[name], 0n);

export const ALL_PERMISSIONS = Object.values(Permission).reduce((bits, bit) => bits | bit, 0n);

export const EVERYONE = bitsOf([
  'AddReactions',
  'ViewChannel',
  'SendMessages',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
  'UseExternalEmojis',
  'UseApplicationCommands',
  'CreatePublicThreads',
  'UseExternalStickers',
  'SendMessagesInThreads',
]);

/** What the bot's own role adds: a usual invite for a bot that moderates a channel. */
export const BOT_ROLE = EVERYONE | bitsOf(['ManageMessages', 'ManageThreads', 'PinMessages']);

export const MODERATOR_ROLE = bitsOf(['ManageMessages', 'ManageGuild']);

/** What a member may do in the whole guild: the union of the roles. */
export function guildPermissions(guild: Guild, userId: string): bigint {
  const member = guild.members.get(userId);
  let bits = guild.roles.get(guild.id)?.permissions ?? 0n;
  for (const id of member?.roles ?? []) bits |= guild.roles.get(id)?.permissions ?? 0n;
  return guild.ownerId === userId || bits & Permission.Administrator ? ALL_PERMISSIONS : bits;
}

/**
 * What a member may do in a channel. Discord docs, "Permission Overwrites": @everyone's overwrite first, then the
 * roles' together, then the member's own. A thread takes its parent's overwrites.
 */
export function channelPermissions(guild: Guild, channel: Channel, userId: string): bigint {
  const base = guildPermissions(guild, userId);
  if (base === ALL_PERMISSIONS) return base;
  const { overwrites } = channel;
  if (overwrites.size === 0) return base;
  const apply = (bits: bigint, deny: bigint, allow: bigint): bigint => (bits & ~deny) | allow;
  const everyone = overwrites.get(guild.id);
  let bits = everyone ? apply(base, everyone.deny, everyone.allow) : base;
  let deny = 0n;
  let allow = 0n;
  for (const id of guild.members.get(userId)?.roles ?? []) {
    deny |= overwrites.get(id)?.deny ?? 0n;
    allow |= overwrites.get(id)?.allow ?? 0n;
  }
  bits = apply(bits, deny, allow);
  const own = overwrites.get(userId);
  bits = own ? apply(bits, own.deny, own.allow) : bits;
  // Who cannot see a channel can do nothing in it.
  return bits & Permission.ViewChannel ? bits : 0n;
}
