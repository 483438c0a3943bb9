import type { Millis } from '../../games/shared/time.js';
import { systemClock } from '../../table/clock.js';
import { systemBytes } from '../../table/ids.js';
import type { Clock } from '../../table/ports.js';
import { systemTimers } from '../../table/timers.js';
import type { AwaitedDatabase } from '../ports/awaited-database.js';
import type { OpenedDatabase } from '../ports/bot-storage.js';
import { ALL_SHARDS, type Shards } from '../shards.js';
import type { Application } from '../sql/rows/application.js';
import { Facts } from '../sql/rows/facts.js';
import { dailySecret, storedSigningKey } from '../sql/rows/secrets.js';
import { claim, PostgresStorage } from './bot-storage.js';
import { connectPostgres, type PostgresDatabase } from './database.js';
import { faultOf, PostgresFault } from './faults.js';
import { Lease, type LeaseOptions } from './lease.js';
import { leasesOf, waitingFor } from './leases.js';
import { checkSchema, migrate } from './migrate.js';
import { PostgresSql } from './statements.js';
import { serverClock } from './time.js';

export interface PostgresOptions {
  /** Among how many shards the servers are divided, and which of them are this process's; absent: all of one. */
  readonly shards?: Shards;
  /** Where it is known beforehand, as with the embedded server; else Discord tells at the first READY. */
  readonly application?: Application;
  /** What logs and links are signed with; absent: a key that is kept in the database. */
  readonly signingKey?: Buffer;
  /** The id of the replica that the shards are for, which has migrated the database; absent: the process has fixed shards. */
  readonly replica?: string;
  /** Told once: another process has taken the games over, and this one must end. */
  readonly onLost: (fault: PostgresFault) => void;
}

/** As long as a lease: its owner, cut off like this process, can renew it as soon as the server is back. */
const PATIENCE_MS: Millis = 8_000;

type Clocks = Pick<LeaseOptions, 'wall' | 'monotonic' | 'timers'>;

function machineClocks(): Clocks {
  const monotonic = systemClock();
  return { wall: { now: () => Date.now() }, monotonic, timers: systemTimers(monotonic) };
}

const leaseOf = ({ replica }: PostgresOptions, clocks: Clocks): Clocks & Pick<LeaseOptions, 'replica'> => ({
  ...clocks,
  ...(replica === undefined ? {} : { replica }),
});

/** A database on PostgreSQL whose games this process can take as soon as nobody has their lease. */
export class PostgresOpening implements AwaitedDatabase {
  readonly #shards: Shards;
  /** By this one only one process waits. */
  readonly #waiting: Lease;
  #second: PostgresFault | null = null;
  /** It lost the database while it waited, and has had it back since then; null: it did not, or not yet. */
  #backAt: Millis | 'away' | null = null;
  /** The database is another's to close, or closed. */
  #opened = false;

  private constructor(
    private readonly database: PostgresDatabase,
    private readonly options: PostgresOptions,
    private readonly clocks: Clocks,
    /** For games: those of a process on another machine go on by the same time. */
    readonly clock: Clock,
  ) {
    this.#shards = options.shards ?? ALL_SHARDS;
    this.#waiting = new Lease(database.urgent, {
      ...leaseOf(options, clocks),
      shards: waitingFor(this.#shards),
      onLost: (fault) => {
        this.#second = fault;
      },
    });
  }

  /** Throws `PostgresFault` for a server that can't be used. */
  static async connect(url: string, options: PostgresOptions, clocks = machineClocks()): Promise<PostgresOpening> {
    const database = await connectPostgres(url);
    try {
      return new PostgresOpening(database, options, clocks, await serverClock(database, clocks.monotonic));
    } catch (error) {
      await database.close();
      throw error;
    }
  }

  /** On a database that others in this process use too. `clock`: the server's time, once for them all. */
  static on(database: PostgresDatabase, options: PostgresOptions, clock: Clock): PostgresOpening {
    return new PostgresOpening(database.shared(), options, machineClocks(), clock);
  }

  /** How messages call the database: without a password. */
  get place(): string {
    return this.database.place;
  }

  /** How many statements are under way, or wait for a connection. */
  get pending(): number {
    return this.database.pending;
  }

  async check(application: string): Promise<void> {
    await checkSchema(this.database);
    const owner = await new Facts(new PostgresSql(this.database, this.#waiting)).get('application');
    if (owner !== null && owner !== application) throw faultOf(this.place, 'other-application');
  }

  async announce(): Promise<() => Promise<void>> {
    if (!(await this.#waiting.acquire())) throw faultOf(this.place, 'awaited');
    return () => this.#waiting.release();
  }

  async open(): Promise<OpenedDatabase | null> {
    if (this.#second !== null) throw this.#second;
    try {
      return (await this.#isFree()) ? await this.#take() : null;
    } catch (error) {
      if (!(error instanceof PostgresFault) || error.problem !== 'unreachable') throw error;
      this.#backAt = 'away';
      return null;
    }
  }

  async close(): Promise<void> {
    this.#waiting.abandon();
    if (this.#opened) return;
    this.#opened = true;
    await this.database.close();
  }

  async #isFree(): Promise<boolean> {
    const state = await leasesOf(this.database, this.#shards);
    const now = this.clocks.monotonic.now();
    if (this.#backAt === 'away') this.#backAt = now;
    const isPatient = state === 'expired' && this.#backAt !== null && now - this.#backAt < PATIENCE_MS;
    return state !== 'held' && !isPatient;
  }

  /** Migrations wait for the lease: the bot that runs may be an older one. */
  async #take(): Promise<OpenedDatabase | null> {
    const { database, options, clocks } = this;
    if (options.replica === undefined) await migrate(database);
    const { onLost } = options;
    const lease = new Lease(database.urgent, { ...leaseOf(options, clocks), shards: this.#shards, onLost });
    if (!(await lease.acquire())) return null;
    try {
      const sql = new PostgresSql(database, lease);
      if (options.application !== undefined) await claim(sql, database.place, options.application);
      const key = options.signingKey ?? (await storedSigningKey(sql, systemBytes));
      const secrets = { daily: await dailySecret(sql, systemBytes), key };
      this.#opened = true;
      return {
        storageFor: (context) => new PostgresStorage({ database, lease, secrets }, context),
      };
    } catch (error) {
      await lease.release();
      throw error;
    }
  }
}
