import type { Registry } from 'prom-client';
import { counter, gauge, type Sample } from './polled.js';
import type { ConnectionSource, DiscordSource, MetricSources, RateLimitCount } from './sources.js';

type Asked = MetricSources['discord'];

function registerTraffic(registry: Registry, discord: Asked): void {
  const limits = (value: (limit: RateLimitCount) => number): Sample<'method' | 'route' | 'scope'>[] =>
    [...(discord()?.traffic.rateLimits() ?? [])].map((limit) => {
      const { method, route, scope } = limit;
      return { labels: { method, route, scope }, value: value(limit) };
    });
  counter(
    registry,
    {
      name: 'meteor_discord_requests_total',
      help: 'Requests to Discord by route and HTTP status; none: no answer came',
      labelNames: ['method', 'route', 'status'],
    },
    () =>
      [...(discord()?.traffic.requests() ?? [])].map(({ method, route, status, count }) => ({
        labels: { method, route, status },
        value: count,
      })),
  );
  counter(
    registry,
    {
      name: 'meteor_discord_rate_limited_total',
      help: 'Answers with status 429; scope cloudflare: not by a limit of Discord’s API',
      labelNames: ['method', 'route', 'scope'],
    },
    () => limits(({ count }) => count),
  );
  counter(
    registry,
    {
      name: 'meteor_discord_retry_after_seconds_total',
      help: 'Seconds of waiting that answers with status 429 asked for',
      labelNames: ['method', 'route', 'scope'],
    },
    () => limits(({ retryAfterSeconds }) => retryAfterSeconds),
  );
  const held = (value: 'count' | 'seconds') => (): readonly Sample<never>[] => {
    const source = discord();
    return source === null ? [] : [{ labels: {}, value: source.traffic.heldBack[value] }];
  };
  counter(
    registry,
    {
      name: 'meteor_discord_waits_total',
      help: 'Requests held back before they were sent, to keep a limit',
      labelNames: [],
    },
    held('count'),
  );
  counter(
    registry,
    {
      name: 'meteor_discord_wait_seconds_total',
      help: 'Seconds for which requests were held back before they were sent',
      labelNames: [],
    },
    held('seconds'),
  );
}

function registerConnections(registry: Registry, discord: Asked): void {
  const counted = (
    name: string,
    help: string,
    value: (source: Pick<ConnectionSource, 'reconnects' | 'resumes' | 'identifies'>) => number,
  ): void => {
    counter<never>(registry, { name, help, labelNames: [] }, () => {
      const source: DiscordSource | null = discord();
      return source === null ? [] : [{ labels: {}, value: value(source.connections) }];
    });
  };
  counted('meteor_gateway_reconnects_total', 'Gateway connections lost and made again', (from) => from.reconnects);
  counted('meteor_gateway_resumes_total', 'Gateway sessions resumed', (from) => from.resumes);
  counted('meteor_gateway_identifies_total', 'Gateway sessions begun', (from) => from.identifies);
  gauge(
    registry,
    'meteor_gateway_identifies_left',
    'Gateway sessions that Discord still allows today; NaN: it hasn’t said yet',
    () => discord()?.connections.identifiesLeft() ?? NaN,
  );
}

/** Requests, limits and connections. */
export function registerDiscord(registry: Registry, discord: Asked): void {
  registerTraffic(registry, discord);
  registerConnections(registry, discord);
}
