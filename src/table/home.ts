/**
 * Where a table, its settings and its history belong: a server, by its id. Where the bot is no member, they belong to the
 * channel: `@channel` in direct messages, `server@channel` in a server. There the bot has nothing but the tokens of
 * interactions to speak with.
 */
const GUEST = '@';

/** The home of a channel where the bot is no member; `guildId` null: direct messages. */
export const guestHome = (guildId: string | null, channelId: string): string => `${guildId ?? ''}${GUEST}${channelId}`;

/** Whether the bot is no member there. */
export const isGuestHome = (home: string): boolean => home.includes(GUEST);

/** The server's id, by which shards are counted; direct messages reach the first shard, as Discord's docs say. */
export const serverOf = (home: string): bigint => BigInt(home.split(GUEST)[0] || '0');

/** The shard that a home's events reach, of so many (Discord docs, "Sharding"). */
export const shardOf = (home: string, count: number): number =>
  count === 1 ? 0 : Number((serverOf(home) >> 22n) % BigInt(count));

/** The channel of a home where the bot is no member; null: the home is a server. */
export const guestChannelOf = (home: string): string | null => home.split(GUEST)[1] ?? null;

/** The server's part of a link to a channel. */
export const linkPlace = (home: string): string => home.split(GUEST)[0] || '@me';
