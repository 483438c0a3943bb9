import { stableId } from '../snowflake.js';
import type { ApiUser } from './model.js';

/** Ids follow from names, so that they are the same in every process. */
export const guildIdOf = (name: string): string => stableId('guild', name);
export const botIdOf = (name: string): string => stableId('bot', name.toLowerCase());

/** `secret`: two people of one name, who have secrets of their own, are two users. */
export function makeUser(name: string, bot: boolean, secret?: string): ApiUser {
  // By the lower-cased name, or by the secret: who comes back after a restart is the same player.
  const id = secret === undefined ? stableId(bot ? 'bot' : 'user', name.toLowerCase()) : stableId('secret', secret);
  const username = name.toLowerCase().replace(/\s+/g, '_');
  return {
    id,
    username: bot ? name : username,
    global_name: bot ? null : name,
    discriminator: bot ? '0001' : '0',
    avatar: null,
    public_flags: 0,
    ...(bot && { bot: true }),
  };
}
