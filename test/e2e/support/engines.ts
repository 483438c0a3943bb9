import { randomUUID } from 'node:crypto';
import type { GameHistory } from '../../../src/history/queries.js';
import type { AwaitedDatabase } from '../../../src/storage/ports/awaited-database.js';
import type { OpenedDatabase } from '../../../src/storage/ports/bot-storage.js';
import { connectPostgres, type PostgresDatabase } from '../../../src/storage/postgres/database.js';
import { PostgresOpening, type PostgresOptions } from '../../../src/storage/postgres/opening.js';
import { PostgresSql } from '../../../src/storage/postgres/statements.js';
import { signingKey } from '../../../src/storage/signing-key.js';
import { Archive } from '../../../src/storage/sql/history/archive.js';
import { StoredLogs } from '../../../src/storage/sql/log/stored-logs.js';
import { Facts } from '../../../src/storage/sql/rows/facts.js';
import type { Sql } from '../../../src/storage/sql/sql.js';
import { awaitedFile } from '../../../src/storage/sqlite/awaited-file.js';
import { openFile, type FileOptions, type OpenedFile } from '../../../src/storage/sqlite/bot-storage.js';
import type { BotDatabase } from '../../../src/storage/sqlite/database.js';
import { archiveOf } from '../../../src/storage/sqlite/history/archive.js';
import { SqliteSql } from '../../../src/storage/sqlite/sql.js';
import { addressOf, NO_FENCE, onServer, TEMPLATE } from '../../support/postgres/databases.js';
import { alsoSettles } from '../../support/time.js';

/** A database that bots of a test start on, one after the other. */
export interface TestDatabase {
  /** For the next bot. */
  open(options?: FileOptions): Promise<OpenedDatabase>;
  /** For a bot that waits for the one that runs. */
  awaited(options?: FileOptions): Promise<AwaitedDatabase>;
  /** Reads it beside the bot. */
  readonly sql: Sql;
  readonly archive: GameHistory;
  /** What links are signed with. */
  key(): Buffer;
  close(): Promise<void>;
}

/** What the run's bots keep their games in. */
export const ENGINE = process.env['ENGINE'] === 'postgres' ? 'postgres' : 'sqlite';

/** SQLite's file; tests of what lies in it have its connection. */
export class TestFile implements TestDatabase {
  #opened: OpenedFile | null = null;

  constructor(readonly path: string) {}

  get database(): BotDatabase {
    if (this.#opened === null) throw new Error('no bot was started on the file');
    return this.#opened.database;
  }

  open(options: FileOptions = {}): Promise<OpenedDatabase> {
    // A thread would answer in its own time, of which the test's knows nothing.
    this.#opened = openFile(this.path, { disk: 'inline', ...options });
    return Promise.resolve(this.#opened);
  }

  awaited(options: FileOptions = {}): Promise<AwaitedDatabase> {
    const file = awaitedFile(this.path, { disk: 'inline', ...options });
    const open = async (): Promise<OpenedFile | null> => {
      const opened = await file.open();
      this.#opened = opened ?? this.#opened;
      return opened;
    };
    return Promise.resolve({ ...file, open });
  }

  get sql(): Sql {
    return new SqliteSql(this.database.connection);
  }

  get archive(): GameHistory {
    return archiveOf(this.database.connection);
  }

  key(): Buffer {
    return signingKey(this.path);
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}

/** A database on the run's server. Its leases are by the real clock: a test needn't wait for those of a killed bot. */
export class TestPostgres implements TestDatabase {
  readonly lost: string[] = [];
  readonly #name = `test_${randomUUID().replaceAll('-', '')}`;
  readonly #openings: PostgresOpening[] = [];
  readonly #settlesNoMore: () => void;
  #beside: PostgresDatabase | null = null;
  #key = '';

  /** `through`: how bots reach it, if not directly. */
  constructor(private readonly through: (url: string) => string = (url) => url) {
    this.#settlesNoMore = alsoSettles(() => this.#openings.some(({ pending }) => pending > 0));
  }

  get url(): string {
    return this.through(addressOf(this.#name));
  }

  /** What reads and writes beside the bots. */
  get beside(): PostgresDatabase {
    if (this.#beside === null) throw new Error('no bot was started on the database');
    return this.#beside;
  }

  async open(options: FileOptions = {}): Promise<OpenedDatabase> {
    const opening = await this.#opening(options);
    await this.expire();
    const opened = await opening.open();
    if (opened === null) throw new Error('another bot runs on the database');
    this.#key = (await new Facts(this.sql).get('signing-key')) ?? '';
    return opened;
  }

  awaited(options: FileOptions = {}): Promise<AwaitedDatabase> {
    return this.#opening(options);
  }

  /** As eight seconds without a renewal do. */
  async expire(): Promise<void> {
    await this.beside.run(
      "UPDATE leases SET expires_at = clock_timestamp() - interval '1 ms' WHERE expires_at > clock_timestamp()",
    );
  }

  get sql(): Sql {
    return new PostgresSql(this.beside, NO_FENCE);
  }

  get archive(): GameHistory {
    const { sql } = this;
    return new Archive({ sql, logs: new StoredLogs(sql), key: () => this.key() });
  }

  key(): Buffer {
    return Buffer.from(this.#key, 'hex');
  }

  async close(): Promise<void> {
    this.#settlesNoMore();
    await Promise.all(this.#openings.map((opening) => opening.close()));
    await this.#beside?.close();
    await onServer((server) => server.run(`DROP DATABASE IF EXISTS ${this.#name} WITH (FORCE)`));
  }

  async #opening({ shards, application }: FileOptions): Promise<PostgresOpening> {
    if (this.#beside === null) {
      await onServer((server) => server.run(`CREATE DATABASE ${this.#name} TEMPLATE ${TEMPLATE}`));
      this.#beside = await connectPostgres(addressOf(this.#name));
    }
    const options: PostgresOptions = {
      ...(shards === undefined ? {} : { shards }),
      ...(application === undefined ? {} : { application }),
      onLost: ({ message }) => this.lost.push(message),
    };
    const opening = await PostgresOpening.connect(this.url, options);
    this.#openings.push(opening);
    return opening;
  }
}
