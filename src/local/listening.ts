import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGuard, type Guard } from '../http/guard.js';
import { answerSafely, type OwnPages } from '../http/server.js';
import { upgradeSafely } from '../http/upgrades.js';
import { LocalDiscord } from './local.js';
import type { LocalOptions } from './options.js';

/** A LocalDiscord with an http server of its own, on a port that was free. */
export class ListeningDiscord extends LocalDiscord {
  readonly #server: Server;
  #activity: () => OwnPages | null = () => null;

  constructor(options: LocalOptions, guard: Guard) {
    super(options);
    this.#server = createServer({ noDelay: true, keepAliveTimeout: 65_000 }, (request, response) => {
      answerSafely(response, () => {
        const activity = this.#activity();
        if (activity?.owns(request) === true && activity.handle(request, response)) return;
        if (!guard(request)) response.writeHead(403).end();
        else if (!this.handle(request, response)) response.writeHead(404).end();
      });
    });
    this.#server.on('upgrade', (request, socket, head) => {
      const activity = this.#activity();
      const isActivitys = activity?.owns(request) === true;
      upgradeSafely(
        socket,
        () => isActivitys || guard(request),
        () => (isActivitys ? activity : this).upgrade(request, socket, head),
      );
    });
  }

  /** Serves the Activity's page beside its own. */
  mount(activity: () => OwnPages | null): void {
    this.#activity = activity;
  }

  async listen(port: number, host: string): Promise<void> {
    await new Promise<void>((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(port, host, resolve);
    });
    this.listeningAt(this.url);
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** For discord.js: `new Client({ rest: { api: server.apiUrl } })`. */
  get apiUrl(): string {
    return `${this.url}/api`;
  }

  async stop(): Promise<void> {
    this.close();
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    this.#server.closeAllConnections();
    await closed;
  }
}

/** For tests: listens on 127.0.0.1, on a free port. `token` is "local-test-token" unless told. */
export async function listenLocal(
  options: Partial<LocalOptions> & { readonly port?: number } = {},
): Promise<ListeningDiscord> {
  const { port = 0, ...rest } = options;
  const host = '127.0.0.1';
  const server = new ListeningDiscord(
    { token: 'local-test-token', recordCap: 5_000, ...rest },
    createGuard({ host, publicUrl: null }),
  );
  await server.listen(port, host);
  return server;
}
