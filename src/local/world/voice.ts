import type { Guild } from './model.js';
import { voiceShape } from './shapes.js';
import type { World } from './world.js';

/** A member joins a voice channel, moves there, or (null) leaves voice. */
export function setVoice(world: World, guild: Guild, userId: string, channelId: string | null): void {
  if ((guild.voice.get(userId) ?? null) === channelId) return;
  if (channelId === null) guild.voice.delete(userId);
  else guild.voice.set(userId, channelId);
  tellVoice(world, guild, userId);
}

/** A member is server-muted, or unmuted. */
export function setMute(world: World, guild: Guild, userId: string, mute: boolean): void {
  const member = guild.members.get(userId);
  if (member === undefined || (member.mute === true) === mute) return;
  member.mute = mute;
  tellVoice(world, guild, userId);
}

function tellVoice(world: World, guild: Guild, userId: string): void {
  const state = { ...voiceShape(guild, userId), guild_id: guild.id };
  world.dispatch('VOICE_STATE_UPDATE', state, guild.id);
  world.publish({ kind: 'channels' });
}
