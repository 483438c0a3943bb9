import type { ReadDatabase } from '../ports/read-database.js';
import { keyOf } from '../signing-key.js';
import { DealsInPlayRows } from '../sql/history/deals-in-play.js';
import { StoredLogs } from '../sql/log/stored-logs.js';
import { Facts } from '../sql/rows/facts.js';
import { checkServer, placeOf } from './database.js';
import { faultOf } from './faults.js';
import { checkSchema, schemaOf } from './migrate.js';
import { Connections, type TransactionSql } from './sql.js';
import { PostgresSql, type Fence } from './statements.js';
import type { Values } from './statement.js';

/** Nobody waits for a tool, and a large server's games are many. */
const ANSWER_MS = 600_000;

/** Whatever it is asked, the server writes nothing; a setting of the session would stay with a pooler's connection. */
class ReadConnections extends Connections {
  override transaction<T>(work: (sql: TransactionSql) => Promise<T>): Promise<T> {
    return super.transaction(async (sql) => {
      await sql.script('SET TRANSACTION READ ONLY');
      return work(sql);
    });
  }

  override rows<Row extends object>(text: string, values?: Values): Promise<readonly Row[]> {
    return this.transaction((sql) => sql.rows<Row>(text, values));
  }

  override run(text: string, values?: Values): Promise<number> {
    return this.transaction((sql) => sql.run(text, values));
  }
}

/** Nothing is written, so no lease is needed. */
const NO_LEASE: Fence = { count: 1, shards: [0], held: () => ({ owner: '', shards: [], epochs: [] }) };

/**
 * Opens a database to read it, on a standby too. `signingKey`: absent, the one that is kept there. Rejects with
 * `PostgresFault` for a server that can't be used, and for a database in which no bot has kept anything.
 */
export async function postgresToRead(url: string, signingKey: Buffer | null): Promise<ReadDatabase> {
  const place = placeOf(url);
  const connections = new ReadConnections(url, place, { most: 1, answerMs: ANSWER_MS });
  try {
    await checkServer(connections, 'read');
    if ((await schemaOf(connections)) === 0) throw faultOf(place, 'unknown', 'no bot has kept anything in it');
    await checkSchema(connections);
    const sql = new PostgresSql(connections, NO_LEASE);
    const key = signingKey ?? keyOf((await new Facts(sql).get('signing-key')) ?? '');
    return {
      place,
      sql,
      logs: new StoredLogs(sql),
      dealsInPlay: new DealsInPlayRows(sql),
      key: () => {
        if (key === null) throw new Error(`${place} holds no key of this bot`);
        return key;
      },
      close: () => connections.close(),
    };
  } catch (error) {
    await connections.close();
    throw error;
  }
}
