import type { Database, Statement } from 'better-sqlite3';
import type { Deal, DealsOf, DealStore } from '../../../daily/ports.js';
import { newSecret } from '../../../daily/seed.js';
import type { RandomBytes } from '../../../table/ports.js';
import { MetadataRows } from './metadata.js';

/** What the seeds of daily deals come from: made at a file's first start, and kept in it. */
export function dailySecret(connection: Database, bytes: RandomBytes): string {
  const metadata = new MetadataRows(connection);
  const kept = metadata.get('daily-secret');
  if (kept !== null) return kept;
  const made = newSecret(bytes);
  metadata.set('daily-secret', made);
  return made;
}

/** The deals of days, chosen once. All calls throw the driver's error. */
export class DailyRows implements DealStore {
  readonly #of: Statement<[DealsOf], Deal>;
  readonly #keep: Statement<[DealsOf & Deal]>;

  constructor(connection: Database) {
    this.#of = connection.prepare<[DealsOf], Deal>(
      'SELECT seats, seed, share FROM daily_deals WHERE day = @day AND kind = @kind AND rules = @rules ORDER BY seats',
    );
    this.#keep = connection.prepare<[DealsOf & Deal]>(`INSERT INTO daily_deals (day, kind, rules, seats, seed, share)
      VALUES (@day, @kind, @rules, @seats, @seed, @share) ON CONFLICT DO NOTHING`);
  }

  of(which: DealsOf): readonly Deal[] {
    return this.#of.all(which);
  }

  keep(which: DealsOf, deal: Deal): void {
    this.#keep.run({ ...which, ...deal });
  }
}
