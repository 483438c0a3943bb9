import { createHash, randomBytes } from 'node:crypto';
import type { Clock } from '../table/ports.js';
import type { Viewer } from './ports.js';

/** Who a session stands for, and the instance that it is bound to. */
export interface Session {
  readonly viewer: Omit<Viewer, 'locale'>;
  readonly instanceId: string;
}

/** A nonce waits for its code so long. */
const NONCE_MS = 5 * 60_000;
/** A session lives so long without being renewed; a socket renews it each minute. */
export const SESSION_MS = 3 * 60_000;
/** A code is remembered so long: Discord's own live for a minute. */
const CODE_MS = 10 * 60_000;
/** More of each than an honest crowd needs; beyond it the oldest go. */
const MOST = 20_000;

const secret = (): string => randomBytes(32).toString('base64url');
/** Kept in place of the secret itself, so that memory holds nothing that opens a door. */
const digest = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Things with an end, the oldest first. */
class Expiring<T> {
  readonly #entries = new Map<string, { readonly value: T; readonly until: number }>();

  constructor(
    private readonly clock: Clock,
    private readonly lifeMs: number,
  ) {}

  put(key: string, value: T): void {
    const now = this.clock.now();
    for (const [old, { until }] of this.#entries) {
      if (until > now && this.#entries.size < MOST) break;
      this.#entries.delete(old);
    }
    this.#entries.delete(key);
    this.#entries.set(key, { value, until: now + this.lifeMs });
  }

  get(key: string): T | null {
    const found = this.#entries.get(key);
    return found !== undefined && found.until > this.clock.now() ? found.value : null;
  }

  take(key: string): T | null {
    const found = this.get(key);
    this.#entries.delete(key);
    return found;
  }
}

/** Sessions, nonces and used codes of this process; nothing of it is stored. */
export class Sessions {
  readonly #nonces: Expiring<true>;
  readonly #codes: Expiring<true>;
  readonly #sessions: Expiring<Session>;

  constructor(clock: Clock) {
    this.#nonces = new Expiring(clock, NONCE_MS);
    this.#codes = new Expiring(clock, CODE_MS);
    this.#sessions = new Expiring(clock, SESSION_MS);
  }

  nonce(): string {
    const nonce = secret();
    this.#nonces.put(digest(nonce), true);
    return nonce;
  }

  /** False: not one of this process, or used before. */
  useNonce(nonce: string): boolean {
    return this.#nonces.take(digest(nonce)) !== null;
  }

  /** False: somebody came with this code before. */
  useCode(code: string): boolean {
    const key = digest(code);
    if (this.#codes.get(key) !== null) return false;
    this.#codes.put(key, true);
    return true;
  }

  open(session: Session): string {
    const token = secret();
    this.#sessions.put(digest(token), session);
    return token;
  }

  /** Null: unknown, or expired. */
  of(token: string): Session | null {
    return this.#sessions.get(digest(token));
  }

  close(token: string): void {
    this.#sessions.take(digest(token));
  }
}
