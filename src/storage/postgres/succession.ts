import type { Millis } from '../../games/shared/time.js';
import type { Clock } from '../../table/ports.js';
import type { Succession } from '../ports/bot-storage.js';
import type { Handover, TakenOver } from '../ports/handover.js';
import { factStatement, type HandoverKey } from '../sql/rows/facts.js';
import type { PostgresDatabase } from './database.js';
import type { Lease } from './lease.js';
import { leasesOf, waitingFor } from './leases.js';
import type { Sql } from './sql.js';
import { PostgresSql } from './statements.js';
import { aheadOf } from './time.js';

/** Processes whose clocks differ by more can't go on with each other's deadlines: somebody would lose that time. */
const AGREE_MS: Millis = 250;

/** What is stored for each shard that is handed over. */
interface Note extends Handover {
  /** `at` by the server's clock. */
  readonly serverAt: Millis;
}

/** One process after another on the same shards of a database. */
export class PostgresSuccession implements Succession {
  constructor(
    private readonly owned: { readonly database: PostgresDatabase; readonly lease: Lease },
    /** Of the games. */
    private readonly clock: Clock,
    private readonly warn: (facts: object, message: string) => void,
  ) {}

  /** A stop goes on where that can't be known: the lease ends by itself. */
  waits(): Promise<boolean> {
    const { database, lease } = this.owned;
    const shards = { count: lease.count, residues: lease.shards };
    return leasesOf(database, waitingFor(shards)).then(
      (state) => state === 'held',
      () => false,
    );
  }

  prepare(): Promise<void> {
    return Promise.resolve();
  }

  /** In one transaction with the leases: an append that isn't written by then never will be. */
  async handOver(handover: Handover): Promise<void> {
    const { database, lease } = this.owned;
    try {
      const ahead = await aheadOf(database.urgent, this.clock);
      const note: Note = { ...handover, serverAt: handover.at + ahead };
      await lease.release((sql) => leaveNotes(sql, lease.shards, note));
    } catch (err) {
      this.warn({ err }, 'the games could not be handed over; their lease expires by itself within eight seconds');
    }
  }

  async take(): Promise<TakenOver | null> {
    const { database, lease } = this.owned;
    const { shards } = lease;
    const keys = shards.map(keyOf);
    const told = await database.urgent.rows<{ value: string }>('SELECT value FROM about WHERE key = ANY (@keys)', {
      keys,
    });
    if (told.length === 0) return null;
    await new PostgresSql(database, lease).write(...keys.map((key) => factStatement(key, null)));
    const notes = told.map(({ value }) => JSON.parse(value) as Note);
    return {
      // Of a shard without a note nobody knows how long its games were nobody's.
      at: notes.length < shards.length ? null : await this.#since(notes),
      taken: [...new Set(notes.flatMap(({ taken }) => taken))],
      writing: [...new Set(notes.flatMap(({ writing = [] }) => writing))],
    };
  }

  /** The first of the handovers by this process's clock; null: one of them was by a clock that says otherwise. */
  async #since(notes: readonly Note[]): Promise<Millis | null> {
    const ahead = await aheadOf(this.owned.database.urgent, this.clock);
    const since = notes.map(({ at, serverAt }) => ({ at, here: Math.round(serverAt - ahead) }));
    if (since.some(({ at, here }) => Math.abs(at - here) > AGREE_MS)) return null;
    return Math.min(...since.map(({ here }) => here));
  }
}

const keyOf = (shard: number): HandoverKey => `handover ${shard}`;

async function leaveNotes(sql: Sql, shards: readonly number[], note: Note): Promise<void> {
  for (const shard of shards) {
    const { text, values } = factStatement(keyOf(shard), JSON.stringify(note));
    await sql.run(text, values);
  }
}
