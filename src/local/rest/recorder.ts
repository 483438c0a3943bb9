import { matches, type RequestMatch } from './faults.js';

export interface RecordedRequest {
  readonly method: string;
  /** Without /api/v10, decoded, with its query. */
  readonly path: string;
  /** JSON, or a multipart request's payload_json. */
  readonly body?: unknown;
  /** 0: the connection was cut before an answer. */
  readonly status: number;
  /** Discord's JSON error code of a refusal. */
  readonly code?: number;
  /** Whether it counts to the 50 requests a second in all. */
  readonly global: boolean;
  /** ms since the Unix epoch, by the server's clock. */
  readonly at: number;
}

/** The bot's last requests, oldest first. */
export class Recorder {
  readonly #all: RecordedRequest[] = [];
  /** How many there were since the start, whether or not they are kept. */
  total = 0;

  constructor(private readonly cap: number) {}

  add(request: RecordedRequest): void {
    this.total += 1;
    if (this.cap === 0) return;
    this.#all.push(request);
    if (this.#all.length >= 2 * this.cap) this.#all.splice(0, this.#all.length - this.cap);
  }

  get all(): readonly RecordedRequest[] {
    return this.#all.length > this.cap ? this.#all.slice(-this.cap) : this.#all;
  }

  matching(match: RequestMatch): RecordedRequest[] {
    return this.all.filter((request) => matches(match, request.method, request.path));
  }

  clear(): void {
    this.#all.length = 0;
  }

  /** One request a line: method, path and body, for a check against OpenAPI. */
  ndjson(): string {
    return this.all.map((request) => `${JSON.stringify(request)}\n`).join('');
  }
}
