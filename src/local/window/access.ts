import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

/** What the page's address must carry where others than this machine's own people can reach it. */
export interface Keys {
  /** Whoever holds it moderates. */
  readonly moderator: string;
  /** Whoever holds it plays. */
  readonly player: string;
}

export type Role = keyof Keys;

const REFUSAL =
  'This page needs the key that the bot printed when it started. Open the whole address, with “?key=…” at its end.\n';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Lets in who holds a key. It comes once in the address and is then kept in a cookie that no script can read. */
export class Access {
  readonly #keys: readonly (readonly [Role, Buffer])[];
  readonly #cookie: string;

  constructor(
    keys: Keys,
    private readonly publicUrl: string | null = null,
  ) {
    this.#keys = [
      ['moderator', digest(keys.moderator)],
      ['player', digest(keys.player)],
    ];
    // Cookies are shared by all ports of a machine: each server's has a name of its own.
    this.#cookie = `local-key-${digest(keys.player).toString('hex').slice(0, 8)}`;
  }

  /** The role of whoever sends this, by the cookie. */
  roleOf(request: IncomingMessage): Role | undefined {
    const cookies = (request.headers.cookie ?? '').split('; ');
    const own = cookies.find((cookie) => cookie.startsWith(`${this.#cookie}=`));
    return own === undefined ? undefined : this.#role(own.slice(this.#cookie.length + 1));
  }

  /** Whether the browser speaks https, with the proxy in front of this server. */
  #isHttps({ headers }: IncomingMessage): boolean {
    if (headers['x-forwarded-proto'] === 'https') return true;
    const known = this.publicUrl === null ? null : new URL(this.publicUrl);
    return known?.protocol === 'https:' && headers.host === known.host;
  }

  /** Compares in the same time whatever was given: digests are of one length, and all of them are looked at. */
  #role(key: string): Role | undefined {
    const given = digest(key);
    const fitting = this.#keys.filter(([, known]) => timingSafeEqual(known, given));
    return fitting[0]?.[0];
  }

  /** Answers who comes with a key in the address, and who comes with none; false for whoever is in already. */
  receive(request: IncomingMessage, response: ServerResponse): boolean {
    const [path, query] = (request.url ?? '/').split('?', 2);
    const key = path === '/' ? new URLSearchParams(query).get('key') : null;
    if (key !== null && this.#role(key) !== undefined) {
      // Lax: the address may be followed from a message in some chat.
      const secure = this.#isHttps(request) ? '; Secure' : '';
      const cookie = `${this.#cookie}=${key}; Path=/; HttpOnly; SameSite=Lax${secure}`;
      response.writeHead(303, { location: '/', 'set-cookie': cookie, 'cache-control': 'no-store' }).end();
      return true;
    }
    if (this.roleOf(request) !== undefined) return false;
    response
      .writeHead(401, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' })
      .end(request.method === 'HEAD' ? undefined : REFUSAL);
    return true;
  }
}
