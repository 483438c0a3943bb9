import type { Channel, Guild } from './model.js';
import { Permission, type PermissionName } from './permission-bits.js';

export { Permission, type PermissionName };

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
  'UseExternalApps',
]);

/** What the bot's own role adds: a usual invite for a bot that moderates a channel. */
export const BOT_ROLE = EVERYONE | bitsOf(['ManageMessages', 'ManageThreads', 'PinMessages', 'MuteMembers']);

export const MODERATOR_ROLE = bitsOf(['ManageMessages', 'ManageGuild', 'MuteMembers']);

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
