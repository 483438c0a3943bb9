import type { Shards } from '../shards.js';
import type { PostgresDatabase } from './database.js';

/** `expired`: an owner hasn't renewed them in time; `free`: given back, or never taken. */
export type LeaseState = 'free' | 'held' | 'expired';

/** The leases of these shards, as they are now. */
export async function leasesOf({ urgent }: PostgresDatabase, { residues }: Shards): Promise<LeaseState> {
  const [known] = await urgent.rows<{ known: boolean }>("SELECT to_regclass('leases') IS NOT NULL AS known");
  if (known?.known !== true) return 'free';
  const leases = await urgent.rows<{ held: boolean; free: boolean }>(
    `SELECT expires_at > clock_timestamp() AS held, expires_at = '-infinity' AS free FROM leases
    WHERE shard = ANY (@residues)`,
    { residues },
  );
  if (leases.some(({ held }) => held)) return 'held';
  return leases.every(({ free }) => free) ? 'free' : 'expired';
}

/** Who waits to take shards over has leases too, under numbers that no shard has. */
export const waitingFor = ({ count, residues }: Shards): Shards => ({
  count,
  residues: residues.map((shard) => -1 - shard),
});
