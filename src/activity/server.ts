import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { refuseUpgrade } from '../http/upgrades.js';
import type { Clock, Timers } from '../table/ports.js';
import { Acts } from './acts.js';
import { readSessionRequest } from './frames.js';
import { Counts } from './limits.js';
import { createPageFiles, type PageFiles } from './page-files.js';
import type { Identity, Logger, Rooms } from './ports.js';
import { CLOSED, type NonceReply, type SessionReply, type SignInRefused } from './protocol.js';
import type { ProxyCheck } from './proxy-signature.js';
import { Sessions } from './sessions.js';
import { SignIn, type SignInRate } from './sign-in.js';
import { Socket } from './socket.js';

export interface ActivityOptions {
  readonly clock: Clock;
  readonly timers: Timers;
  readonly log: Logger;
  readonly identity: Identity;
  readonly rooms: Rooms;
  /** Where the built page is. */
  readonly folder: string;
  /** Known only once the gateway is ready: '' before. */
  readonly applicationId: () => string;
  /** Whether a request comes from this process's own addresses and pages. */
  readonly isOwn: (request: Pick<IncomingMessage, 'headers'>) => boolean;
  /** The path prefix of the process that serves a server; null: this one does. Absent: this one serves all. */
  readonly elsewhere?: (guildId: string) => string | null;
  /** Answers requests for pages of past games, whose path begins behind `/activity`; absent: there are none. */
  readonly replays?: PageFiles;
  /** Absent: requests needn't be signed by Discord's proxy. */
  readonly proxyCheck?: ProxyCheck;
  /** Absent: as many as Discord's own limits have room for. */
  readonly signInRate?: SignInRate;
}

/** A frame of a page. */
const MOST_BYTES = 4 * 1024;
const MOST_SOCKETS = 5;
const MOST_SOCKETS_IN_ALL = 5_000;

/** Its address changes with what it shows. */
const PICTURE = {
  'content-type': 'image/png',
  'cache-control': 'private, max-age=3600, immutable',
  'x-content-type-options': 'nosniff',
};
const PLAIN = { 'content-type': 'text/plain; charset=utf-8' };
/** Behind Discord's proxy a path may keep its first part; with several processes the shard is before or after its name. */
const PATH = /^(?:\/\.proxy)?(?:\/\d{1,5})?\/activity(?:\/\d{1,5}(?=\/))?(\/.*|$)/;

const pathOf = (request: Pick<IncomingMessage, 'url'>): string | null => {
  const path = (request.url ?? '/').replace(/\?.*$/, '');
  return PATH.exec(path)?.[1] ?? null;
};

/** The Activity's page, its sign-in and its sockets, under `/activity`. */
export class ActivityServer {
  readonly #files: PageFiles;
  readonly #sessions: Sessions;
  readonly #signIn: SignIn;
  readonly #acts = new Acts();
  readonly #counts = new Counts(MOST_SOCKETS, MOST_SOCKETS_IN_ALL);
  readonly #there = new Counts(MOST_SOCKETS, MOST_SOCKETS_IN_ALL);
  readonly #sockets = new Set<Socket>();
  #isClosed = false;
  readonly #upgrades = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES, perMessageDeflate: false });

  constructor(private readonly options: ActivityOptions) {
    const { clock, identity, folder, elsewhere = () => null, signInRate: rate } = options;
    this.#files = createPageFiles(folder);
    this.#sessions = new Sessions(clock);
    this.#signIn = new SignIn({ clock, identity, sessions: this.#sessions, elsewhere, rate });
  }

  /** Whether a request is the Activity's to answer. */
  owns(request: Pick<IncomingMessage, 'url'>): boolean {
    return pathOf(request) !== null;
  }

  handle(request: IncomingMessage, response: ServerResponse): boolean {
    const path = pathOf(request);
    if (path === null) return false;
    if (!this.#isAllowed(request)) {
      response.writeHead(403, PLAIN).end('This page opens inside Discord.\n');
      return true;
    }
    if (this.#isClosed) {
      // A page that comes back too early would be let in by a process that is about to end.
      response.writeHead(503, { ...PLAIN, 'retry-after': '1', connection: 'close' }).end('The bot is restarting.\n');
      return true;
    }
    if (path === '') {
      // Relative addresses need the slash.
      response.writeHead(308, { location: `activity/${(request.url ?? '').replace(/^[^?]*/, '')}` }).end();
      return true;
    }
    if (request.method === 'POST' && path === '/api/nonce') return this.#sendJson(response, 200, this.#nonce());
    if (request.method === 'POST' && path === '/api/session') {
      void this.#signedIn(request, response);
      return true;
    }
    const picture = /^\/picture\/([\w-]{1,80})$/.exec(path)?.[1];
    if (picture !== undefined && request.method === 'GET') {
      void this.#sendPicture(response, picture);
      return true;
    }
    if (this.options.replays?.(path, request, response) === true) return true;
    if (!this.#files(path, request, response)) response.writeHead(404, PLAIN).end('Not found\n');
    return true;
  }

  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
    if (pathOf(request) !== '/socket') return false;
    // Browsers always say where a socket is opened from; what doesn't is no page of ours.
    if (request.headers.origin === undefined || !this.#isAllowed(request)) {
      refuseUpgrade(socket, 403);
      return true;
    }
    if (this.#isClosed) {
      refuseUpgrade(socket, 503);
      return true;
    }
    this.#upgrades.handleUpgrade(request, socket, head, (client) => {
      request.socket.setNoDelay(true);
      const { clock, timers, log, identity, rooms } = this.options;
      const tools = { clock, timers, log, identity, rooms };
      const opened = new Socket(client, request.socket, {
        ...tools,
        sessions: this.#sessions,
        acts: this.#acts,
        counts: this.#counts,
        there: this.#there,
      });
      this.#sockets.add(opened);
      client.on('close', () => this.#sockets.delete(opened));
    });
    return true;
  }

  /** Pages come back by themselves, to the process that follows. */
  close(): void {
    this.#isClosed = true;
    for (const socket of this.#sockets) socket.close(CLOSED.stopping);
  }

  /** As a killed process does. */
  kill(): void {
    for (const socket of this.#sockets) socket.cut();
  }

  #isAllowed(request: IncomingMessage): boolean {
    const { applicationId, isOwn, proxyCheck, clock } = this.options;
    const { origin } = request.headers;
    const isDiscords = origin === `https://${applicationId()}.discordsays.com`;
    if (!isDiscords && !isOwn(request)) return false;
    const needsSignature = proxyCheck !== undefined && request.method === 'POST';
    return !needsSignature || proxyCheck(request.headers, clock.now());
  }

  async #sendPicture(response: ServerResponse, token: string): Promise<void> {
    try {
      const data = await this.options.rooms.picture(token);
      if (data === null) response.writeHead(404, PLAIN).end('Not found\n');
      else response.writeHead(200, PICTURE).end(data);
    } catch (err) {
      this.options.log.warn({ err }, 'a picture for the Activity could not be drawn');
      response.writeHead(500, PLAIN).end('Not drawn\n');
    }
  }

  #nonce(): NonceReply {
    return { nonce: this.#sessions.nonce(), clientId: this.options.applicationId() };
  }

  async #signedIn(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await readText(request);
    const asked = text === null || request.headers.origin === undefined ? null : readSessionRequest(text);
    const outcome: SessionReply | SignInRefused =
      asked === null
        ? { refused: 'malformed' }
        : await this.#signIn.run(asked).catch((err: unknown) => {
            this.options.log.error({ err }, 'a sign-in to the Activity failed; this is a bug');
            return { refused: 'unreachable' };
          });
    this.#sendJson(response, 'refused' in outcome ? 403 : 200, outcome);
  }

  #sendJson(response: ServerResponse, status: number, body: object): true {
    response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' });
    response.end(JSON.stringify(body));
    return true;
  }
}

/** Null: longer than any request of the page, or cut off. */
async function readText(request: IncomingMessage): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of request as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > MOST_BYTES) return null;
      chunks.push(chunk);
    }
  } catch {
    return null;
  }
  return Buffer.concat(chunks).toString();
}
