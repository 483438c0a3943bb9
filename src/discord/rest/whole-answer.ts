import { STATUS_CODES } from 'node:http';
import type { ResponseLike } from 'discord.js';
import { Headers, type Dispatcher } from 'undici';

/** Collects an answer, and gives up when told to. */
export class WholeAnswer implements Dispatcher.DispatchHandlers {
  #status = 0;
  #headers: readonly Buffer[] = [];
  readonly #chunks: Buffer[] = [];
  #abort: (() => void) | null = null;
  /** The request is being written: it may arrive, whatever becomes of its answer. */
  begun = false;

  constructor(
    private readonly signal: AbortSignal | null,
    private readonly resolve: (answer: ResponseLike) => void,
    private readonly reject: (error: Error) => void,
  ) {}

  onConnect(abort: (error?: Error) => void): void {
    this.begun = true;
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
    this.resolve(answerOf(this.#status, headersOf(this.#headers), Buffer.concat(this.#chunks)));
  }

  onError(error: Error): void {
    this.#leave();
    this.reject(error);
  }

  #leave(): void {
    if (this.#abort !== null) this.signal?.removeEventListener('abort', this.#abort);
  }
}

/** An answer that has arrived whole. */
export function answerOf(status: number, headers: Headers, whole: Buffer): ResponseLike {
  const text = (): Promise<string> => Promise.resolve(whole.toString());
  return {
    status,
    statusText: STATUS_CODES[status] ?? '',
    ok: status >= 200 && status < 300,
    headers,
    body: null,
    bodyUsed: false,
    text,
    json: async (): Promise<unknown> => JSON.parse(await text()),
    arrayBuffer: () => Promise.resolve(new Uint8Array(whole).buffer),
  };
}

/** From names and values by turns, as they arrived: HTTP's bytes are Latin-1. */
function headersOf(raw: readonly Buffer[]): Headers {
  const headers = new Headers();
  for (let at = 0; at + 1 < raw.length; at += 2)
    headers.append(raw[at]?.toString('latin1') ?? '', raw[at + 1]?.toString('latin1') ?? '');
  return headers;
}
