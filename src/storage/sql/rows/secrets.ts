import { newSecret } from '../../../daily/seed.js';
import type { RandomBytes } from '../../../table/ports.js';
import { keyOf } from '../../signing-key.js';
import type { Sql } from '../sql.js';
import { Facts } from './facts.js';

/** What the seeds of daily deals come from: made at a database's first start, and kept in it. */
export const dailySecret = (sql: Sql, bytes: RandomBytes): Promise<string> =>
  new Facts(sql).getOrPut('daily-secret', () => newSecret(bytes));

/**
 * What logs and links are signed with, where no file lies beside the database: made at its first start, and kept in it.
 * Rejects where something else is stored in its place.
 */
export async function storedSigningKey(sql: Sql, bytes: RandomBytes): Promise<Buffer> {
  const key = keyOf(await new Facts(sql).getOrPut('signing-key', () => newSecret(bytes)));
  if (key === null) throw new Error('the database holds no key of this bot in its place');
  return key;
}
