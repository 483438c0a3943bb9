import { makeUser } from './identity.js';
import type { ApiUser, Guild, MadeUser, Member } from './model.js';
import { bitsOf, guildPermissions, Permission, type PermissionName } from './permissions.js';
import { roleWith } from './roles.js';
import { memberShape } from './shapes.js';
import { setVoice } from './voice.js';
import type { World } from './world.js';

/** A user by name (or by secret), made if there is none yet, and a member of every guild. */
export function addUser(world: World, name: string, options: MadeUser = {}): ApiUser {
  const made = makeUser(name, options.bot ?? false, options.secret);
  const user = world.users.get(made.id) ?? made;
  world.users.set(user.id, user);
  for (const guild of world.allGuilds()) join(world, guild, user);
  if (options.permissions) setPermissions(world, user.id, options.permissions);
  if (options.locale !== undefined) world.locales.set(user.id, options.locale);
  world.publish({ kind: 'users' });
  return user;
}

/** Nobody by that id is known any more; what they wrote where others read it stays. */
export function removeUser(world: World, userId: string): void {
  for (const guild of world.allGuilds()) leave(world, guild, userId);
  world.forgetPrivate(userId);
  world.activities.forget(userId);
  world.users.delete(userId);
  world.locales.delete(userId);
  world.installers.delete(userId);
  world.directClosed.delete(userId);
  world.publish({ kind: 'users' });
}

export function join(world: World, guild: Guild, user: ApiUser): void {
  if (guild.members.has(user.id)) return;
  const member: Member = { user, roles: [], joinedAt: world.timestamp() };
  guild.members.set(user.id, member);
  world.dispatch('GUILD_MEMBER_ADD', { ...memberShape(member), guild_id: guild.id }, guild.id);
}

export function leave(world: World, guild: Guild, userId: string): void {
  const member = guild.members.get(userId);
  if (!member) return;
  setVoice(world, guild, userId, null);
  guild.members.delete(userId);
  world.dispatch('GUILD_MEMBER_REMOVE', { guild_id: guild.id, user: member.user }, guild.id);
}

export function ban(world: World, guild: Guild, userId: string): void {
  const member = guild.members.get(userId);
  if (!member) return;
  leave(world, guild, userId);
  // Only a bot with one of these permissions is told, whatever its intents are.
  const rights = guildPermissions(guild, world.bot.id);
  if ((rights & (Permission.BanMembers | Permission.ViewAuditLog)) === 0n) return;
  world.dispatch('GUILD_BAN_ADD', { guild_id: guild.id, user: member.user }, guild.id);
}

/** What a member may do beyond @everyone, through a role that grants just that. */
export function setPermissions(world: World, userId: string, names: readonly PermissionName[]): void {
  const bits = bitsOf(names);
  for (const guild of world.allGuilds()) {
    const member = guild.members.get(userId);
    if (!member) continue;
    member.roles = bits === 0n ? [] : [roleWith(world, guild, bits)];
    world.dispatch('GUILD_MEMBER_UPDATE', { ...memberShape(member), guild_id: guild.id }, guild.id);
  }
  world.publish({ kind: 'users' });
}
