import { STATUS_CODES } from 'node:http';
import type { RESTOptions, ResponseLike } from 'discord.js';
import { Pool, type Dispatcher } from 'undici';

type MakeRequest = RESTOptions['makeRequest'];
type Init = Parameters<MakeRequest>[1];

/** How requests are made, for the `makeRequest` of discord.js's REST. */
export interface Requests {
  readonly makeRequest: MakeRequest;
  /** Refuses new requests; those under way go on. */
  close(): void;
}

/**
 * Requests over undici's connection pools without the streams and header objects that discord.js's own way makes for
 * each: a click makes three, and a third of their cost was that. Answers are small and read whole.
 */
export function createRequests(): Requests {
  const pools = new Map<string, Pool>();
  const poolOf = (origin: string): Pool => {
    const pool = pools.get(origin) ?? new Pool(origin);
    pools.set(origin, pool);
    return pool;
  };
  return {
    makeRequest: (address, init) => {
      const url = new URL(address);
      return new Promise((resolve, reject) => {
        const options = { path: url.pathname + url.search, ...optionsOf(init) };
        poolOf(url.origin).dispatch(options, new WholeAnswer(init.signal ?? null, resolve, reject));
      });
    },
    close: () => {
      for (const pool of pools.values()) pool.close().catch(() => undefined);
    },
  };
}

// discord.js and undici describe the same requests with types of their own.
const optionsOf = ({ method, headers, body }: Init): Omit<Dispatcher.DispatchOptions, 'path'> => ({
  method: (method ?? 'GET') as Dispatcher.HttpMethod,
  headers: (headers ?? {}) as Record<string, string>,
  body: (body ?? null) as NonNullable<Dispatcher.DispatchOptions['body']> | null,
});

/** Collects an answer, and gives up when told to. */
class WholeAnswer implements Dispatcher.DispatchHandlers {
  #status = 0;
  #headers: readonly Buffer[] = [];
  readonly #chunks: Buffer[] = [];
  #abort: (() => void) | null = null;

  constructor(
    private readonly signal: AbortSignal | null,
    private readonly resolve: (answer: ResponseLike) => void,
    private readonly reject: (error: Error) => void,
  ) {}

  onConnect(abort: (error?: Error) => void): void {
    if (this.signal === null || this.#abort !== null) return;
    // discord.js treats this error as a time-out, and tries again.
    const giveUp = (): void => {
      abort(new DOMException('The request took too long', 'AbortError'));
    };
    // V8 makes a function that is written as a property's new value in its old space, where it would keep this whole
    // request until the next full collection: so it gets a name first.
    this.#abort = giveUp;
    if (this.signal.aborted) this.#abort();
    else this.signal.addEventListener('abort', this.#abort);
  }

  onHeaders(status: number, headers: Buffer[]): boolean {
    this.#status = status;
    this.#headers = headers;
    return true;
  }

  onData(chunk: Buffer): boolean {
    this.#chunks.push(chunk);
    return true;
  }

  onComplete(): void {
    this.#leave();
    this.resolve(answerOf(this.#status, this.#headers, this.#chunks));
  }

  onError(error: Error): void {
    this.#leave();
    this.reject(error);
  }

  #leave(): void {
    if (this.#abort !== null) this.signal?.removeEventListener('abort', this.#abort);
  }
}

function answerOf(status: number, headers: readonly Buffer[], chunks: readonly Buffer[]): ResponseLike {
  const whole = Buffer.concat(chunks);
  const text = (): Promise<string> => Promise.resolve(whole.toString());
  return {
    status,
    statusText: STATUS_CODES[status] ?? '',
    ok: status >= 200 && status < 300,
    // discord.js asks for single headers by name, and nothing else of them.
    headers: new RawHeaders(headers) as unknown as Headers,
    body: null,
    bodyUsed: false,
    text,
    json: async (): Promise<unknown> => JSON.parse(await text()) as unknown,
    arrayBuffer: () => Promise.resolve(new Uint8Array(whole).buffer),
  };
}

/** Header names and values, alternating, as they arrived. */
class RawHeaders {
  readonly #values = new Map<string, string>();

  constructor(raw: readonly Buffer[]) {
    for (let at = 0; at + 1 < raw.length; at += 2) this.#values.set(String(raw[at]).toLowerCase(), String(raw[at + 1]));
  }

  get(name: string): string | null {
    return this.#values.get(name.toLowerCase()) ?? null;
  }
}
