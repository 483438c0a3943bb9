/** A process that waits for the bot on its database to go, and then continues its games. */
import { createApp, createGateway, type App, type AppOptions, type Connection } from '../app.js';
import type { Gateway } from '../discord/gateway/client.js';
import type { Millis } from '../games/shared/time.js';
import type { DiscordSource } from '../http/metrics/sources.js';
import type { Health } from '../http/probes.js';
import { COMMIT, VERSION } from '../release.js';
import { REGISTERED } from '../registration/index.js';
import type { AwaitedDatabase } from '../storage/ports/awaited-database.js';
import type { Clock, Timers } from '../table/ports.js';

/** How often it asks whether the database is free, in milliseconds. */
const ASK_MS = 50;

export interface SuccessorOptions extends Omit<AppOptions, 'database'> {
  readonly awaited: AwaitedDatabase;
  readonly clock: Clock;
  readonly timers: Timers;
}

/**
 * Connects beside the bot that runs (Discord takes several sessions on one shard, and both hear everything), takes the
 * lock that says so, and waits. The other one, when it is told to stop, sees that lock, finishes what it has begun and
 * releases the database, noting which interactions it took; this one handles the rest.
 */
export class Successor {
  readonly #gateway: Gateway;
  readonly #began: Millis;
  #release: () => Promise<void> = () => Promise.resolve();
  #cancel: () => void = () => undefined;
  #ready = false;
  #app: App | null = null;
  #stopped = false;

  constructor(
    private readonly options: SuccessorOptions,
    private readonly connection: Connection,
  ) {
    this.#began = options.clock.now();
    // Once it runs, nothing that it met while it waited may end its connection, which is made anew now and then.
    const check = (id: string): Promise<void> =>
      this.#app === null ? this.options.awaited.check(id) : Promise.resolve();
    const maySend = (): boolean => this.#app?.mayAct ?? true;
    this.#gateway = createGateway(options, connection, { onApplication: check, maySend });
  }

  /** Its requests and connections. */
  get discord(): DiscordSource {
    return this.#gateway;
  }

  /** `waiting` is what an orchestrator waits for before it stops the bot that runs; `in-use`, not yet. */
  health(): Health {
    return {
      version: VERSION,
      commit: COMMIT,
      uptimeSeconds: Math.round((this.options.clock.now() - this.#began) / 1000),
      liveGames: 0,
      damagedGames: 0,
      gateway: this.#gateway.status,
      gatewayAwayMs: this.#gateway.awayMs,
      pending: [],
      shards: this.#gateway.shards,
      database: this.#ready ? 'waiting' : 'in-use',
    };
  }

  /**
   * Resolves once it is ready to take over. Rejects for a database that it couldn't use either, and if another process
   * waits already.
   */
  async connect(): Promise<void> {
    await this.#gateway.reach();
    await this.#gateway.connect();
    // People wait at the handover: what can be made beforehand is.
    for (const { rules } of this.options.games ?? REGISTERED) rules.prepare?.();
    this.#release = await this.options.awaited.announce();
    this.#ready = true;
  }

  /**
   * Waits until the database is free, and starts the bot on it; null if it was stopped before. `onOpened`: told of the
   * bot once it has the database.
   */
  async takeOver(
    onOpened: (app: App) => void = () => undefined,
  ): Promise<{ readonly app: App; readonly recovered: number } | null> {
    const app = await this.#opened();
    // From here on this is the bot that another one may wait for.
    await this.#release();
    if (app === null) return null;
    this.#app = app;
    onOpened(app);
    return { app, recovered: await app.start(this.connection, this.#gateway) };
  }

  /** Stops the waiting, or what came of it. */
  async stop(): Promise<void> {
    if (this.#app !== null) return this.#app.stop();
    this.#stopped = true;
    this.#cancel();
    await this.#release();
    await this.options.awaited.close();
    await this.#gateway.close();
  }

  async #opened(): Promise<App | null> {
    const { awaited, clock, timers } = this.options;
    while (!this.#stopped) {
      const database = await awaited.open();
      if (database !== null) return createApp({ ...this.options, database });
      await new Promise<void>((resolve) => {
        const cancel = timers.at(clock.now() + ASK_MS, resolve);
        this.#cancel = () => {
          cancel();
          resolve();
        };
      });
    }
    return null;
  }
}
