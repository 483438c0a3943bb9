import type { StorageFigures } from '../../storage/ports/figures.js';

/** What metrics ask at each scrape. No label of any metric carries the id of a user, a server, a channel or a message. */

export interface GamesSource {
  /** Games not yet over. */
  live(): number;
  /** Unfinished games whose log can't be read. */
  damaged(): number;
  /** Games on hold because the log takes nothing. */
  blocked(): number;
  /** Games whose next step by time is overdue although the log takes it. */
  stalled(): number;
}

/** Requests that were answered alike. `status`: HTTP's, or `none` where no answer came. */
export interface RequestCount {
  readonly method: string;
  /** Without ids and tokens: `/channels/:id/messages`. */
  readonly route: string;
  readonly status: string;
  readonly count: number;
}

/** 429s of one route. `scope`: `user`, `shared`, `global` or `cloudflare`. */
export interface RateLimitCount {
  readonly method: string;
  readonly route: string;
  readonly scope: string;
  readonly count: number;
  /** The waits that these answers asked for. */
  readonly retryAfterSeconds: number;
}

export interface TrafficSource {
  requests(): Iterable<RequestCount>;
  rateLimits(): Iterable<RateLimitCount>;
  /** Requests that were held back before they were sent, so as not to meet a limit. */
  readonly heldBack: { readonly count: number; readonly seconds: number };
}

export interface ConnectionSource {
  readonly reconnects: number;
  readonly resumes: number;
  readonly identifies: number;
  /** How many sessions Discord still allows today; null: it hasn't said yet. */
  identifiesLeft(): number | null;
}

export interface DiscordSource {
  readonly traffic: TrafficSource;
  readonly connections: ConnectionSource;
}

export interface MetricSources {
  /** Of a bot that shares its process with others: what tells its figures from theirs. Absent: it is alone. */
  readonly labels?: Readonly<Record<string, string>>;
  readonly build: { readonly version: string; readonly commit: string | null };
  readonly games: GamesSource;
  /** Each shard of this process, and whether its gateway is there. */
  readonly shards: () => readonly { readonly shard: number; readonly gateway: string }[];
  /** Null: not connected yet. */
  readonly discord: () => DiscordSource | null;
  /** Absent: the database isn't open. */
  readonly storage?: StorageFigures;
  /** How much waits, by the name of the queue; absent: nothing runs here. */
  readonly queues?: () => Readonly<Record<string, number>>;
}

/** Of a process that runs no games. */
export const NO_GAMES: GamesSource = { live: () => 0, damaged: () => 0, blocked: () => 0, stalled: () => 0 };
