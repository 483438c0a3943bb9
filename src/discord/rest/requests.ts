import type { RESTOptions, ResponseLike } from 'discord.js';
import { Headers, Pool, Response, type Dispatcher } from 'undici';
import type { Millis } from '../../games/shared/time.js';
import type { Clock } from '../../table/ports.js';
import { Bans } from './bans.js';
import type { Traffic } from './traffic.js';
import { WholeAnswer } from './whole-answer.js';

type MakeRequest = RESTOptions['makeRequest'];
type Init = Parameters<MakeRequest>[1];

/** Told what time it is where answers come from. */
export interface DateObserver {
  observeDate(header: string | null, requestedAt: Millis): void;
}

/** How requests are made, for the `makeRequest` of discord.js's REST. */
export interface Requests {
  readonly makeRequest: MakeRequest;
  /** Refuses new requests; those under way go on. */
  close(): void;
}

/** A request that isn't sent: another process may have taken the games over. */
export class NotSent extends Error {
  override readonly name = 'NotSent';

  constructor(method: string) {
    super(`${method}: not sent, for this process may have lost its games`);
  }
}

/**
 * Requests over undici's connection pools without the streams that discord.js's own way makes for each: a click makes
 * three, and a third of their cost was that. Answers are small and read whole.
 */
export function createRequests(
  clock: Clock,
  skew: DateObserver,
  traffic: Pick<Traffic, 'answered'>,
  maySend: () => boolean = () => true,
): Requests {
  const pools = new Map<string, Pool>();
  const bans = new Bans(clock);
  const poolOf = (origin: string): Pool => {
    const pool = pools.get(origin) ?? new Pool(origin);
    pools.set(origin, pool);
    return pool;
  };
  return {
    makeRequest: async (address, init) => {
      const url = new URL(address);
      const standing = bans.answer();
      if (standing !== null) return standing;
      const sent =
        typeof init.body === 'string' ? { headers: headersOf(init), body: init.body } : await wholeBody(init);
      const method = methodOf(init);
      if (method !== 'GET' && !maySend()) throw new NotSent(method);
      const options = { path: url.pathname + url.search, method, ...sent };
      const requestedAt = clock.now();
      const answer = await new Promise<ResponseLike>((resolve, reject) => {
        const failed = (error: Error): void => {
          reject(whole.begun && makesFollowUp(options) ? new AnswerLost(error) : error);
        };
        const whole = new WholeAnswer(init.signal ?? null, resolve, failed);
        poolOf(url.origin).dispatch(options, whole);
      }).catch((error: unknown) => {
        traffic.answered(method, url.pathname, null);
        throw error;
      });
      traffic.answered(method, url.pathname, answer);
      skew.observeDate(answer.headers.get('date'), requestedAt);
      return bans.observed(answer);
    },
    close: () => {
      for (const pool of pools.values()) pool.close().catch(() => undefined);
    },
  };
}

/** A follow-up may have arrived though its answer was lost. discord.js would send it again, and it knows no nonce. */
export class AnswerLost extends Error {
  override readonly name = 'AnswerLost';

  constructor(cause: Error) {
    super('the answer to a follow-up was lost', { cause });
  }
}

/** Discord docs, "Create Followup Message". */
const FOLLOW_UPS = /\/webhooks\/\d+\/[^/?]+(\?|$)/;
const makesFollowUp = ({ method, path }: Pick<Dispatcher.DispatchOptions, 'method' | 'path'>): boolean =>
  method === 'POST' && FOLLOW_UPS.test(path);

const METHODS: ReadonlySet<string> = new Set<Dispatcher.HttpMethod>(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD']);
const isMethod = (method: string): method is Dispatcher.HttpMethod => METHODS.has(method);

function methodOf({ method = 'GET' }: Init): Dispatcher.HttpMethod {
  if (!isMethod(method)) throw new TypeError(`no such method: ${method}`);
  return method;
}

type SentBody = Pick<Dispatcher.DispatchOptions, 'headers' | 'body'>;

const headersOf = ({ headers }: Init): Headers => new Headers(headers);

/** A body of any other kind, read whole: files come as a form, whose boundary goes into the headers. */
async function wholeBody(init: Init): Promise<SentBody> {
  const headers = headersOf(init);
  if (init.body === null || init.body === undefined) return { headers, body: null };
  const read = new Response(init.body);
  const type = read.headers.get('content-type');
  if (type !== null && !headers.has('content-type')) headers.set('content-type', type);
  return { headers, body: Buffer.from(await read.arrayBuffer()) };
}
