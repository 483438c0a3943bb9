/**
 * Replaces what a program gets from its machine: time, timers, chance and the network. To be loaded before all that
 * keeps one of them, as discord.js does.
 */
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import net from 'node:net';
import perfHooks from 'node:perf_hooks';
import timers from 'node:timers';
import timersPromises from 'node:timers/promises';
import { Random, seedRandom } from '../../games/shared/random.js';
import { machineNow, runAs, type Machine } from './machine.js';
import type { Scheduler } from './scheduler.js';

/** What stands behind the replaced functions just now. */
export interface Behind {
  readonly scheduler: Scheduler;
  readonly random: Random;
  readonly connect: (host: string) => net.Socket;
}

let behind: Behind | null = null;
/** Before the first world, and between two. */
const NOBODY = new Random(seedRandom('nobody'));
const RealDate = Date;
const real = {
  setTimeout,
  clearTimeout,
  setInterval,
  clearInterval,
  connect: net.connect.bind(net),
  now: Date.now.bind(Date),
};

/** From here on this is the machine that all code runs on; null: the real one again. */
export function setBehind(next: Behind | null): void {
  behind = next;
}

const random = (): Random => behind?.random ?? NOBODY;

function timeNow(): number {
  if (behind === null) return real.now();
  const machine = machineNow();
  return behind.scheduler.now + (machine === null ? 0 : machine.skewMs + machine.jumpedMs);
}

/** A timer of the world, with what Node's have. */
class WorldTimeout {
  #cancel: () => void = () => undefined;
  constructor(
    private readonly machine: Machine | null,
    private readonly ms: number,
    private readonly repeats: boolean,
    private readonly run: () => void,
  ) {
    this.#start();
  }

  #start(): void {
    // Node's own: less than 1 ms, and more than a signed 32-bit number of them, is 1 ms.
    const ms = this.ms >= 1 && this.ms <= 2 ** 31 - 1 ? this.ms : 1;
    if (behind === null) return;
    let isOn = true;
    const cancel = behind.scheduler.after(ms, () => {
      runAs(this.machine, () => {
        // A process that was suspended may have cleared it since it was due.
        if (!isOn) return;
        if (this.repeats) this.#start();
        this.run();
      });
    });
    this.#cancel = () => {
      isOn = false;
      cancel();
    };
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }

  hasRef(): boolean {
    return false;
  }

  refresh(): this {
    this.#cancel();
    this.#start();
    return this;
  }

  close(): this {
    this.#cancel();
    return this;
  }

  [Symbol.dispose](): void {
    this.#cancel();
  }
}

type Run = (...given: unknown[]) => void;

/**
 * undici has one timer for the time-outs of all its connections, which in the world belong to several processes: it
 * ends with none of them.
 */
const ownerOf = ({ name }: Run): Machine | null => (name === 'onTick' ? null : machineNow());

const starter =
  (repeats: boolean, otherwise: (run: Run, ms?: number, ...given: unknown[]) => unknown) =>
  (run: Run, ms = 0, ...given: unknown[]): unknown =>
    behind === null
      ? otherwise(run, ms, ...given)
      : new WorldTimeout(ownerOf(run), Number(ms), repeats, () => {
          run(...given);
        });

const stopper =
  (otherwise: (handle: NodeJS.Timeout | undefined) => void) =>
  (handle?: WorldTimeout | NodeJS.Timeout): void => {
    if (handle instanceof WorldTimeout) handle.close();
    else otherwise(handle);
  };

const replacedTimers = {
  setTimeout: starter(false, real.setTimeout),
  setInterval: starter(true, real.setInterval),
  clearTimeout: stopper(real.clearTimeout),
  clearInterval: stopper(real.clearInterval),
};

/** `setTimeout` of `node:timers/promises`. */
function delay<T>(ms = 1, value?: T, { signal }: { readonly signal?: AbortSignal } = {}): Promise<T | undefined> {
  return new Promise((resolve, reject) => {
    const aborted = (): void => {
      reject(new DOMException('The operation was aborted', 'AbortError'));
    };
    if (signal?.aborted === true) return aborted();
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', stop);
      resolve(value);
    }, ms);
    const stop = (): void => {
      clearTimeout(timer);
      aborted();
    };
    signal?.addEventListener('abort', stop, { once: true });
  });
}

/** From 0 to under 1. */
const fraction = (): number => random().below(0x1_0000_0000) / 0x1_0000_0000;

/** Bytes of somebody's chance; its quality doesn't matter here. */
function fill<T extends NodeJS.ArrayBufferView>(view: T, from: Random): T {
  const bytes = new Uint8Array(view.buffer, view.byteOffset, view.byteLength);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = from.below(256);
  return view;
}

function randomUUID(): string {
  const hex = fill(Buffer.alloc(16), random()).toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}

/** When the garbage collector comes is the machine's chance, not the world's: what is referred to weakly stays. */
class KeptRef<T extends object> {
  constructor(private readonly target: T) {}

  deref(): T {
    return this.target;
  }
}

/** It never hears that something was collected. */
class DeafRegistry {
  register(): void {
    // Nothing is ever told.
  }

  unregister(): boolean {
    return false;
  }
}

/** What the machine's event loop and collector do is not of the world, and whoever is told of it is kept for ever. */
class DeafObserver {
  observe(): void {
    // As above.
  }

  disconnect(): void {
    // As above.
  }
}

const hostOf = (options: unknown): string =>
  typeof options === 'object' && options !== null && 'host' in options ? String(options.host) : '';

/** Done once a process. Until `setBehind` gives it a world, everything works as before. */
export function replaceGlobals(): void {
  RealDate.now = timeNow;
  globalThis.Date = new Proxy(RealDate, {
    construct: (target, given: unknown[], made) =>
      Reflect.construct(target, given.length === 0 ? [timeNow()] : given, made) as Date,
  });
  const realNow = performance.now.bind(performance);
  Object.defineProperty(performance, 'now', { value: () => (behind === null ? realNow() : behind.scheduler.now) });
  Object.defineProperty(Math, 'random', { value: fraction });
  Object.assign(globalThis, replacedTimers, { WeakRef: KeptRef, FinalizationRegistry: DeafRegistry });
  Object.assign(timers, replacedTimers);
  Object.assign(timersPromises, { setTimeout: delay });
  Object.assign(crypto, {
    randomBytes: (size: number) => fill(Buffer.alloc(size), random()),
    // `ws` alone asks for them: masks of its frames, which it keeps from one world to the next.
    randomFillSync: <T extends NodeJS.ArrayBufferView>(view: T) => fill(view, NOBODY),
    randomInt: (least: number, below?: number) =>
      below === undefined ? Math.floor(fraction() * least) : least + Math.floor(fraction() * (below - least)),
    randomUUID,
  });
  const connect = (...given: Parameters<typeof net.connect>): net.Socket =>
    behind === null ? real.connect(...given) : behind.connect(hostOf(given[0]));
  // prom-client's histogram of the real event loop has a real timer, which goes on for ever after its bot has ended.
  Object.assign(perfHooks, { PerformanceObserver: DeafObserver, monitorEventLoopDelay: undefined });
  Object.assign(net, { connect, createConnection: connect });
  syncBuiltinESMExports();
}
