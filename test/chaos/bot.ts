import { setTimeout as realDelay } from 'node:timers/promises';
import type { ListeningDiscord, LocalUser } from '../../src/local/index.js';
import { Harness } from '../e2e/support/harness.js';

/** A bot that can be killed, and the Discord that outlives it. */
export interface ChaosBot {
  readonly server: ListeningDiscord;
  user(name: string): LocalUser;
  kill(): Promise<void>;
  /** Resolves once it is online again. */
  start(): Promise<void>;
  /** Time goes by, as much of it as the bot needs to do what is due within `ms`. */
  pass(ms: number): Promise<void>;
  /** Until nothing more comes from it for now. */
  quiet(): Promise<void>;
  /** Until every edit that failed has been tried again. */
  settle(): Promise<void>;
  /** Second attempts wait for the clock, so it goes on until the work is done. */
  whileTimePasses<T>(work: Promise<T>): Promise<T>;
  /** For each, side by side where the bot's clock allows it. */
  forEach<T>(all: readonly T[], run: (one: T) => Promise<void>): Promise<void>;
  /** Whether the log of a game that is on has an action of that interaction. */
  acted(source: string): boolean;
  /** Whether a game of that channel is on, as the log has it. */
  isOn(channelId: string): boolean;
  close(): Promise<void>;
}

/** So many pauses, over a second, are many times what discord.js waits for here. */
const LONGEST_RETRY = 500;
const ZONE_MS = 600_000;

const realPause = (): Promise<void> => realDelay(2);

/** Edits since `from` that have not got through: of those that met a 429 discord.js tries by real time. */
export function unsettled(server: ListeningDiscord, from: number, isFailed: (status: number) => boolean): number {
  const waiting = new Set<string>();
  for (const { method, path, status } of server.requests.all.slice(from)) {
    if (method !== 'PATCH') continue;
    if (isFailed(status)) waiting.add(path);
    else waiting.delete(path);
  }
  return waiting.size;
}

/** The bot in the test's process and by the test's clock; killed as far as a process can do that to a part of itself. */
export class HarnessBot implements ChaosBot {
  #startedAt = 0;

  private constructor(private readonly harness: Harness) {}

  static async open(channels: readonly string[]): Promise<HarnessBot> {
    return new HarnessBot(await Harness.open({ channels, zoneMs: ZONE_MS }));
  }

  get server(): ListeningDiscord {
    return this.harness.server;
  }

  user(name: string): LocalUser {
    return this.harness.user(name);
  }

  kill(): Promise<void> {
    return this.harness.crash();
  }

  async start(): Promise<void> {
    this.#startedAt = this.server.requests.all.length;
    await this.harness.boot();
  }

  pass(ms: number): Promise<void> {
    return this.harness.pass(ms);
  }

  quiet(): Promise<void> {
    return this.harness.quiet();
  }

  /** The longest gap between two attempts at an edit goes by. */
  async settle(): Promise<void> {
    await this.#retried();
    await this.harness.pass(70_000);
    await this.#retried();
    await this.harness.quiet();
  }

  async whileTimePasses<T>(work: Promise<T>): Promise<T> {
    let done = false;
    const mark = (): void => {
      done = true;
    };
    work.then(mark, mark);
    while (!done) {
      // discord.js waits out a 429 in real time, so the test's clock may not run far ahead of it.
      await realPause();
      await this.harness.time.advance(5);
    }
    return work;
  }

  async forEach<T>(all: readonly T[], run: (one: T) => Promise<void>): Promise<void> {
    for (const one of all) await run(one);
  }

  acted(source: string): boolean {
    return this.harness.hasActed(source);
  }

  isOn(channelId: string): boolean {
    return this.harness.tables.inChannel(channelId) !== undefined;
  }

  close(): Promise<void> {
    return this.harness.close();
  }

  async #retried(): Promise<void> {
    const waits = (): boolean => unsettled(this.server, this.#startedAt, (status) => status === 429) > 0;
    for (let turn = 0; turn < LONGEST_RETRY && waits(); turn += 1) await realPause();
  }
}
