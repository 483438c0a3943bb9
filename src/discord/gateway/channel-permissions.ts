import { PermissionFlagsBits } from 'discord.js';
import type { Client, Guild, GuildChannel } from 'discord.js';

/** The channel whose overwrites count: a thread takes its parent's (Discord docs, "Permission overwrites"). */
function overwritten(guild: Guild, channelId: string): GuildChannel | null {
  const channel = guild.channels.cache.get(channelId);
  if (!channel) return null;
  return channel.isThread() ? channel.parent : channel;
}

function guildBits(guild: Guild, roles: readonly string[]): bigint {
  return [guild.id, ...roles].reduce((bits, id) => bits | (guild.roles.cache.get(id)?.permissions.bitfield ?? 0n), 0n);
}

function channelBits(
  base: bigint,
  guild: Guild,
  channel: GuildChannel,
  userId: string,
  roles: readonly string[],
): bigint {
  const overwrites = channel.permissionOverwrites.cache;
  const apply = (bits: bigint, ids: readonly string[]): bigint => {
    const found = ids.flatMap((id) => overwrites.get(id) ?? []);
    const deny = found.reduce((sum, one) => sum | one.deny.bitfield, 0n);
    return (bits & ~deny) | found.reduce((sum, one) => sum | one.allow.bitfield, 0n);
  };
  return apply(apply(apply(base, [guild.id]), roles), [userId]);
}

/** Whether a member with these roles has `flag` in a channel, by the guild caches; false for an unknown server. */
export function permissionsIn(
  client: Client,
  guildId: string,
  channelId: string,
  userId: string,
  roles: readonly string[],
  flag: bigint,
): boolean {
  const guild = client.guilds.cache.get(guildId);
  if (!guild) return false;
  if (guild.ownerId === userId) return true;
  const base = guildBits(guild, roles);
  if (base & PermissionFlagsBits.Administrator) return true;
  const channel = overwritten(guild, channelId);
  return ((channel ? channelBits(base, guild, channel, userId, roles) : base) & flag) !== 0n;
}
