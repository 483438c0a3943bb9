import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readKey, keyPathOf } from '../../storage/signing-key.js';
import { openPostgres } from '../../storage/postgres/database.js';
import { openDatabase } from '../../storage/sqlite/database.js';
import {
  finish,
  lockFiles,
  openWhole,
  ownTables,
  refuseExisting,
  removeFile,
  syncAtItsEnd,
} from '../../storage/sqlite/file/whole-file.js';
import { shardsOf } from '../../storage/sqlite/shards.js';
import { ALL_SHARDS, sameShards, shardsInWords } from '../../storage/shards.js';
import { copyTables, type Copied } from './copy.js';
import { MoveFault } from './fault.js';
import { withoutBots, PostgresTables, setFact } from './postgres.js';
import { SqliteTables } from './sqlite.js';
import type { Table } from './tables.js';

/** Told of each table as it has arrived and was compared. */
export type Report = (copied: Copied) => void;

/** What other tables refer to comes first. */
const inOrder = (tables: readonly Table[]): readonly Table[] =>
  [...tables].sort((left, right) => Number(right.name === 'games') - Number(left.name === 'games'));

async function copyAll(copied: AsyncIterable<Copied>, report: Report): Promise<void> {
  for await (const table of copied) report(table);
}

/**
 * Copies all that a file holds into a PostgreSQL database that has nothing of a bot's yet: everything, or nothing. The
 * file stays as it is. Throws `MoveFault`, `BackupFault`, `DatabaseFault` and `PostgresFault`.
 */
export async function moveToPostgres(file: string, url: string, shardCount: number, report: Report): Promise<void> {
  const release = lockFiles([file]);
  try {
    const connection = openWhole(file);
    try {
      const held = shardsOf(connection);
      if (!sameShards(held, ALL_SHARDS))
        throw new MoveFault(`${file} holds ${shardsInWords(held)}. Put the files together first, by npm run join.`);
      await (await openPostgres(url)).close();
      const tables = inOrder(ownTables(connection));
      await withoutBots(url, async (sql) => {
        const target = new PostgresTables(sql, shardCount);
        await refuseUsed(target, tables);
        await copyAll(copyTables(new SqliteTables(connection), target, tables), report);
        await setFact(sql, 'shard-count', `${shardCount}`);
        if (existsSync(keyPathOf(file))) await setFact(sql, 'signing-key', readKey(keyPathOf(file)).toString('hex'));
      });
    } finally {
      connection.close();
    }
  } finally {
    release();
  }
}

async function refuseUsed(target: PostgresTables, tables: readonly Table[]): Promise<void> {
  for (const table of tables)
    if (await target.isUsed(table))
      throw new MoveFault(`The PostgreSQL database has rows in ${table.name} already. Give an empty one.`);
}

/**
 * Copies all that a PostgreSQL database holds into a new file. The database stays as it is. Throws `MoveFault`,
 * `BackupFault`, `DatabaseFault` and `PostgresFault`.
 */
export async function moveToSqlite(url: string, file: string, report: Report): Promise<void> {
  refuseExisting([file, keyPathOf(file)]);
  const part = `${file}.part`;
  removeFile(part);
  const database = openDatabase(part);
  try {
    const { connection } = database;
    syncAtItsEnd(connection);
    await (await openPostgres(url)).close();
    const key = await withoutBots(url, async (sql) => {
      const tables = inOrder(ownTables(connection));
      await copyAll(copyTables(new PostgresTables(sql, 1), new SqliteTables(connection), tables), report);
      const [found] = await sql.rows<{ value: string }>("SELECT value FROM about WHERE key = 'signing-key'");
      return found?.value ?? null;
    });
    finish(connection);
    database.close();
    if (key !== null) writeFileSync(keyPathOf(file), `${key}\n`, { flag: 'wx', mode: 0o600 });
    renameSync(part, file);
  } finally {
    database.close();
    removeFile(part);
    rmSync(keyPathOf(part), { force: true });
  }
}
