import type { ServerResponse } from 'node:http';

/** What `/healthz`, `/livez` and `/readyz` tell. */
export interface Health {
  readonly version: string;
  /** The commit that the running code was built from, where that is known. */
  readonly commit: string | null;
  readonly uptimeSeconds: number;
  readonly liveGames: number;
  /** Unfinished games that were left out because their log can't be read. */
  readonly damagedGames: number;
  /** `ready`, or what the gateway is doing instead. */
  readonly gateway: string;
  /** Milliseconds without any shard; 0 while one is there. */
  readonly gatewayAwayMs: number;
  /** What the start needs and Discord hasn't taken yet: application, commands, emoji. */
  readonly pending: readonly string[];
  /** Each shard of this process, once their number is known. */
  readonly shards: readonly { readonly shard: number; readonly gateway: string; readonly awayMs: number }[];
  /** `ok`; `waiting`, ready to take it over from the bot that runs on it; or the database's fault. */
  readonly database: string;
}

/** How long the gateway can be away before `/healthz` fails, in milliseconds. */
const GATEWAY_PATIENCE_MS = 60_000;

/** The database takes what is played, or this is the successor that waits for it. */
const databaseServes = ({ database }: Health): boolean => database === 'ok' || database === 'waiting';

/** States of the database in which this process can't go on, or (`in-use`) isn't ready to take over yet. */
const NOT_LIVE = ['gone', 'closed', 'in-use'];

/**
 * Whether each probe passes:
 *
 * - `/livez` fails only where a restart can help, since the database's files were removed or replaced under the bot; and
 *   for a successor that isn't ready yet, so that an orchestrator keeps the bot that runs. A full or locked disk, a
 *   damaged game and an outage of Discord outlast a restart.
 * - `/readyz`: connected to Discord with a database that takes what is played, or waiting as the successor.
 * - `/healthz`: what an operator wants to hear of, a gateway that was away for a minute included.
 */
const PROBES: Readonly<Record<string, (health: Health) => boolean>> = {
  '/livez': ({ database }) => !NOT_LIVE.includes(database),
  '/readyz': (health) => health.gateway === 'ready' && databaseServes(health),
  '/healthz': (health) => databaseServes(health) && health.gatewayAwayMs < GATEWAY_PATIENCE_MS,
};

export const isProbe = (path: string): boolean => Object.hasOwn(PROBES, path);

/** 200 or 503, with all that is known as JSON. Damage is a word in a 200: a restart wouldn't repair it. */
export function sendProbe(path: string, response: ServerResponse, health: Health): void {
  const { gatewayAwayMs: _, ...shown } = health;
  const passes = PROBES[path]?.(health) ?? false;
  const status = passes ? (health.damagedGames > 0 ? 'damaged' : 'ok') : 'unwell';
  response.writeHead(passes ? 200 : 503, { 'content-type': 'application/json', 'cache-control': 'no-store' });
  response.end(JSON.stringify({ status, ...shown }));
}
