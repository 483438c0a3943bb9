/** Passes requests on to another process of the bot, and opens sockets there. */
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Agent, type Dispatcher } from 'undici';
import { refuseUpgrade } from './upgrades.js';

/** RFC 9110, 7.6.1: of one connection alone. */
const OF_CONNECTION: ReadonlySet<string> = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);
/** What was passed on once isn't again: while a shard moves, two processes may each think that the other has it. */
const FORWARDED = 'x-meteor-forwarded';

const PLAIN = { 'content-type': 'text/plain; charset=utf-8', 'retry-after': '1' };

type Headers = Record<string, string | string[]>;

function passedOn(headers: IncomingHttpHeaders): Headers {
  const kept = Object.entries(headers).filter(([name]) => !OF_CONNECTION.has(name));
  return Object.fromEntries(kept.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

/** The table isn't here; it will be somewhere in a second. */
export function answerLater(response: ServerResponse): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(503, PLAIN).end('Try again in a second.\n');
}

export class Forwarder {
  readonly #agent = new Agent();

  /** Whether another process has passed it on to this one. */
  wasForwarded({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
    return headers[FORWARDED] !== undefined;
  }

  /** `origin`: as `http://10.0.0.5:8080`. */
  async forward(origin: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET' } = request;
    try {
      const answer = await this.#agent.request({
        ...this.#to(origin, request),
        method: method as Dispatcher.HttpMethod,
        body: method === 'GET' || method === 'HEAD' ? null : request,
      });
      response.writeHead(answer.statusCode, passedOn(answer.headers));
      await pipeline(answer.body, response);
    } catch {
      answerLater(response);
    }
  }

  async upgrade(origin: string, request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    try {
      const { headers, socket: other } = await this.#agent.upgrade({
        ...this.#to(origin, request),
        method: 'GET',
        protocol: 'websocket',
      });
      const lines = Object.entries(passedOn(headers)).map(([name, value]) => `${name}: ${String(value)}`);
      const switching = ['HTTP/1.1 101 Switching Protocols', 'connection: Upgrade', 'upgrade: websocket', ...lines];
      socket.write(`${switching.join('\r\n')}\r\n\r\n`);
      other.write(head);
      await Promise.all([pipeline(socket, other), pipeline(other, socket)]);
    } catch {
      if (socket.writable) refuseUpgrade(socket, 503);
    }
  }

  async close(): Promise<void> {
    await this.#agent.destroy();
  }

  #to(origin: string, { url = '/', headers }: IncomingMessage) {
    return { origin, path: url, headers: { ...passedOn(headers), [FORWARDED]: '1' } };
  }
}
