import { MetadataRows } from '../../src/storage/sqlite/rows/metadata.js';
import { openToRead } from '../../src/storage/sqlite/database.js';
import { signingKey } from '../../src/storage/signing-key.js';
import { TurnNoticeRows } from '../../src/storage/sql/rows/turn-notices.js';
import { SettingsRows } from '../../src/storage/sql/rows/settings.js';
import { SqliteSql } from '../../src/storage/sqlite/sql.js';
import { guestHome } from '../../src/table/home.js';
import { openLog, retentionOn } from '../history/support.js';
import { game } from '../support/played.js';

const SERVERS = Array.from({ length: 12 }, (_, at) => String((1_000_000_007n * BigInt(at + 1)) << 22n));
/** Servers, and channels where the bot is no member: in direct messages, and in a server. */
const GUILDS = [...SERVERS, guestHome(null, '4242'), guestHome(SERVERS[1] ?? null, '4343')];
const PLAYED = game('played', 3);
export const APPLICATION = '4242';

/** Some hundred games of a dozen servers, packed and not, live ones too. */
export async function filled(games: number): Promise<string> {
  const { database, log } = openLog();
  const { connection } = database;
  for (let at = 0; at < games; at += 1) {
    const id = `g${at}`;
    const guildId = GUILDS[(at * 5) % GUILDS.length] ?? '';
    const entries = PLAYED.map(({ header, ...entry }) => ({
      ...entry,
      game: id,
      ...(header === undefined ? {} : { header: { ...header, game: id, guildId } }),
    }));
    log.append(at % 10 === 9 ? entries.slice(0, -1) : entries);
    if (at === games / 2) await retentionOn(database).maintain(0);
  }
  const sql = new SqliteSql(connection);
  for (const guild of GUILDS) await new SettingsRows(sql).set(guild, 'language', 'en');
  for (let at = 0; at < games; at += 1)
    await new TurnNoticeRows(sql).put({ game: `g${at}`, userId: 'a', turn: '1', stage: 'done', due: 0, sent: null });
  new MetadataRows(connection).set('application', APPLICATION);
  signingKey(database.path);
  database.close();
  return database.path;
}

/** Every row of every table, but the facts about the file itself. */
export function contents(path: string): ReadonlyMap<string, readonly string[]> {
  const connection = openToRead(path);
  const tables = connection
    .prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table' AND name <> 'about'")
    .pluck()
    .all();
  const rows = new Map(
    tables.map((table) => [
      table,
      connection
        .prepare(`SELECT * FROM ${table}`)
        .raw()
        .all()
        .map((row) => JSON.stringify(row))
        .sort(),
    ]),
  );
  connection.close();
  return rows;
}
