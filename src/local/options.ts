import type { Clock, Timers } from './time.js';
import type { Keys } from './window/access.js';

export interface LocalOptions {
  /** The bot's token; any string. */
  readonly token: string;
  readonly clock?: Clock;
  readonly timers?: Timers;
  readonly botName?: string;
  /** The first guild and its channels. Their ids follow from the names, in every process. */
  readonly guildName?: string;
  readonly channels?: readonly string[];
  /** Voice channels of the first guild; absent: none. */
  readonly voiceChannels?: readonly string[];
  /** A group chat and a guild with one channel, in which the bot is not; people of the page are in both. */
  readonly elsewhere?: { readonly group: string; readonly guild: string; readonly channel: string };
  /** Further guilds, named after the first and numbered from 2, with so many channels each. */
  readonly moreGuilds?: { readonly count: number; readonly channels: number };
  /** Shards that `GET /gateway/bot` recommends; absent: one for each thousand guilds, as Discord does. */
  readonly recommendedShards?: number;
  /** Shards that may start within five seconds (`max_concurrency`); absent: as many as like, and it says 16. */
  readonly maxConcurrency?: number;
  /** See GatewayOptions. */
  readonly foreignShard?: 'own' | 'first';
  /** See GatewayOptions. */
  readonly repeats?: () => boolean;
  /** On, and counted by the clock, unless told: only load that no bot may send on Discord needs them off. */
  readonly rateLimits?: boolean;
  /** Messages kept in a channel (200). */
  readonly historyLimit?: number;
  /** Requests kept in `requests`, for tests and benches (none). */
  readonly recordCap?: number;
  /** Folder of the built page; without it there is no page. */
  readonly pageDir?: string;
  /** Set where others than this machine's own people can reach the page: it opens only to who has a key. */
  readonly keys?: Keys;
  /** With which the application exchanges codes; absent: it has no Activity. */
  readonly clientSecret?: string;
  /** Where the Activity's page is (Discord: the URL mapping); absent: there is none. */
  readonly activityPath?: string;
  /** Under which address people reach the page from outside; absent: under none. */
  readonly publicUrl?: string | null;
  /** Called when somebody has come in by a window who wasn't here before. */
  readonly onNewcomer?: () => void;
}
