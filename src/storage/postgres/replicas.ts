import { randomUUID } from 'node:crypto';
import type { Millis } from '../../games/shared/time.js';
import type { LeaseState } from './leases.js';
import { faultOf } from './faults.js';
import type { Connections, Sql } from './sql.js';

/** As long as a lease: who hasn't renewed its row for so long is counted no more. */
const ROW_MS: Millis = 8_000;
/** Rows of processes that were killed are kept so long, by their expiry. */
const FORGET_AFTER = '1 hour';
/** Discord docs, "Rate limiting" of shards: five seconds, and what the ways to Discord may differ by. */
const APART_MS: Millis = 5_250;

/** What a process says of itself. */
export interface OwnReplica {
  /** Whether it is about to end, so that others take its shards. */
  readonly leaving: boolean;
  /** The shards that it is about to take. */
  readonly taking: readonly number[];
}

/** One of the processes that share the shards out. */
export interface ReplicaRow extends OwnReplica {
  readonly id: string;
  readonly release: string;
  /** Where the others reach its pages. */
  readonly address: string;
}

export interface ShardLease {
  readonly shard: number;
  readonly state: LeaseState;
  /** Which replica has or had it; null: nobody, or a process that has fixed shards. */
  readonly replica: string | null;
  /** Whether a process is connected to Discord for it, and waits to take it over. */
  readonly awaited: boolean;
}

export interface ReplicaView {
  /** Those that live, by their ids. */
  readonly replicas: readonly ReplicaRow[];
  /** Of each shard, in order. */
  readonly leases: readonly ShardLease[];
}

/** The replica that a lease's owner belongs to; null: a process that has fixed shards. */
const replicaOf = (owner: string): string | null => (owner.includes('/') ? (owner.split('/')[0] ?? null) : null);

const shardsIn = (text: string): readonly number[] => (text === '' ? [] : text.split(',').map(Number));

/** The processes that share the shards of one database, as one of them sees them. Throws `PostgresFault`. */
export class Replicas {
  readonly id: string = randomUUID();

  constructor(
    private readonly sql: Connections,
    private readonly own: Pick<ReplicaRow, 'release' | 'address'>,
  ) {}

  /** Among how many shards the servers are divided: the first process says so, by `suggested`. */
  async count(suggested: number): Promise<number> {
    const value = String(suggested);
    await this.sql.run("INSERT INTO about (key, value) VALUES ('shard-count', @value) ON CONFLICT DO NOTHING", {
      value,
    });
    const [stored] = await this.sql.rows<{ value: string }>("SELECT value FROM about WHERE key = 'shard-count'");
    if (stored === undefined) throw faultOf(this.sql.place, 'unknown');
    return Number(stored.value);
  }

  /** Says that this process lives. */
  async renew({ leaving, taking }: OwnReplica): Promise<void> {
    await this.sql.run(
      `INSERT INTO replicas (replica, release, address, leaving, taking, expires_at)
      VALUES (@id, @release, @address, @leaving, @taking, clock_timestamp() + @ms * interval '1 ms')
      ON CONFLICT (replica) DO UPDATE
      SET leaving = excluded.leaving, taking = excluded.taking, expires_at = excluded.expires_at`,
      { id: this.id, ...this.own, leaving: Number(leaving), taking: taking.join(), ms: ROW_MS },
    );
  }

  view(count: number): Promise<ReplicaView> {
    return viewReplicas(this.sql, count);
  }

  /** Takes this process's row back, and those of processes that were killed long ago. */
  async leave(): Promise<void> {
    await this.sql.run(
      `DELETE FROM replicas WHERE replica = @id OR expires_at < clock_timestamp() - interval '${FORGET_AFTER}'`,
      { id: this.id },
    );
  }

  /**
   * Takes the next moment at which a shard of that `shard % max_concurrency` may identify, among all processes. Answers
   * in how many milliseconds it comes.
   */
  async reserveIdentify(slot: number): Promise<Millis> {
    const [at] = await this.sql.rows<{ wait: number }>(
      `INSERT INTO identify_slots AS known (slot, free_at)
      VALUES (@slot, clock_timestamp() + @ms * interval '1 ms')
      ON CONFLICT (slot) DO UPDATE
      SET free_at = greatest(known.free_at, clock_timestamp()) + @ms * interval '1 ms'
      RETURNING ceil(1000 * extract(epoch FROM known.free_at - clock_timestamp()))::bigint AS wait`,
      { slot, ms: APART_MS },
    );
    return Math.max(0, (at?.wait ?? 0) - APART_MS);
  }
}

/** The replicas that live, and the leases of so many shards. */
export async function viewReplicas(sql: Sql, count: number): Promise<ReplicaView> {
  const replicas = await sql.rows<Omit<ReplicaRow, 'leaving' | 'taking'> & { leaving: number; taking: string }>(
    `SELECT replica AS id, release, address, leaving, taking FROM replicas
    WHERE expires_at > clock_timestamp() ORDER BY replica`,
  );
  return {
    replicas: replicas.map((row) => ({ ...row, leaving: row.leaving === 1, taking: shardsIn(row.taking) })),
    leases: await leasesIn(sql, count),
  };
}

async function leasesIn(sql: Sql, count: number): Promise<readonly ShardLease[]> {
  const rows = await sql.rows<{ shard: number; owner: string; state: LeaseState }>(
    `SELECT shard, owner, CASE WHEN expires_at > clock_timestamp() THEN 'held'
      WHEN expires_at = '-infinity' THEN 'free' ELSE 'expired' END AS state
    FROM leases WHERE shard < @count`,
    { count },
  );
  const leases = new Map(rows.map((row) => [row.shard, row]));
  return Array.from({ length: count }, (_, shard) => {
    const lease = leases.get(shard);
    const state = lease?.state ?? 'free';
    const replica = lease === undefined || state === 'free' ? null : replicaOf(lease.owner);
    // Who waits has a lease too, under a number that no shard has.
    return { shard, state, replica, awaited: leases.get(-1 - shard)?.state === 'held' };
  });
}
