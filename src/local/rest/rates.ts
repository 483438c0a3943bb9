import { createHash } from 'node:crypto';
import type { Clock } from '../time.js';
import type { Match } from './router.js';

/** Discord docs, "Rate Limits": 50 requests a second in all. */
const GLOBAL_LIMIT = 50;
const GLOBAL_PER_MS = 1_000;
const PRUNE_ABOVE = 2_000;

/** Discord docs, "Invalid Request Limit": 10,000 answered 401, 403 or 429 within ten minutes. */
const INVALID_LIMIT = 10_000;
const INVALID_PER_MS = 10 * 60_000;
const INVALID: ReadonlySet<number> = new Set([401, 403, 429]);

/** Discord docs, `X-RateLimit-Scope`: the bot's limit for a route, its limit in all, or one it shares with others. */
export type LimitScope = 'user' | 'global' | 'shared';

interface Window {
  count: number;
  endsAt: number;
}

export interface RateDecision {
  readonly headers: Readonly<Record<string, string>>;
  /** Set when the request is one too many. */
  readonly limited?: { readonly retryAfterS: number; readonly scope: LimitScope };
}

/** Counts requests per route and main resource (channel, guild, token), as Discord's buckets do. */
export class Rates {
  enabled: boolean;
  readonly #windows = new Map<string, Window>();
  readonly #names = new Map<string, string>();
  #global: Window = { count: 0, endsAt: 0 };
  #invalid: Window = { count: 0, endsAt: 0 };

  constructor(
    private readonly clock: Clock,
    enabled: boolean,
  ) {
    this.enabled = enabled;
  }

  take({ route, params }: Match): RateDecision {
    const { rate } = route;
    const now = this.clock.now();
    if (this.#windows.size > PRUNE_ABOVE) this.#prune(now);
    if (this.enabled && rate.global && !this.#takeGlobal(now)) {
      const retryAfterS = (this.#global.endsAt - now) / 1000;
      return { headers: limitedHeaders(retryAfterS, 'global'), limited: { retryAfterS, scope: 'global' } };
    }
    // Discord's main resources: what else is in the path shares one bucket.
    const major = params['token'] ?? params['channel'] ?? params['guild'] ?? '';
    const key = `${route.method} ${route.path} ${major}`;
    const window = this.#window(key, now, rate.perMs);
    window.count += 1;
    const resetS = (window.endsAt - now) / 1000;
    const headers = {
      'x-ratelimit-limit': String(rate.limit),
      'x-ratelimit-remaining': String(this.enabled ? Math.max(0, rate.limit - window.count) : rate.limit),
      'x-ratelimit-reset': (window.endsAt / 1000).toFixed(3),
      'x-ratelimit-reset-after': resetS.toFixed(3),
      'x-ratelimit-bucket': this.#bucketName(`${route.method} ${route.path}`),
    };
    if (!this.enabled || window.count <= rate.limit) return { headers };
    return {
      headers: { ...headers, ...limitedHeaders(resetS, 'user') },
      limited: { retryAfterS: resetS, scope: 'user' },
    };
  }

  /** Counts an answer; those that a shared limit refused don't count as invalid. */
  answered(status: number, scope?: LimitScope): void {
    if (!INVALID.has(status) || scope === 'shared') return;
    const now = this.clock.now();
    if (now >= this.#invalid.endsAt) this.#invalid = { count: 0, endsAt: now + INVALID_PER_MS };
    this.#invalid.count += 1;
  }

  /** Seconds for which Cloudflare lets nothing through; 0: it does. */
  get bannedS(): number {
    const { count, endsAt } = this.#invalid;
    return this.enabled && count >= INVALID_LIMIT ? Math.max(0, Math.ceil((endsAt - this.clock.now()) / 1000)) : 0;
  }

  #takeGlobal(now: number): boolean {
    if (now >= this.#global.endsAt) this.#global = { count: 0, endsAt: now + GLOBAL_PER_MS };
    this.#global.count += 1;
    return this.#global.count <= GLOBAL_LIMIT;
  }

  #window(key: string, now: number, perMs: number): Window {
    const known = this.#windows.get(key);
    if (known && now < known.endsAt) return known;
    const fresh = { count: 0, endsAt: now + perMs };
    this.#windows.set(key, fresh);
    return fresh;
  }

  #bucketName(route: string): string {
    const known = this.#names.get(route);
    if (known) return known;
    const name = createHash('md5').update(route).digest('hex');
    this.#names.set(route, name);
    return name;
  }

  #prune(now: number): void {
    for (const [key, window] of this.#windows) if (now >= window.endsAt) this.#windows.delete(key);
  }
}

/** Headers of a 429. */
export const limitedHeaders = (retryAfterS: number, scope: LimitScope): Record<string, string> => ({
  'retry-after': retryAfterS.toFixed(3),
  'x-ratelimit-scope': scope,
  ...(scope === 'global' && { 'x-ratelimit-global': 'true' }),
});

export const limitedBody = (retryAfterS: number, scope: LimitScope): object => ({
  message: 'You are being rate limited.',
  retry_after: Number(retryAfterS.toFixed(3)),
  global: scope === 'global',
});
