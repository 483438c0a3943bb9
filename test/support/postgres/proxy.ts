import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { inject, onTestFinished } from 'vitest';

/** Stands between a process and its server, as a network does that can fail. */
export class Proxy {
  readonly #pairs = new Set<readonly [Socket, Socket]>();
  readonly #server = createServer((client) => {
    this.#accept(client);
  });
  #mute = false;
  #lastWords: string | null = null;
  #away = false;

  constructor(private target: number) {}

  async listen(): Promise<number> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return (this.#server.address() as AddressInfo).port;
  }

  /** From here on connections lead to another server. */
  leadTo(port: number): void {
    this.target = port;
  }

  /** The server's answers are lost; what it is asked still reaches it. */
  mute(): void {
    this.#mute = true;
  }

  /** From the next statement on that has these words: the server does it, and its answer is lost. */
  muteFrom(words: string): void {
    this.#lastWords = words;
  }

  /** Cuts every connection, and lets none through until `back`. */
  cut(): void {
    this.#away = true;
    for (const [client, server] of this.#pairs) {
      client.destroy();
      server.destroy();
    }
  }

  back(): void {
    this.#away = false;
    this.#mute = false;
    this.#lastWords = null;
  }

  async close(): Promise<void> {
    this.cut();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #accept(client: Socket): void {
    if (this.#away) {
      client.destroy();
      return;
    }
    const server = connect(this.target, '127.0.0.1');
    const pair = [client, server] as const;
    this.#pairs.add(pair);
    client.on('data', (data) => {
      if (this.#lastWords !== null && data.includes(this.#lastWords)) this.#mute = true;
      server.write(data);
    });
    server.on('data', (data) => {
      if (!this.#mute) client.write(data);
    });
    const end = (): void => {
      this.#pairs.delete(pair);
      client.destroy();
      server.destroy();
    };
    for (const socket of pair) socket.on('error', end).on('close', end);
  }
}

/** A proxy before the run's cluster, until the test ends, and the address of a database there. */
export async function proxyTo(direct: string): Promise<{ readonly proxy: Proxy; readonly url: string }> {
  const proxy = new Proxy(inject('postgresPort'));
  onTestFinished(() => proxy.close());
  const url = new URL(direct);
  url.port = String(await proxy.listen());
  return { proxy, url: url.href };
}
