import type { Millis } from '../../games/shared/time.js';
import type { BotStorage, HistoryContext, StorageContext, Succession } from '../ports/bot-storage.js';
import type { StorageFigures } from '../ports/figures.js';
import { DealsInPlayRows } from '../sql/history/deals-in-play.js';
import type { StatsWriter } from '../sql/history/stats-writer.js';
import { claimFor, type Application } from '../sql/rows/application.js';
import { logReports, retentionOptions, storesReports } from '../sql/reports.js';
import { createStores, type Stores, type Writers } from '../sql/stores.js';
import type { PostgresDatabase } from './database.js';
import { faultOf } from './faults.js';
import type { Lease } from './lease.js';
import { PostgresGameLog } from './log/game-log.js';
import { PostgresPast } from './past-games.js';
import { PostgresSql } from './statements.js';
import { PostgresSuccession } from './succession.js';

/** A database whose lease this process has. */
export interface OwnedDatabase {
  readonly database: PostgresDatabase;
  readonly lease: Lease;
  readonly secrets: { readonly daily: string; readonly key: Buffer };
}

/** What the bot works with on PostgreSQL. */
export class PostgresStorage implements BotStorage {
  readonly gameLog: PostgresGameLog;
  readonly stores: Stores;
  readonly counts: StatsWriter;
  readonly dealsInPlay: DealsInPlayRows;
  readonly reading: BotStorage['reading'];
  readonly figures: StorageFigures;
  readonly secrets: BotStorage['secrets'];
  readonly succession: Succession;
  readonly #durable: PostgresSql;
  readonly #notes: PostgresSql;
  readonly #past: PostgresPast;
  /** The lease is given back, or about to be. */
  #givenUp = false;
  #closed = false;

  constructor(
    private readonly owned: OwnedDatabase,
    private readonly context: StorageContext,
  ) {
    const { database, lease, secrets } = owned;
    this.#durable = new PostgresSql(database, lease);
    this.#notes = new PostgresSql(database, lease);
    this.#past = new PostgresPast(this.#notes, context.histories, () => secrets.key);
    this.gameLog = new PostgresGameLog(database, lease, logReports(context));
    const writers: Writers = { durable: this.#durable, notes: this.#notes };
    this.stores = createStores(
      writers,
      storesReports(context, () => this.#givenUp),
    );
    this.counts = this.#past.stats;
    this.dealsInPlay = new DealsInPlayRows(this.#durable);
    this.reading = { sql: this.#durable, logs: this.#past.logs };
    this.figures = figuresOf(database, context);
    this.secrets = { daily: () => secrets.daily, signingKey: () => secrets.key };
    this.succession = this.#successionOf(owned, context);
  }

  history(given: HistoryContext): ReturnType<BotStorage['history']> {
    return this.#past.stores(retentionOptions(this.context, this.stores, given), given.secrecy);
  }

  claim(id: string): Promise<void> {
    return claim(this.#durable, this.owned.database.place, { id });
  }

  mayAct(): boolean {
    return this.owned.lease.holds;
  }

  health(): string {
    if (this.#closed) return 'closed';
    return this.owned.lease.trouble === null ? 'ok' : 'failing';
  }

  async close(): Promise<void> {
    if (this.#closed) return;
    await this.#finishWriting();
    this.#closed = true;
    await this.owned.lease.release().catch((err: unknown) => {
      this.context.log.warn({ err }, 'the lease could not be given back; it expires by itself within eight seconds');
    });
    await this.owned.database.close();
  }

  async abandon(): Promise<void> {
    if (this.#closed) return;
    this.#closed = true;
    this.#givenUp = true;
    this.owned.lease.abandon();
    await this.owned.database.close();
  }

  #successionOf(owned: OwnedDatabase, { clock, log }: StorageContext): Succession {
    const succession = new PostgresSuccession(owned, clock, (facts, message) => log.warn(facts, message));
    return {
      waits: () => succession.waits(),
      prepare: () => succession.prepare(),
      handOver: async (handover) => {
        await this.#finishWriting();
        await succession.handOver(handover);
      },
      take: () => succession.take(),
    };
  }

  async #finishWriting(): Promise<void> {
    await this.stores.messages.written();
    await Promise.all([this.#durable.idle(), this.#notes.idle()]);
    this.#givenUp = true;
  }
}

/** Rejects with `PostgresFault` for any other application. */
export async function claim(sql: PostgresSql, place: string, application: Application): Promise<void> {
  const claimed = await claimFor(sql, application);
  if (!claimed.ok) throw faultOf(place, 'other-application', `of ${claimed.owner ?? 'unknown'}, not ${application.id}`);
}

/** Summing up a database's files costs the server something. */
const SIZE_KEPT_MS: Millis = 60_000;

/** Log, disk and backups are the server's own. */
function figuresOf(database: PostgresDatabase, { clock }: StorageContext): StorageFigures {
  let bytes = NaN;
  let askedAt = Number.NEGATIVE_INFINITY;
  const ask = async (): Promise<void> => {
    const [found] = await database.rows<{ bytes: number }>('SELECT pg_database_size(current_database()) AS bytes');
    bytes = found?.bytes ?? NaN;
  };
  const refresh = (): void => {
    if (clock.now() - askedAt < SIZE_KEPT_MS) return;
    askedAt = clock.now();
    void ask().catch(() => undefined);
  };
  refresh();
  return {
    wal: () => ({ total: NaN, pending: NaN, inThread: true }),
    bytes: () => {
      refresh();
      return bytes;
    },
    freeBytes: () => NaN,
    backupAgeSeconds: () => NaN,
  };
}
