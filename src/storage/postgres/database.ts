import { faultOf, type PostgresFault } from './faults.js';
import { migrate } from './migrate.js';
import { Connections, type ConnectionOptions } from './sql.js';

/** The oldest PostgreSQL that is tested. */
const OLDEST = 15;

/** For the log and its lease, whose answers people wait for: one connection each, that nothing else keeps busy. */
const URGENT: ConnectionOptions = { most: 2, connectMs: 2_000, answerMs: 2_000 };

/** The open database of one bot. */
export class PostgresDatabase extends Connections {
  readonly urgent: Connections;
  #users = 1;

  constructor(
    url: string,
    options: ConnectionOptions,
    /** The migrations that this opening applied. */
    readonly applied: readonly string[],
  ) {
    const place = placeOf(url);
    super(url, place, options);
    this.urgent = new Connections(url, place, { ...URGENT, ...options });
  }

  override get pending(): number {
    return super.pending + this.urgent.pending;
  }

  /** For one more user, who closes it too: the last one ends the connections. */
  shared(): this {
    this.#users += 1;
    return this;
  }

  override async close(): Promise<void> {
    this.#users -= 1;
    if (this.#users > 0) return;
    await Promise.all([super.close(), this.urgent.close()]);
  }
}

/** Connects to `postgres://…` and leaves the schema as it is. Throws `PostgresFault` as `openPostgres` does. */
export async function connectPostgres(url: string, options: ConnectionOptions = {}): Promise<PostgresDatabase> {
  const database = new PostgresDatabase(url, options, []);
  try {
    await checkServer(database);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/**
 * Connects to `postgres://…` and brings the schema up to date. TLS, `sslmode` and password files are as `pg` has them.
 * Throws `PostgresFault`, whose `problem` and message say what is wrong and what to do.
 */
export async function openPostgres(url: string, options: ConnectionOptions = {}): Promise<PostgresDatabase> {
  const first = new Connections(url, placeOf(url), { ...options, most: 1 });
  try {
    await checkServer(first);
    return new PostgresDatabase(url, options, await migrate(first));
  } finally {
    await first.close();
  }
}

/** How messages call the database: without its password. Throws `PostgresFault` for what is no address. */
export function placeOf(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (parsed === null || !/^postgres(ql)?:$/.test(parsed.protocol)) throw faultOf('in DATABASE_URL', 'address');
  const { username, host, pathname } = parsed;
  return `postgres://${username === '' ? '' : `${username}@`}${host}${pathname}`;
}

/** What is asked of a server before anything else. */
export interface Server {
  /** As `server_version_num` has it: 150004 is 15.4. */
  readonly version: number;
  readonly encoding: string;
  /** Whether it takes no writes. */
  readonly standby: boolean;
  /** Whether the role may make tables. */
  readonly rights: boolean;
}

/** What keeps the bot from using a server; null: nothing. */
export function refusalOf(place: string, { version, encoding, standby, rights }: Server): PostgresFault | null {
  const release = Math.floor(version / 10_000);
  if (release < OLDEST) return faultOf(place, 'version', `this is ${release}`);
  if (encoding !== 'UTF8') return faultOf(place, 'encoding', `it is ${encoding}`);
  if (standby) return faultOf(place, 'read-only');
  return rights ? null : faultOf(place, 'rights');
}

/** `read`: on a standby, or as a role that may make nothing, too. Rejects with `PostgresFault`. */
export async function checkServer(sql: Connections, to: 'write' | 'read' = 'write'): Promise<void> {
  const [server] = await sql.rows<Server>(
    `SELECT current_setting('server_version_num')::bigint AS version, current_setting('server_encoding') AS encoding,
      pg_is_in_recovery() OR current_setting('transaction_read_only') = 'on' AS standby,
      coalesce(has_schema_privilege(current_schema(), 'CREATE'), false) AS rights`,
  );
  const refusal =
    server === undefined
      ? faultOf(sql.place, 'unknown')
      : refusalOf(sql.place, to === 'write' ? server : { ...server, standby: false, rights: true });
  if (refusal !== null) throw refusal;
}
