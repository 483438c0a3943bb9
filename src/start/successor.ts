/** A process that waits for the bot on its database to go, and then continues its games. */
import { createApp, createGateway, type App, type AppOptions, type Connection } from '../app.js';
import type { Gateway } from '../discord/gateway/client.js';
import type { Millis } from '../games/shared/time.js';
import type { DiscordSource } from '../http/metrics/sources.js';
import type { Health } from '../http/probes.js';
import { COMMIT, VERSION } from '../release.js';
import { REGISTERED } from '../registration/index.js';
import { openToRead } from '../storage/sqlite/database.js';
import { DiskSpace } from '../storage/sqlite/file/disk-space.js';
import { DatabaseFault, databaseFault } from '../storage/sqlite/faults.js';
import { lockForOneSuccessor } from '../storage/sqlite/file/lock.js';
import { readMigrations } from '../storage/migrations.js';
import { checkSchema } from '../storage/sqlite/migrate.js';
import { checkClaim } from '../storage/sqlite/origin.js';
import { ALL_SHARDS } from '../storage/shards.js';
import { checkShards } from '../storage/sqlite/shards.js';
import type { Clock, Timers } from '../table/ports.js';

/** How often it asks whether the database is free, in milliseconds. */
const ASK_MS = 50;

export type SuccessorOptions = AppOptions & { readonly clock: Clock; readonly timers: Timers };

/**
 * Connects beside the bot that runs (Discord takes several sessions on one shard, and both hear everything), takes the
 * lock that says so, and waits. The other one, when it is told to stop, sees that lock, finishes what it has begun and
 * releases the database, noting which interactions it took; this one handles the rest.
 */
export class Successor {
  readonly #gateway: Gateway;
  readonly #began: Millis;
  #release: () => void = () => undefined;
  #cancel: () => void = () => undefined;
  #ready = false;
  #app: App | null = null;
  #stopped = false;

  constructor(
    private readonly options: SuccessorOptions,
    private readonly connection: Connection,
  ) {
    this.#began = options.clock.now();
    this.#gateway = createGateway(options, connection, (id) => {
      // Once it runs, nothing that it met while it waited may end its connection, which is made anew now and then.
      if (this.#app === null) this.#check(id);
    });
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
   * Resolves once it is ready to take over. Throws `DatabaseFault`: for a file that it couldn't use either, and
   * (`in-use`) if another process waits already.
   */
  async connect(): Promise<void> {
    await this.#gateway.reach();
    await this.#gateway.connect();
    // People wait at the handover: what can be made beforehand is.
    for (const { rules } of this.options.games ?? REGISTERED) rules.prepare?.();
    this.#release = lockForOneSuccessor(this.options.databasePath);
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
    this.#release();
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
    this.#release();
    await this.#gateway.close();
  }

  /** Refuse now what would be refused after the bot that runs has gone: an orchestrator then keeps that one. */
  #check(application: string): void {
    const { databasePath, hasRoom = () => new DiskSpace(databasePath).forNewGames() } = this.options;
    const connection = openToRead(databasePath);
    try {
      checkSchema(connection, readMigrations());
      checkClaim(connection, application);
      checkShards(connection, this.options.shards ?? ALL_SHARDS);
      // A migration may need room, and new games would be refused.
      if (!hasRoom()) throw databaseFault(databasePath, undefined, 'full');
    } finally {
      connection.close();
    }
  }

  async #opened(): Promise<App | null> {
    const { clock, timers } = this.options;
    while (!this.#stopped) {
      try {
        return createApp(this.options);
      } catch (error) {
        if (!(error instanceof DatabaseFault) || error.problem !== 'in-use') throw error;
      }
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
