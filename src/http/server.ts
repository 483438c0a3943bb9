import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';

import type { Guard } from './guard.js';
import type { Metrics } from './metrics/metrics.js';
import { isProbe, sendProbe, type Health } from './probes.js';
import type { Replays } from './replays.js';
import { upgradeSafely } from './upgrades.js';

/** The Activity, which says itself who may ask it: Discord's proxy comes under an origin of its own. */
export interface OwnPages extends Mounted {
  owns(request: IncomingMessage): boolean;
}

/** Anything else that answers on the same port: the embedded server. */
export interface Mounted {
  handle(request: IncomingMessage, response: ServerResponse): boolean;
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean;
}

export interface HttpOptions {
  readonly host: string;
  readonly port: number;
  readonly health: () => Health;
  readonly metrics: () => Metrics;
  /** Asked before anything is answered; what it doesn't let through gets a 403. */
  readonly guard: Guard;
  readonly mounted?: Mounted;
  /** Absent or null: there is none, or none yet. */
  readonly activity?: () => OwnPages | null;
  /** Pages of past games; absent: there are none. */
  readonly replays?: Replays;
}

async function sendMetrics(response: ServerResponse, metrics: Metrics): Promise<void> {
  const text = await metrics.text();
  response.writeHead(200, { 'content-type': metrics.contentType });
  response.end(text);
}

const PLAIN = { 'content-type': 'text/plain; charset=utf-8' };
const FOREIGN =
  'This address is not one that this server knows as its own. If it is, set PUBLIC_URL to it and start again.\n';

function answer(options: HttpOptions, request: IncomingMessage, response: ServerResponse): void {
  const activity = options.activity?.() ?? null;
  if (activity?.owns(request) === true && activity.handle(request, response)) return;
  if (!options.guard(request)) {
    response.writeHead(403, PLAIN).end(FOREIGN);
    return;
  }
  const path = (request.url ?? '/').replace(/\?.*$/, '');
  const reads = request.method === 'GET' || request.method === 'HEAD';
  if (reads && isProbe(path)) sendProbe(path, response, options.health());
  else if (reads && path === '/metrics') void sendMetrics(response, options.metrics()).catch(() => response.destroy());
  else if (reads && options.replays?.(path, request, response) === true) return;
  else if (options.mounted?.handle(request, response) !== true) {
    response.writeHead(404, PLAIN).end('Not found\n');
  }
}

/** Whatever a request holds, it must not end the process: a fault in answering it is that request's alone. */
export function answerSafely(response: ServerResponse, run: () => void): void {
  try {
    run();
  } catch {
    if (response.headersSent) response.destroy();
    else response.writeHead(500, PLAIN).end('Internal error\n');
  }
}

/** The process's one HTTP server: health, metrics, and what is mounted beside them. */
export interface HttpServer {
  /** The port that it listens on. */
  readonly port: number;
  close(): Promise<void>;
}

/** Listens; rejects with the system's error where the port is taken or not allowed. */
export async function listen(options: HttpOptions): Promise<HttpServer> {
  // Longer than clients keep an idle connection, or one that is just being used would be cut.
  const server: Server = createServer({ noDelay: true, keepAliveTimeout: 65_000 }, (request, response) => {
    answerSafely(response, () => answer(options, request, response));
  });
  server.on('upgrade', (request, socket, head) => {
    const activity = options.activity?.() ?? null;
    const isActivitys = activity?.owns(request) === true;
    upgradeSafely(
      socket,
      () => isActivitys || options.guard(request),
      () => (isActivitys ? activity : options.mounted)?.upgrade(request, socket, head) === true,
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
