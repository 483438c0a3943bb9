import { stableId } from '../snowflake.js';
import type { Guild } from './model.js';
import { MODERATOR_ROLE } from './permissions.js';
import { roleShape } from './shapes.js';

/** Tells the bot what happened. */
interface Dispatching {
  dispatch(name: string, data: object, guildId: string): void;
}

/** What the bot's role grants in the whole guild. */
export function setBotRole(world: Dispatching, guild: Guild, bits: bigint): void {
  const role = guild.roles.get(guild.botRoleId);
  if (!role) return;
  role.permissions = bits;
  world.dispatch('GUILD_ROLE_UPDATE', { guild_id: guild.id, role: roleShape(role) }, guild.id);
}

/** The role that grants just that, made if there is none yet; gives its id. */
export function roleWith(world: Dispatching, guild: Guild, bits: bigint): string {
  const moderator = bits === MODERATOR_ROLE;
  const id = stableId('role', guild.name, bits.toString());
  if (!guild.roles.has(id)) {
    const name = moderator ? 'Moderator' : `May ${bits.toString(16)}`;
    const role = { id, name, permissions: bits, position: guild.roles.size, managed: false };
    guild.roles.set(id, role);
    world.dispatch('GUILD_ROLE_CREATE', { guild_id: guild.id, role: roleShape(role) }, guild.id);
  }
  return id;
}
