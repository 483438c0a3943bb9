import { stableId } from '../snowflake.js';
import { blank } from './blank-channel.js';
import type { ApiUser, Channel } from './model.js';
import type { World } from './world.js';

/** The direct messages between the bot and somebody. */
export function directChannel(world: World, user: ApiUser): Channel {
  const id = stableId('direct', user.id);
  const known = world.channels.get(id);
  if (known) return known;
  const channel: Channel = { ...blank(world.now(), id, ''), type: 1, recipients: new Map([[user.id, user]]) };
  world.channels.set(id, channel);
  world.publish({ kind: 'channels' });
  return channel;
}

/** A group of people who write to each other directly; the bot is none of them. */
export function createGroup(world: World, name: string, users: readonly ApiUser[]): Channel {
  const recipients = new Map(users.map((user) => [user.id, user]));
  const [owner] = users;
  const channel: Channel = {
    ...blank(world.now(), world.snowflakes.next(), name),
    type: 3,
    recipients,
    ...(owner && { ownerId: owner.id }),
  };
  world.channels.set(channel.id, channel);
  world.publish({ kind: 'channels' });
  return channel;
}

export function joinGroup(world: World, channel: Channel, user: ApiUser): void {
  channel.recipients?.set(user.id, user);
  world.publish({ kind: 'channels' });
}
