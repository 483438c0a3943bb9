import { refuse } from '../errors.js';
import { ok, type Call, type Rate, type Result, type Route } from './router.js';

const READ: Rate = { limit: 50, perMs: 1_000, global: true };
const EXCHANGE: Rate = { limit: 50, perMs: 1_000, global: false };

/** Discord docs, "Authorization Code Grant"; errors as OAuth 2 has them. */
function exchange({ world, raw }: Call): Result {
  const form = raw.form ?? new URLSearchParams();
  const { clientSecret } = world.activities;
  const isApplication = form.get('client_id') === world.bot.id && form.get('client_secret') === clientSecret;
  if (clientSecret === undefined || !isApplication) return ok({ error: 'invalid_client' }, 401);
  if (form.get('grant_type') !== 'authorization_code') return ok({ error: 'unsupported_grant_type' }, 400);
  const token = world.activities.exchange(form.get('code') ?? '');
  if (token === null) return ok({ error: 'invalid_grant', error_description: 'Invalid "code" in request.' }, 400);
  return ok({
    access_token: token,
    token_type: 'Bearer',
    expires_in: 604_800,
    refresh_token: token,
    scope: 'identify',
  });
}

/** Discord docs, "Get Application Activity Instance". */
function instance({ world, params }: Call): Result {
  if (params['application'] !== world.bot.id) throw refuse.missingAccess();
  const found = world.activities.instance(params['instance'] ?? '');
  const guildId = found.channel.guild?.id;
  return ok({
    application_id: world.bot.id,
    instance_id: found.id,
    launch_id: found.id,
    location: {
      id: `gc-${guildId ?? ''}-${found.channel.id}`,
      kind: 'gc',
      channel_id: found.channel.id,
      guild_id: guildId ?? null,
    },
    users: [...found.users],
  });
}

export const activityRoutes: readonly Route[] = [
  { method: 'POST', path: '/oauth2/token', rate: EXCHANGE, auth: false, run: exchange },
  {
    method: 'GET',
    path: '/applications/:application/activity-instances/:instance',
    rate: READ,
    auth: true,
    run: instance,
  },
];
