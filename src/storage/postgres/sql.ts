import { DatabaseError, Pool, type PoolClient, type QueryResult, type QueryResultRow } from 'pg';
import { PostgresFault, postgresFault } from './faults.js';
import { statementOf, type Values } from './statement.js';
import { NUMBERS_AS_NUMBERS } from './types.js';

/** Asks PostgreSQL. Statements are written as in `statement.ts`; none is named, so that PgBouncer may stand between. */
export interface Sql {
  rows<Row extends object>(text: string, values?: Values): Promise<readonly Row[]>;
  /** How many rows were written. */
  run(text: string, values?: Values): Promise<number>;
}

/** Inside a transaction several statements may be sent as one text, as a migration is: without values. */
export interface TransactionSql extends Sql {
  script(text: string): Promise<void>;
}

export interface Transactions extends Sql {
  /** All of `work` or nothing. A `PostgresFault` that is `undecided` says that its commit was not answered. */
  transaction<T>(work: (sql: TransactionSql) => Promise<T>): Promise<T>;
}

/** With those of the log, five a process: of a managed database each costs memory, and most plans allow few. */
const MOST_CONNECTIONS = 3;
const CONNECT_MS = 5_000;
/** A process that was frozen amid a transaction must not hold its locks while another takes over. */
const BEGIN = "BEGIN; SET LOCAL idle_in_transaction_session_timeout = '4s'";
/** A connection that says nothing for so long is given up: its server may have vanished. */
const ANSWER_MS = 10_000;

export interface ConnectionOptions {
  /** How long a connection may take to be made, in milliseconds. */
  readonly connectMs?: number;
  /** How long a statement may take, in milliseconds. */
  readonly answerMs?: number;
  readonly most?: number;
}

/** A pool of connections. Throws `PostgresFault` for what server or network did; anything else is a bug. */
export class Connections implements Transactions {
  readonly #pool: Pool;

  /** `place` is how messages call the database: without a password. */
  constructor(
    url: string,
    readonly place: string,
    { connectMs = CONNECT_MS, answerMs = ANSWER_MS, most = MOST_CONNECTIONS }: ConnectionOptions = {},
  ) {
    this.#pool = new Pool({
      connectionString: url,
      max: most,
      connectionTimeoutMillis: connectMs,
      query_timeout: answerMs,
      keepAlive: true,
      application_name: 'meteor-bot',
      types: NUMBERS_AS_NUMBERS,
    });
    // A connection that breaks while nobody waits for it is replaced at the next question, which tells if that fails.
    this.#pool.on('error', () => undefined);
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
  }

  /** How many statements and transactions are under way, or wait for a connection. */
  get pending(): number {
    const { totalCount, idleCount, waitingCount } = this.#pool;
    return totalCount - idleCount + waitingCount;
  }

  async rows<Row extends object>(text: string, values?: Values): Promise<readonly Row[]> {
    return (await this.#alone<Row>(text, values)).rows;
  }

  async run(text: string, values?: Values): Promise<number> {
    return (await this.#alone(text, values)).rowCount ?? 0;
  }

  async transaction<T>(work: (sql: TransactionSql) => Promise<T>): Promise<T> {
    const client = await this.#connect();
    let committing = false;
    try {
      const sql = within(client, this.place);
      await sql.script(BEGIN);
      const done = await work(sql);
      committing = true;
      await commit(client);
      client.release();
      return done;
    } catch (error) {
      await giveBack(client, error, committing);
      throw committing ? postgresFault(this.place, error, true) : error;
    }
  }

  async close(): Promise<void> {
    if (!this.#pool.ending) await this.#pool.end();
  }

  async #connect(): Promise<PoolClient> {
    try {
      return await this.#pool.connect();
    } catch (error) {
      throw postgresFault(this.place, error);
    }
  }

  async #alone<Row extends QueryResultRow>(text: string, values?: Values): Promise<QueryResult<Row>> {
    const client = await this.#connect();
    try {
      const answer = await client.query<Row>(statementOf(text, values));
      client.release();
      return answer;
    } catch (error) {
      client.release(!(error instanceof DatabaseError && error.severity === 'ERROR'));
      throw postgresFault(this.place, error, true);
    }
  }
}

/** Where the connection is lost inside of a transaction, nothing of it was done. */
function within(client: PoolClient, place: string): TransactionSql {
  const ask = async <Row extends QueryResultRow>(text: string, values?: Values): Promise<QueryResult<Row>> => {
    try {
      return await client.query<Row>(statementOf(text, values));
    } catch (error) {
      throw postgresFault(place, error);
    }
  };
  return {
    rows: async <Row extends QueryResultRow>(text: string, values?: Values) => (await ask<Row>(text, values)).rows,
    run: async (text, values) => (await ask(text, values)).rowCount ?? 0,
    async script(text) {
      await client.query(text).catch((error: unknown) => {
        throw postgresFault(place, error);
      });
    },
  };
}

/** A commit that wasn't copied to the standby as it should have been is as unsure as one without an answer. */
class NotReplicated extends Error {}

async function commit(client: PoolClient): Promise<void> {
  let warned = false;
  const warn = (): void => {
    warned = true;
  };
  client.on('notice', warn);
  try {
    await client.query('COMMIT');
  } finally {
    client.off('notice', warn);
  }
  if (warned) throw new NotReplicated('the standby has not confirmed the commit');
}

/** A connection that is lost, or whose commit wasn't answered, is closed; any other goes on being used. */
async function giveBack(client: PoolClient, error: unknown, committing: boolean): Promise<void> {
  if (committing || (error instanceof PostgresFault && error.problem === 'unreachable')) {
    client.release(true);
    return;
  }
  try {
    await client.query('ROLLBACK');
    client.release();
  } catch {
    client.release(true);
  }
}
