import { refuse } from '../errors.js';
import { invalidBody } from '../validate/faults.js';
import { checkCommand, checkCommands } from '../validate/command.js';
import { guildPermissions, Permission } from '../world/permissions.js';
import { channelShape, guildListShape, guildShape, memberShape, roleShape } from '../world/shapes.js';
import type { Guild, Json, Member } from '../world/model.js';
import { channelOf } from './routes-messages.js';
import { nothing, ok, type Call, type Rate, type Result, type Route } from './router.js';
import { directChannel } from '../world/groups.js';
import { setMute } from '../world/voice.js';

const READ: Rate = { limit: 50, perMs: 1_000, global: true };
const WRITE: Rate = { limit: 10, perMs: 5_000, global: true };

const get = (path: string, run: Route['run']): Route => ({ method: 'GET', path, rate: READ, auth: true, run });

const guildOf = ({ world, params }: Call): Guild => world.guild(params['guild'] ?? '');

function memberOf(call: Call): Member {
  const id = call.params['user'] === '@me' ? call.world.bot.id : (call.params['user'] ?? '');
  const member = guildOf(call).members.get(id);
  if (member) return member;
  throw call.world.users.has(id) ? refuse.unknownMember() : refuse.unknownUser();
}

function members(call: Call, fits: (member: Member) => boolean = () => true): Json[] {
  const limit = Number(call.query.get('limit') ?? 1);
  return [...guildOf(call).members.values()].filter(fits).slice(0, limit).map(memberShape);
}

function search(call: Call): Json[] {
  const query = (call.query.get('query') ?? '').toLowerCase();
  return members(call, ({ user }) =>
    [user.username, user.global_name ?? ''].some((name) => name.toLowerCase().startsWith(query)),
  );
}

function application({ world }: Call): Json {
  const { granted } = world;
  const flags =
    (granted.presences ? 1 << 13 : 0) | (granted.guildMembers ? 1 << 15 : 0) | (granted.messageContent ? 1 << 19 : 0);
  return {
    id: world.bot.id,
    name: world.bot.username,
    icon: null,
    description: '',
    bot_public: true,
    bot_require_code_grant: false,
    verify_key: '0'.repeat(64),
    flags,
    hook: true,
    is_monetized: false,
    rpc_origins: [],
    redirect_uris: [],
    interactions_endpoint_url: null,
    integration_types_config: granted.userInstall ? { 0: {}, 1: {} } : { 0: {} },
    team: null,
    bot: world.bot,
    approximate_guild_count: world.guilds.size,
    // A person of their own: the local server's owner is nobody who plays.
    owner: { ...world.bot, id: [...world.guilds.values()][0]?.ownerId ?? world.bot.id, username: 'owner', bot: false },
  };
}

function openDirect({ world, body }: Call): Result {
  const user = world.users.get(String(body.json['recipient_id']));
  if (!user) throw invalidBody(['recipient_id'], 'USER_NOT_FOUND', 'Unknown user');
  if (user.bot) throw refuse.cannotMessageUser();
  return ok(channelShape(directChannel(world, user)));
}

/** Discord docs, "Modify Channel": of a thread, and of that its title alone. */
function renameThread(call: Call): Result {
  const channel = channelOf(call, 'ManageThreads');
  const { name } = call.body.json;
  if (channel.type !== 11 || typeof name !== 'string' || name.length < 1 || name.length > 100)
    throw invalidBody(['name'], 'BASE_TYPE_BAD_LENGTH', 'Must be between 1 and 100 in length.');
  call.world.rename(channel, name);
  return ok(channelShape(channel));
}

/** Discord docs, "Start Thread without Message": a public one. */
function startThread(call: Call): Result {
  const channel = channelOf(call, 'CreatePublicThreads');
  const { name, type } = call.body.json;
  if (type !== 11) throw invalidBody(['type'], 'BASE_TYPE_CHOICES', 'Only public threads are made here.');
  if (typeof name !== 'string' || name.length < 1 || name.length > 100)
    throw invalidBody(['name'], 'BASE_TYPE_BAD_LENGTH', 'Must be between 1 and 100 in length.');
  return ok(channelShape(call.world.createThread(channel, name, call.world.bot.id)));
}

/** Discord docs, "Modify Guild Member": of that, muting in voice alone. */
function muteMember(call: Call): Result {
  const guild = guildOf(call);
  const member = memberOf(call);
  const { mute } = call.body.json;
  if (typeof mute !== 'boolean') throw invalidBody(['mute'], 'BOOLEAN_TYPE_CONVERT', 'Must be either true or false.');
  const channelId = guild.voice.get(member.user.id);
  const bot = call.world.bot.id;
  const may =
    channelId === undefined
      ? (guildPermissions(guild, bot) & Permission.MuteMembers) !== 0n
      : call.world.may(call.world.channel(channelId), bot, 'MuteMembers');
  if (!may) throw refuse.missingPermissions();
  if (channelId === undefined) throw refuse.notInVoice();
  setMute(call.world, guild, member.user.id, mute);
  return ok(memberShape(member));
}

const guildRoutes: readonly Route[] = [
  get('/gateway', ({ world }) => ok({ url: gatewayUrl(world.baseUrl) })),
  get('/gateway/bot', ({ world }) => {
    const { recommendedShards, maxConcurrency = 16 } = world.options;
    return ok({
      url: gatewayUrl(world.baseUrl),
      shards: recommendedShards ?? Math.max(1, Math.ceil(world.guilds.size / 1_000)),
      session_start_limit: {
        total: 1000,
        remaining: 1000,
        reset_after: 86_400_000,
        max_concurrency: maxConcurrency,
      },
    });
  }),
  {
    ...get('/users/@me', ({ world, accessToken }) => {
      const user = accessToken === undefined ? world.bot : world.activities.userOf(accessToken);
      if (user === undefined) throw refuse.unauthorized();
      return ok({ ...user, verified: true, mfa_enabled: false, email: null, flags: 0, locale: 'en-US' });
    }),
    bearer: true,
  },
  get('/users/@me/guilds', ({ world }) =>
    ok([...world.guilds.values()].map((guild) => guildListShape(guild, world.bot.id))),
  ),
  { method: 'POST', path: '/users/@me/channels', rate: WRITE, auth: true, run: openDirect },
  get('/users/:user', ({ world, params }) => {
    const user = world.users.get(params['user'] ?? '');
    if (!user) throw refuse.unknownUser();
    return ok(user);
  }),
  get('/applications/@me', (call) => ok(application(call))),
  get('/oauth2/applications/@me', (call) => ok(application(call))),
  get('/guilds/:guild', (call) =>
    ok({ ...guildShape(guildOf(call)), approximate_member_count: guildOf(call).members.size }),
  ),
  get('/guilds/:guild/channels', (call) =>
    ok([...guildOf(call).channels.values()].filter((one) => one.type === 0).map(channelShape)),
  ),
  get('/guilds/:guild/roles', (call) => ok([...guildOf(call).roles.values()].map(roleShape))),
  get('/guilds/:guild/members', (call) => ok(members(call))),
  get('/guilds/:guild/members/search', (call) => ok(search(call))),
  get('/guilds/:guild/members/:user', (call) => ok(memberShape(memberOf(call)))),
  { method: 'PATCH', path: '/guilds/:guild/members/:user', rate: WRITE, auth: true, run: muteMember },
  get('/guilds/:guild/threads/active', (call) =>
    ok({
      threads: [...guildOf(call).channels.values()].filter((one) => one.type === 11).map(channelShape),
      members: [],
    }),
  ),
  get('/channels/:channel', (call) => ok(channelShape(channelOf(call)))),
  { method: 'PATCH', path: '/channels/:channel', rate: WRITE, auth: true, run: renameThread },
  { method: 'POST', path: '/channels/:channel/threads', rate: WRITE, auth: true, run: startThread },
  { method: 'PUT', path: '/channels/:channel/thread-members/@me', rate: WRITE, auth: true, run: () => nothing },
];

const gatewayUrl = (baseUrl: string): string => `${baseUrl.replace(/^http/, 'ws')}/api/gateway`;

/** A command as the API lists it: its localisations only when asked for. */
function listed(call: Call): Result {
  const commands = call.world.commands.list(call.params['guild']);
  return ok(
    call.query.get('with_localizations') === 'true' ? commands : commands.map((command) => bare(command) as Json),
  );
}

function bare(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(bare);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(
    Object.entries(part)
      .filter(([key]) => !key.endsWith('_localizations'))
      .map(([key, value]) => [key, bare(value)]),
  );
}

function commandRoutes(path: string): readonly Route[] {
  /** Refuses another application's commands and unknown guilds, then tells the windows of the change. */
  const changing =
    (run: Route['run']): Route['run'] =>
    (call) => {
      if (call.params['application'] !== call.world.bot.id) throw refuse.missingAccess();
      if (call.params['guild'] !== undefined) guildOf(call);
      const result = run(call);
      call.world.publish({ kind: 'commands' });
      return result;
    };
  const write = (method: string, where: string, run: Route['run']): Route => ({
    method,
    path: where,
    rate: WRITE,
    auth: true,
    run: changing(run),
  });
  const one = `${path}/:command`;
  return [
    get(path, listed),
    get(one, ({ world, params }) => ok(world.commands.get(params['command'] ?? '', params['guild']))),
    write('PUT', path, ({ world, params, raw }) =>
      ok(world.commands.replaceAll(checkCommands(raw.json), params['guild'])),
    ),
    write('POST', path, ({ world, params, body }) =>
      ok(world.commands.put(checkCommand(body.json), params['guild']), 201),
    ),
    write('PATCH', one, ({ world, params, body }) => {
      const old = world.commands.get(params['command'] ?? '', params['guild']);
      checkCommand({ ...old, ...body.json });
      return ok(world.commands.edit(old.id, body.json, params['guild']));
    }),
    write('DELETE', one, ({ world, params }) => {
      world.commands.remove(params['command'] ?? '', params['guild']);
      return nothing;
    }),
  ];
}

export const otherRoutes: readonly Route[] = [
  ...guildRoutes,
  ...commandRoutes('/applications/:application/commands'),
  ...commandRoutes('/applications/:application/guilds/:guild/commands'),
];
