import type { Identity } from '../../../../activity/index.js';

/**
 * Who is in the bench's Activity, without asking the server that stands in for Discord: signing in isn't measured, and by
 * Discord's 50 requests a second a thousand people would take minutes. A code is a user's id and a number, an
 * instance's id is that of its server and its channel, and whoever has come is in each.
 */
export function peopleOfBench(): Identity {
  const come = new Set<string>();
  const personOf = (userId: string): { readonly userId: string; readonly name: string } => ({ userId, name: userId });
  return {
    exchange: (code) => Promise.resolve(code),
    person: (accessToken) => {
      const userId = accessToken.split('-')[0] ?? '';
      come.add(userId);
      return Promise.resolve(personOf(userId));
    },
    instance: (instanceId) => {
      const [guildId = '', channelId = ''] = instanceId.split('-');
      return Promise.resolve({ guildId, channelId, users: [...come] });
    },
    member: (_guild, userId) => Promise.resolve({ ...personOf(userId), roles: [] }),
  };
}
