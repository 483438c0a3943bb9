import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import { ApiError, refuse } from '../errors.js';
import type { World } from '../world/world.js';
import type { Interactions } from '../world/interactions.js';
import { asBody, readBody, type RequestBody } from './body.js';
import { Faults, type Trouble } from './faults.js';
import { Rates, limitedBody, limitedHeaders, type LimitScope } from './rates.js';
import { Recorder } from './recorder.js';
import { Router, type Match, type Result } from './router.js';
import { interactionRoutes } from './routes-interactions.js';
import { activityRoutes } from './routes-activities.js';
import { emojiRoutes } from './routes-emojis.js';
import { messageRoutes } from './routes-messages.js';
import { otherRoutes } from './routes-guilds.js';

export interface RestOptions {
  readonly token: string;
  readonly rateLimits: boolean;
  readonly recordCap: number;
}

interface Reply {
  readonly status: number;
  readonly json?: unknown;
  /** Sent in place of JSON, as whoever stands before Discord does. */
  readonly html?: string;
  readonly scope?: LimitScope;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly method: string;
  /** Without /api/v10 and query, decoded. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: RequestBody;
}

/** Discord's REST API, as far as a bot in a few channels needs it. */
export class Rest {
  readonly faults = new Faults();
  readonly rates: Rates;
  readonly requests: Recorder;
  readonly #router = new Router([
    ...interactionRoutes,
    ...messageRoutes,
    ...emojiRoutes,
    ...activityRoutes,
    ...otherRoutes,
  ]);

  constructor(
    private readonly world: World,
    private readonly interactions: Interactions,
    private readonly options: RestOptions,
  ) {
    this.rates = new Rates(world.options.clock, options.rateLimits);
    this.requests = new Recorder(options.recordCap);
  }

  /** `path` begins behind /api. */
  async serve(request: IncomingMessage, response: ServerResponse, pathAndQuery: string): Promise<void> {
    const [path = '', query = ''] = pathAndQuery.replace(/^\/v(9|10)(?=\/)/, '').split('?', 2);
    const exchange = {
      request,
      response,
      method: request.method ?? 'GET',
      path: decoded(path),
      query: new URLSearchParams(query),
      body: { json: undefined, files: [] },
    };
    const route = this.#route(exchange);
    if (route instanceof ApiError) {
      // What it still sends is read by nobody.
      if (exchange.method !== 'GET') response.setHeader('connection', 'close');
      return this.#send(exchange, errorReply(route));
    }
    try {
      const read = { ...exchange, body: await readBody(request) };
      await this.#meetTrouble(read, () => this.#answer(read));
    } catch (error) {
      // The body could not be read: too large, not JSON, or the connection went.
      this.#send(exchange, errorReply(error));
    }
  }

  async #meetTrouble(exchange: Exchange, answer: () => Reply): Promise<void> {
    const trouble = this.faults.take(exchange.method, exchange.path, exchange.body.files.length);
    if (!trouble) return this.#send(exchange, answer());
    if ('drop' in trouble) {
      const status = trouble.drop === 'after' ? answer().status : 0;
      this.#record(exchange, { status });
      if (trouble.reset) exchange.request.socket.resetAndDestroy();
      else exchange.request.socket.destroy();
      return;
    }
    if ('delayMs' in trouble)
      await new Promise<void>((resolve) => this.world.options.timers.setTimeout(resolve, trouble.delayMs));
    if ('until' in trouble) await trouble.until;
    this.#send(exchange, instead(trouble) ?? answer());
  }

  #answer(exchange: Exchange): Reply {
    const { query, body } = exchange;
    const match = this.#route(exchange);
    if (match instanceof ApiError) return errorReply(match);
    const { bannedS } = this.rates;
    if (bannedS > 0) return banned(bannedS);
    const { headers, limited } = this.rates.take(match);
    if (limited) {
      const { retryAfterS, scope } = limited;
      return { status: 429, json: limitedBody(retryAfterS, scope), headers, scope };
    }
    const call = {
      world: this.world,
      interactions: this.interactions,
      params: match.params,
      query,
      raw: body,
      body: asBody(body),
      accessToken: accessTokenOf(exchange.request),
    };
    return { ...attempt(() => match.route.run(call)), headers };
  }

  /** The request's route, or its refusal. Found before the body is read: an unauthorised one's need not be. */
  #route({ method, path, request }: Exchange): Match | ApiError {
    const match = this.#router.match(method, path);
    if (typeof match === 'object' && match.route.bearer === true && isBearer(request)) return match;
    if (match === 'path') return refuse.noSuchRoute();
    if (match === 'method') return refuse.wrongMethod();
    if (match.route.auth && !this.#authorized(request)) return refuse.unauthorized();
    try {
      match.route.admit?.({ interactions: this.interactions, params: match.params });
      return match;
    } catch (error) {
      if (error instanceof ApiError) return error;
      throw error;
    }
  }

  #authorized(request: IncomingMessage): boolean {
    if (request.headers.authorization !== `Bot ${this.options.token}`) return false;
    if (request.headers.host) this.world.baseUrl = `http://${request.headers.host}`;
    return true;
  }

  #send(exchange: Exchange, reply: Reply): void {
    const { response } = exchange;
    this.#record(exchange, reply);
    this.rates.answered(reply.status, reply.scope);
    if (response.destroyed) return;
    // Node would write the machine's own time.
    response.setHeader('date', new Date(this.world.now()).toUTCString());
    if (reply.html !== undefined) {
      response
        .writeHead(reply.status, { ...reply.headers, 'content-type': 'text/html; charset=UTF-8' })
        .end(reply.html);
      return;
    }
    // No JSON content type on a 204: clients would try to read a body that isn't there.
    if (reply.json === undefined) {
      response.writeHead(reply.status, reply.headers).end();
    } else {
      const text = JSON.stringify(reply.json);
      response
        .writeHead(reply.status, {
          ...reply.headers,
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(text),
        })
        .end(text);
    }
  }

  #record({ method, path, query, body }: Exchange, { status, json }: Reply): void {
    const code = status >= 400 ? (json as { code?: unknown } | undefined)?.code : undefined;
    const search = query.toString();
    this.requests.add({
      method,
      path: search ? `${path}?${search}` : path,
      status,
      at: this.world.now(),
      global: !/^\/(interactions|webhooks)\//.test(path),
      ...(body.json !== undefined && { body: body.json }),
      ...(typeof code === 'number' && { code }),
    });
    this.world.publish({ kind: 'other' });
  }
}

const accessTokenOf = ({ headers }: IncomingMessage): string | undefined =>
  /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
const isBearer = (request: IncomingMessage): boolean => accessTokenOf(request) !== undefined;

function instead(trouble: Trouble): Reply | undefined {
  if ('banned' in trouble) return banned(trouble.banned.retryAfterS);
  if ('status' in trouble) {
    const { status, body, page } = trouble;
    if (page === true) return { status, html: htmlPage(`${status}: ${STATUS_CODES[status] ?? ''}`) };
    return { status, json: body ?? { message: `${status}: ordered by a test`, code: 0 } };
  }
  if (!('rateLimit' in trouble)) return undefined;
  const { retryAfterS = 0.05, scope = 'user' } = trouble.rateLimit;
  return {
    status: 429,
    json: limitedBody(retryAfterS, scope),
    headers: limitedHeaders(retryAfterS, scope),
    scope,
  };
}

const htmlPage = (title: string): string =>
  `<!DOCTYPE html>\n<html><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`;

const banned = (retryAfterS: number): Reply => ({
  status: 429,
  html: htmlPage('Error 1015: You are being rate limited'),
  headers: { 'retry-after': String(retryAfterS), server: 'cloudflare' },
});

function attempt(run: () => Result): Reply {
  try {
    return run();
  } catch (error) {
    return errorReply(error);
  }
}

/** A refusal in Discord's shape. A fault of this server's own is a 500 that says what it was, for whoever mends it. */
function errorReply(error: unknown): Reply {
  if (error instanceof ApiError) return { status: error.status, json: error };
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { status: 500, json: { message, code: 0 } };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
