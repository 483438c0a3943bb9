import { onTestFinished } from 'vitest';
import { openPostgres, type PostgresDatabase } from '../../../src/storage/postgres/database.js';
import type { PostgresFault } from '../../../src/storage/postgres/faults.js';
import { Lease } from '../../../src/storage/postgres/lease.js';
import { PostgresGameLog } from '../../../src/storage/postgres/log/game-log.js';
import { ALL_SHARDS, type Shards } from '../../../src/storage/shards.js';
import type { GameLog, StoredGame } from '../../../src/table/ports.js';
import { ManualTime } from '../../support/time.js';

/** A process as far as the database knows it. Its clocks stand still until the test moves them. */
export interface Owner {
  readonly database: PostgresDatabase;
  readonly lease: Lease;
  readonly log: PostgresGameLog;
  readonly time: ManualTime;
  readonly wall: ManualTime;
  readonly lost: PostgresFault[];
  readonly damaged: string[];
}

export async function owner(url: string, shards: Shards = ALL_SHARDS): Promise<Owner> {
  const database = await openPostgres(url);
  const time = new ManualTime();
  const wall = new ManualTime();
  const lost: PostgresFault[] = [];
  const damaged: string[] = [];
  const lease = new Lease(database.urgent, {
    shards,
    wall,
    monotonic: time,
    timers: time,
    onLost: (fault) => lost.push(fault),
  });
  const log = new PostgresGameLog(database, lease, { onDamaged: (game) => damaged.push(game) });
  onTestFinished(async () => {
    lease.abandon();
    await database.close();
  });
  return { database, lease, log, time, wall, lost, damaged };
}

/** Makes the leases of a database expire, as eight seconds without a renewal do. */
export async function expire({ database }: Owner): Promise<void> {
  await database.run("UPDATE leases SET expires_at = clock_timestamp() - interval '1 ms'");
}

export async function unfinished({ log }: Owner): Promise<readonly StoredGame[]> {
  const games: StoredGame[] = [];
  for await (const game of log.loadUnfinished()) games.push(game);
  return games;
}

/** The log of a process that has the lease, and that of the next one after it was killed. */
export async function logOn(url: string): Promise<{ readonly log: GameLog; again(): Promise<GameLog> }> {
  const one = await owner(url);
  await one.lease.acquire();
  return {
    log: one.log,
    async again() {
      one.lease.abandon();
      await expire(one);
      const next = await owner(url);
      await next.lease.acquire();
      return next.log;
    },
  };
}
