/**
 * discord.js reads some fields of dispatches without asking whether they are there; a compatible server that leaves an
 * optional one out would take the process down. They are filled in before discord.js sees the packet.
 */
type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fill(data: Fields, defaults: Fields): void {
  for (const [key, value] of Object.entries(defaults)) data[key] ??= value;
}

/** What discord.js crashes on when it is null rather than absent. */
function drop(data: Fields, keys: readonly string[]): void {
  for (const key of keys) if (data[key] === null) delete data[key];
}

function message(data: Fields): void {
  drop(data, [
    'thread',
    'member',
    'poll',
    'interaction',
    'interaction_metadata',
    'message_reference',
    'message_snapshots',
    'role_subscription_data',
    'resolved',
    'call',
  ]);
}

function interaction(data: Fields): void {
  fill(data, { entitlements: [], authorizing_integration_owners: {} });
  if (!isFields(data['channel']) && typeof data['channel_id'] === 'string')
    data['channel'] = { id: data['channel_id'], type: 0 };
  if (isFields(data['message'])) message(data['message']);
}

function ready(data: Fields): void {
  fill(data, { guilds: [] });
  if (isFields(data['user']) && !isFields(data['application']))
    data['application'] = { id: data['user']['id'], flags: 0 };
}

function guild(data: Fields): void {
  if (data['unavailable'] === true) return;
  fill(data, { channels: [], threads: [], roles: [], members: [], emojis: [], stickers: [], features: [] });
}

const COMPLETIONS: ReadonlyMap<unknown, (data: Fields) => void> = new Map<unknown, (data: Fields) => void>([
  ['READY', ready],
  ['GUILD_CREATE', guild],
  ['INTERACTION_CREATE', interaction],
  ['MESSAGE_CREATE', message],
  ['MESSAGE_UPDATE', message],
]);

/** Fills in, in place: discord.js reads the very same packet after its `raw` event. */
export function fillMissingFields(packet: unknown): void {
  if (!isFields(packet) || !isFields(packet['d'])) return;
  COMPLETIONS.get(packet['t'])?.(packet['d']);
}
