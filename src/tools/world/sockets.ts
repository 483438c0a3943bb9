import net from 'node:net';
import type { Scheduler } from './scheduler.js';
import { machineNow, runAs, type Machine } from './machine.js';

/** How long a packet is under way; milliseconds. */
export type Latency = () => number;

/**
 * One end of a connection inside the world. It is a `net.Socket` by its type and for HTTP and WebSocket, while what is
 * written to it travels by the scheduler.
 */
export class WorldSocket extends net.Socket {
  /** Not yet at the other end. */
  isConnecting = false;
  #other: WorldSocket | null = null;
  #arrivesAt = 0;
  /** What is under way to this end, in its order. */
  readonly #coming: (() => void)[] = [];
  #wire: { readonly scheduler: Scheduler; readonly latency: Latency } | null = null;

  /** @param machine whose end this is; null: Discord's */
  constructor(readonly machine: Machine | null) {
    super();
  }

  join(other: WorldSocket, scheduler: Scheduler, latency: Latency): void {
    this.#other = other;
    this.#wire = { scheduler, latency };
  }

  /** What is sent arrives in its order, however long a packet takes. */
  #send(arrive: (other: WorldSocket) => void): void {
    const other = this.#other;
    const wire = this.#wire;
    if (other === null || wire === null) return;
    const { scheduler, latency } = wire;
    this.#arrivesAt = Math.max(this.#arrivesAt, scheduler.now + latency());
    other.#coming.push(() => {
      arrive(other);
    });
    scheduler.at(this.#arrivesAt, () => {
      // A process that was suspended meets all that came meanwhile at once: the oldest packet goes first.
      runAs(other.machine, () => {
        const next = other.#coming.shift();
        if (!other.destroyed) next?.();
      });
    });
    // What follows is due later, so that chance can't turn two packets of one connection around.
    this.#arrivesAt += 0.001;
  }

  /** Cuts the connection: both ends hear of it when the packet that says so arrives. */
  cut(): void {
    const reset = (end: WorldSocket): void => {
      end.destroy(Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }));
    };
    this.#send(reset);
    const other = this.#other;
    if (other !== null) other.#send(reset);
  }

  override _read(): void {
    // What arrives is pushed.
  }

  override _write(chunk: Buffer | string, encoding: BufferEncoding, done: (error?: Error | null) => void): void {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk, encoding) : Buffer.from(chunk);
    this.#send((other) => other.push(bytes));
    done();
  }

  override _writev = (
    chunks: { chunk: Buffer | string; encoding: BufferEncoding }[],
    done: (error?: Error | null) => void,
  ): void => {
    const bytes = Buffer.concat(
      chunks.map(({ chunk, encoding }) => (typeof chunk === 'string' ? Buffer.from(chunk, encoding) : chunk)),
    );
    this.#send((other) => other.push(bytes));
    done();
  };

  override _final(done: (error?: Error | null) => void): void {
    this.#send((other) => other.push(null));
    done();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#send((other) => {
      if (error === null) other.push(null);
      other.destroy(error === null ? undefined : Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }));
    });
    this.#other = null;
    done(error);
    // `net.Socket` leaves this to its own `_destroy`.
    process.nextTick(() => this.emit('close', error !== null));
  }

  override resetAndDestroy(): this {
    return this.destroy(Object.assign(new Error('reset'), { code: 'ECONNRESET' }));
  }

  /** Real time plays no part: who waits too long is told so by the scheduler’s timers. */
  override setTimeout(): this {
    return this;
  }

  override setNoDelay(): this {
    return this;
  }

  override setKeepAlive(): this {
    return this;
  }

  override ref(): this {
    return this;
  }

  override unref(): this {
    return this;
  }
}

/** Whoever listens under a name of the network; `machine`: null is Discord's. */
export interface Listener {
  readonly machine: Machine | null;
  readonly accept: (socket: net.Socket) => void;
}

/** The world's network: its servers by name, and whoever connects to them. */
export class Network {
  readonly #open = new Set<WorldSocket>();
  /** Ends of such connections at a process that may be killed. */
  readonly #accepted = new Set<WorldSocket>();

  constructor(
    private readonly scheduler: Scheduler,
    private readonly latency: Latency,
    /** Null: nobody listens there now. */
    private readonly listenerAt: (host: string) => Listener | null,
  ) {}

  /** How many connections are open. */
  get connections(): number {
    return this.#open.size;
  }

  connect(host: string): net.Socket {
    const near = new WorldSocket(machineNow());
    const listener = this.listenerAt(host);
    if (listener === null) return this.#refuse(near);
    const far = new WorldSocket(listener.machine);
    near.join(far, this.scheduler, this.latency);
    far.join(near, this.scheduler, this.latency);
    near.isConnecting = true;
    this.#open.add(near);
    near.once('close', () => this.#open.delete(near));
    if (listener.machine !== null) {
      this.#accepted.add(far);
      far.once('close', () => this.#accepted.delete(far));
    }
    // Whoever accepts it listens; until then it may be cut.
    far.on('error', () => undefined);
    this.scheduler.after(this.latency(), () => {
      runAs(listener.machine, () => {
        if (!far.destroyed) listener.accept(far);
      });
      runAs(near.machine, () => {
        if (near.destroyed) return;
        near.isConnecting = false;
        near.emit('connect');
        near.emit('ready');
      });
    });
    return near;
  }

  #refuse(near: WorldSocket): net.Socket {
    near.isConnecting = true;
    this.scheduler.after(this.latency(), () => {
      runAs(near.machine, () => {
        near.destroy(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
      });
    });
    return near;
  }

  /** As when a process is killed: its system resets its connections, and nothing of it hears of that. */
  forget(machine: Machine): void {
    for (const sockets of [this.#open, this.#accepted])
      for (const socket of sockets) {
        if (socket.machine !== machine) continue;
        sockets.delete(socket);
        socket.cut();
      }
  }
}
