import { hash } from 'node:crypto';
import type { ResponseLike } from 'discord.js';
import type { Logger } from '../ports.js';
import { recentlyUsed } from '../recently-used.js';

/** Requests to Discord that were answered alike. */
interface Requests {
  readonly method: string;
  readonly route: string;
  readonly status: string;
  count: number;
}

interface RateLimits {
  readonly method: string;
  readonly route: string;
  readonly scope: string;
  count: number;
  retryAfterSeconds: number;
}

const ID = /^\d+$/;
/** What follows such a segment is a name or a secret, not part of the route. */
const NAMED: ReadonlyMap<string, string> = new Map([
  ['reactions', ':emoji'],
  ['invites', ':code'],
  ['activity-instances', ':instance'],
]);
const WITH_TOKEN: ReadonlySet<string | undefined> = new Set(['webhooks', 'interactions']);
const API = /^(?:.*\/api)?(?:\/v\d+)?(?=\/)/;

/** A picture's file, whose name is a hash. */
const PICTURE = /\.(?:png|webp|gif|jpg)$/;

/** A path without its server's prefix, ids, tokens and query: `/channels/:id/messages/:id`. */
export function routeOf(path: string): string {
  const parts = path.replace(/\?.*$/, '').replace(API, '').replaceAll('%40', '@').split('/');
  return parts
    .map((part, at) => {
      const named = NAMED.get(parts[at - 1] ?? '');
      if (named !== undefined && part !== '') return named;
      if (WITH_TOKEN.has(parts[at - 2])) return ':token';
      if (PICTURE.test(part)) return ':picture';
      return ID.test(part) ? ':id' : part;
    })
    .join('/');
}

/** An interaction's id and token are in the path of its answer; what follows it has the token alone. */
const ANSWER = /\/interactions\/(\d+)\/([^/]+)\/callback$/;
const FOLLOW_UP = /\/webhooks\/\d+\/([^/?]+)/;
/** Tokens whose interaction is known: those of the last minutes, where many play. */
const MOST_TOKENS = 4_000;

/** Short, and no part of the path: a part would keep the whole path in memory. */
const keyOf = (token: string): string => hash('sha1', token, 'base64');
const copyOf = (id: string): string => String(BigInt(id));

/** Where a 429 came from: Discord docs, "Rate limits", and Cloudflare, which names no scope. */
const scopeOf = (headers: ResponseLike['headers']): string =>
  headers.get('x-ratelimit-scope') ?? (headers.has('x-ratelimit-global') ? 'global' : 'cloudflare');

/** Counts what is asked of Discord and how it answers, and logs each 429 and each fault of Discord's servers. */
export class Traffic {
  readonly #requests = new Map<string, Requests>();
  readonly #rateLimits = new Map<string, RateLimits>();
  readonly #interactions = recentlyUsed<string>(MOST_TOKENS);
  #held = { count: 0, seconds: 0 };

  constructor(private readonly log: Logger) {}

  requests(): Iterable<Readonly<Requests>> {
    return this.#requests.values();
  }

  rateLimits(): Iterable<Readonly<RateLimits>> {
    return this.#rateLimits.values();
  }

  get heldBack(): { readonly count: number; readonly seconds: number } {
    return this.#held;
  }

  /** discord.js holds a request back for so many milliseconds, to keep a limit. */
  held(ms: number): void {
    const { count, seconds } = this.#held;
    this.#held = { count: count + 1, seconds: seconds + Math.max(0, ms) / 1000 };
  }

  /** An answer as Discord sent it; null: none came. */
  answered(method: string, path: string, answer: Pick<ResponseLike, 'status' | 'headers'> | null): void {
    const route = routeOf(path);
    const [, asked, token] = ANSWER.exec(path) ?? [];
    if (asked !== undefined && token !== undefined) this.#interactions.set(keyOf(token), copyOf(asked));
    this.#count(method, route, answer === null ? 'none' : String(answer.status));
    if (answer === null || (answer.status !== 429 && answer.status < 500)) return;
    const { status, headers } = answer;
    const interaction = asked ?? this.#interactions.get(keyOf(FOLLOW_UP.exec(path)?.[1] ?? ''));
    const facts = { method, route, status, ...(interaction !== undefined && { interaction }) };
    if (status !== 429) {
      this.log.warn(facts, 'Discord’s servers failed at a request');
      return;
    }
    const scope = scopeOf(headers);
    const retryAfterSeconds = Number(headers.get('retry-after')) || 0;
    this.#limited({ method, route, scope }, retryAfterSeconds);
    // Limits are part of every day, and waited out; Cloudflare's stop everything that this machine sends.
    const level = scope === 'cloudflare' ? 'warn' : 'info';
    this.log[level]({ ...facts, scope, retryAfterSeconds }, 'Discord limited a request');
  }

  #count(method: string, route: string, status: string): void {
    const key = `${method} ${route} ${status}`;
    const known = this.#requests.get(key);
    if (known !== undefined) known.count += 1;
    else this.#requests.set(key, { method, route, status, count: 1 });
  }

  #limited(of: Pick<RateLimits, 'method' | 'route' | 'scope'>, seconds: number): void {
    const key = `${of.method} ${of.route} ${of.scope}`;
    const known = this.#rateLimits.get(key) ?? { ...of, count: 0, retryAfterSeconds: 0 };
    this.#rateLimits.set(key, known);
    known.count += 1;
    known.retryAfterSeconds += seconds;
  }
}
