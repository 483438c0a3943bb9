import { Routes, type REST } from 'discord.js';
import type { Identity, Known, Member, Person } from '../../activity/index.js';
import { json, list, text, textOrNull, texts, type Json } from '../gateway/read.js';
import type { Logger } from '../ports.js';
import { attempt } from '../rest/api.js';

export interface IdentityTools {
  readonly rest: REST;
  readonly applicationId: () => string;
  readonly clientSecret: string;
  readonly log: Logger;
}

/** What Discord answers; null where it refuses. Tokens are in no log: not even the failed request is written there. */
async function known(request: Promise<unknown>): Promise<Known<Json>> {
  const sent = await attempt(request);
  if (sent.ok) return json(sent.value);
  return sent.fault === 'unreachable' ? 'unreachable' : null;
}

const personOf = (user: Json, nick = ''): Person => ({
  userId: text(user['id']),
  name: nick || text(user['global_name']) || text(user['username']) || text(user['id']),
});

const memberOf = (member: Json): Member => ({
  ...personOf(json(member['user']), text(member['nick'])),
  roles: texts(member['roles']),
});

/** Discord's word on who somebody is, and where (Discord docs, "OAuth2" and "Activities"). */
export function createIdentity({ rest, applicationId, clientSecret, log }: IdentityTools): Identity {
  return {
    exchange: async (code) => {
      const form = new URLSearchParams({
        client_id: applicationId(),
        client_secret: clientSecret,
        grant_type: 'authorization_code',
        code,
      });
      const found = await known(
        rest.post(Routes.oauth2TokenExchange(), {
          auth: false,
          body: form.toString(),
          passThroughBody: true,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        }),
      );
      if (found === null) log.warn({}, 'Discord did not take a code of the Activity, or the client secret');
      return found === null || found === 'unreachable' ? found : textOrNull(found['access_token']);
    },
    person: async (accessToken) => {
      const found = await known(
        rest.get(Routes.user('@me'), { auth: false, headers: { authorization: `Bearer ${accessToken}` } }),
      );
      return found === null || found === 'unreachable' ? found : personOf(found);
    },
    instance: async (instanceId) => {
      const found = await known(rest.get(`/applications/${applicationId()}/activity-instances/${instanceId}`));
      if (found === null || found === 'unreachable') return found;
      const place = json(found['location']);
      return {
        guildId: textOrNull(place['guild_id']),
        channelId: text(place['channel_id']),
        users: list(found['users']).filter((user): user is string => typeof user === 'string'),
      };
    },
    member: async (guildId, userId) => {
      const found = await known(rest.get(Routes.guildMember(guildId, userId)));
      return found === null || found === 'unreachable' ? found : memberOf(found);
    },
  };
}
