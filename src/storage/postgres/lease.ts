import { randomUUID } from 'node:crypto';
import type { Millis } from '../../games/shared/time.js';
import { shardOf } from '../../table/home.js';
import { StorageFault, type Clock, type Timers } from '../../table/ports.js';
import type { Shards } from '../shards.js';
import { faultOf, type PostgresFault } from './faults.js';
import type { Connections, Sql, TransactionSql } from './sql.js';

/** By the server's clock: who hasn't renewed for so long may be followed by another. */
const LEASE_MS: Millis = 8_000;
/** By the owner's: so long after its last renewal was sent it acts no more. The rest is for what is under way. */
const ACT_MS: Millis = 6_000;
const RENEW_MS: Millis = 1_500;

/** What an append must find as it is: the lease's row of each shard that it writes in. */
export interface Held {
  readonly owner: string;
  readonly shards: readonly number[];
  readonly epochs: readonly number[];
}

export interface LeaseOptions {
  readonly shards: Shards;
  /** Of the machine: a clock that goes on while the process is frozen. */
  readonly wall: Clock;
  /** One that is never set. */
  readonly monotonic: Clock;
  readonly timers: Timers;
  /** The id of the replica that it is for; absent: the process has fixed shards. */
  readonly replica?: string;
  /** Told once: another process has taken the games over, and this one must end. */
  readonly onLost: (fault: PostgresFault) => void;
}

/** A moment by both clocks. */
interface Moment {
  readonly wall: Millis;
  readonly monotonic: Millis;
}

/** The right to write the games of some shards: one process at a time has it. */
export class Lease {
  #owner = '';
  #epochs: ReadonlyMap<number, number> = new Map();
  #renewedAt: Moment | null = null;
  #trouble: unknown = null;
  #lost: PostgresFault | null = null;
  #cancel: () => void = () => undefined;

  constructor(
    private readonly database: Connections,
    private readonly options: LeaseOptions,
  ) {}

  /** Whether the owner may act: write, and send anything to anybody. */
  get holds(): boolean {
    if (this.#renewedAt === null || this.#lost !== null) return false;
    const { wall, monotonic } = this.#now();
    return Math.max(wall - this.#renewedAt.wall, monotonic - this.#renewedAt.monotonic) < ACT_MS;
  }

  /** Why nothing can be written now; null: nothing is known to be wrong. */
  get trouble(): StorageFault | null {
    if (this.#lost !== null) return this.#lost;
    if (this.#trouble instanceof StorageFault) return this.#trouble;
    return this.holds ? null : faultOf(this.database.place, 'unreachable', 'the lease could not be renewed in time');
  }

  /** Among how many shards servers are divided. */
  get count(): number {
    return this.options.shards.count;
  }

  get shards(): readonly number[] {
    return this.options.shards.residues;
  }

  /** The shard under whose lease the games of a home are written. What reaches this process stays with it. */
  shardFor(home: string): number {
    const { count, residues } = this.options.shards;
    const shard = shardOf(home, count);
    return residues.includes(shard) ? shard : (residues[0] ?? shard);
  }

  held(shards: Iterable<number>): Held {
    const wanted = [...new Set(shards)];
    return { owner: this.#owner, shards: wanted, epochs: wanted.map((shard) => this.#epochs.get(shard) ?? -1) };
  }

  /**
   * Takes the shards over where nobody has them, and goes on renewing them; false: another process has them still.
   * Throws `PostgresFault` where the database is divided among another number of shards.
   */
  async acquire(): Promise<boolean> {
    const { replica } = this.options;
    const owner = replica === undefined ? randomUUID() : `${replica}/${randomUUID()}`;
    const sentAt = this.#now();
    const epochs = await this.database.transaction((sql) => this.#take(sql, owner));
    if (epochs === null) return false;
    this.#owner = owner;
    this.#epochs = epochs;
    this.#renewedAt = sentAt;
    this.#renewLater();
    return true;
  }

  /** Writes the lease anew. Throws `PostgresFault` where that can't be done, or it is lost. */
  async renew(): Promise<void> {
    await this.#renewed(() => this.#extend(this.database));
  }

  /**
   * Runs `ask` when no write of this owner is under way any more, nor ever will be of those that were sent before. What
   * it sees is as durable as an append.
   */
  async settled<T>(ask: (sql: Sql) => Promise<T>): Promise<T> {
    let answer: T | undefined;
    await this.#renewed(() =>
      this.database.transaction(async (sql) => {
        // A write that is still on its way has the epoch from before.
        const rows = await this.#extend(sql, 1);
        answer = await ask(sql);
        return rows;
      }),
    );
    return answer as T;
  }

  /**
   * Gives the shards back, so that another process needn't wait, together with what `leave` writes for it. What this
   * owner has under way is waited for; whatever comes later is refused, as if another had the shards already.
   */
  async release(leave: (sql: Sql) => Promise<void> = () => Promise.resolve()): Promise<void> {
    this.#cancel();
    if (this.#renewedAt === null) return;
    this.#renewedAt = null;
    const owned = { owner: this.#owner, shards: this.options.shards.residues };
    await this.database.transaction(async (sql) => {
      const given = await sql.run(
        `UPDATE leases SET owner = '', epoch = epoch + 1, expires_at = '-infinity'
        WHERE shard = ANY (@shards) AND owner = @owner`,
        owned,
      );
      if (given < owned.shards.length) throw faultOf(this.database.place, 'lease-lost');
      await leave(sql);
    });
  }

  /** Renews nothing any more, as if the process had been killed. */
  abandon(): void {
    this.#cancel();
    this.#renewedAt = null;
  }

  async #renewed(write: () => Promise<readonly { shard: number; epoch: number }[]>): Promise<void> {
    if (this.#lost !== null) throw this.#lost;
    const sentAt = this.#now();
    try {
      const rows = await write();
      if (rows.length < this.options.shards.residues.length) throw this.#lose();
      // Answers of two connections may come in another order than they were given in.
      this.#epochs = new Map(rows.map(({ shard, epoch }) => [shard, Math.max(epoch, this.#epochs.get(shard) ?? 0)]));
      if (this.#renewedAt !== null) this.#renewedAt = sentAt;
      this.#trouble = null;
    } catch (error) {
      this.#trouble = error;
      throw error;
    }
  }

  #lose(): PostgresFault {
    const lost = faultOf(this.database.place, 'lease-lost');
    // A renewal that was under way when the lease was given back has lost nothing.
    if (this.#renewedAt === null) return lost;
    this.#cancel();
    this.#lost = lost;
    this.options.onLost(lost);
    return lost;
  }

  /** Its own lease may be renewed although it has expired: nobody has taken it as long as its name is there. */
  #extend(sql: Sql, more = 0): Promise<readonly { shard: number; epoch: number }[]> {
    // A standby that was behind when it took over may have an earlier epoch.
    return sql.rows<{ shard: number; epoch: number }>(
      `UPDATE leases SET expires_at = clock_timestamp() + @ms * interval '1 ms',
        epoch = greatest(leases.epoch, mine.epoch) + @more
      FROM unnest(@shards::bigint[], @epochs::bigint[]) AS mine (shard, epoch)
      WHERE leases.shard = mine.shard AND leases.owner = @owner RETURNING leases.shard, leases.epoch`,
      { ms: LEASE_MS, more, ...this.held(this.options.shards.residues) },
    );
  }

  async #take(sql: TransactionSql, owner: string): Promise<ReadonlyMap<number, number> | null> {
    await this.#checkCount(sql);
    const shards = this.options.shards.residues;
    await sql.run(
      `INSERT INTO leases (shard, owner, epoch, expires_at)
      SELECT shard, '', 0, '-infinity' FROM unnest(@shards::bigint[]) shard ON CONFLICT DO NOTHING`,
      { shards },
    );
    // In one order, so that two processes don't wait for each other. It waits for what an owner has under way.
    const rows = await sql.rows<{ held: boolean }>(
      `SELECT expires_at > clock_timestamp() AS held FROM leases WHERE shard = ANY (@shards) ORDER BY shard FOR UPDATE`,
      { shards },
    );
    if (rows.some(({ held }) => held)) return null;
    const taken = await sql.rows<{ shard: number; epoch: number }>(
      `UPDATE leases SET owner = @owner, epoch = epoch + 1, expires_at = clock_timestamp() + @ms * interval '1 ms'
      WHERE shard = ANY (@shards) RETURNING shard, epoch`,
      { owner, ms: LEASE_MS, shards },
    );
    return new Map(taken.map(({ shard, epoch }) => [shard, epoch]));
  }

  /** The first process says among how many shards the servers are divided. */
  async #checkCount(sql: TransactionSql): Promise<void> {
    const count = `${this.options.shards.count}`;
    await sql.run("INSERT INTO about (key, value) VALUES ('shard-count', @count) ON CONFLICT DO NOTHING", { count });
    const [stored] = await sql.rows<{ value: string }>("SELECT value FROM about WHERE key = 'shard-count'");
    if (stored?.value !== count)
      throw faultOf(this.database.place, 'other-shards', `${stored?.value ?? '?'}, and here ${count}`);
  }

  #renewLater(): void {
    this.#cancel = this.options.timers.at(this.options.monotonic.now() + RENEW_MS, () => {
      this.renew().then(
        () => this.#renewLater(),
        () => {
          if (this.#lost === null && this.#renewedAt !== null) this.#renewLater();
        },
      );
    });
  }

  #now(): Moment {
    return { wall: this.options.wall.now(), monotonic: this.options.monotonic.now() };
  }
}
