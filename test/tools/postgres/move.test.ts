import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openPostgres, type PostgresDatabase } from '../../../src/storage/postgres/database.js';
import { keyPathOf } from '../../../src/storage/signing-key.js';
import { split } from '../../../src/storage/sqlite/file/split.js';
import { lockForOneBot } from '../../../src/storage/sqlite/file/lock.js';
import { moveToPostgres, moveToSqlite, type Report } from '../../../src/tools/move/move.js';
import { changeShardCount } from '../../../src/tools/move/postgres.js';
import { shardOf } from '../../../src/table/home.js';
import { newDatabase } from '../../support/postgres/databases.js';
import { contents, filled } from '../../storage/filled-file.js';
import { expire, owner } from '../../storage/postgres/owners.js';
import { folder } from '../../history/support.js';

const silent: Report = () => undefined;

async function opened(url: string): Promise<PostgresDatabase> {
  const database = await openPostgres(url);
  onTestFinished(() => database.close());
  return database;
}

const gamesIn = async (url: string): Promise<number> => (await (await opened(url)).rows('SELECT 1 FROM games')).length;

test('there and back every row is the same, the key and the live games too', async () => {
  const file = await filled(40);
  const before = contents(file);
  const url = await newDatabase();
  const reported = new Map<string, number>();
  await moveToPostgres(file, url, 1, ({ table, rows }) => reported.set(table, rows));
  expect(reported.get('games')).toBe(40);
  for (const [table, rows] of before) expect([table, reported.get(table)]).toEqual([table, rows.length]);
  expect(contents(file)).toEqual(before);

  const back = join(folder(), 'back.db');
  await moveToSqlite(url, back, silent);
  expect(contents(back)).toEqual(before);
  expect(readFileSync(keyPathOf(back), 'utf8')).toBe(readFileSync(keyPathOf(file), 'utf8'));
  expect(existsSync(`${back}.part`)).toBe(false);
});

test('the live games are those of a bot with that number of shards', async () => {
  const file = await filled(40);
  const url = await newDatabase();
  await moveToPostgres(file, url, 4, silent);
  const found: string[] = [];
  for (const residue of [0, 1, 2, 3]) {
    const one = await owner(url, { count: 4, residues: [residue] });
    expect(await one.lease.acquire()).toBe(true);
    for await (const { header } of one.log.loadUnfinished()) found.push(header.game);
  }
  const live = await (await opened(url)).rows<{ game: string }>("SELECT game FROM games WHERE status = 'live'");
  expect(live.length).toBeGreaterThan(0);
  expect(found.sort()).toEqual(live.map(({ game }) => game).sort());
  const other = await owner(url);
  await expect(other.lease.acquire()).rejects.toMatchObject({ problem: 'other-shards' });
});

test('the servers of a database are divided anew, for another number of shards', async () => {
  const url = await newDatabase();
  await moveToPostgres(await filled(40), url, 1, silent);
  const before = await owner(url);
  expect(await before.lease.acquire()).toBe(true);
  await expect(changeShardCount(url, 2)).rejects.toThrow('A bot runs on postgres://');
  await before.lease.release();
  const live = await changeShardCount(url, 2);
  const found: string[] = [];
  for (const residue of [0, 1]) {
    const one = await owner(url, { count: 2, residues: [residue] });
    expect(await one.lease.acquire()).toBe(true);
    for await (const { header } of one.log.loadUnfinished()) {
      expect(shardOf(header.guildId, 2)).toBe(residue);
      found.push(header.game);
    }
  }
  expect(found).toHaveLength(live);
});

test('nothing is moved while a bot runs on either', async () => {
  const file = await filled(4);
  const url = await newDatabase();
  const release = lockForOneBot(file);
  await expect(moveToPostgres(file, url, 1, silent)).rejects.toMatchObject({ problem: 'in-use' });
  release();

  const bot = await owner(url);
  expect(await bot.lease.acquire()).toBe(true);
  await expect(moveToPostgres(file, url, 1, silent)).rejects.toThrow('A bot runs on postgres://');
  await expect(moveToSqlite(url, join(folder(), 'back.db'), silent)).rejects.toThrow('A bot runs on postgres://');
  await expire(bot);
  await moveToPostgres(file, url, 1, silent);
  expect(await gamesIn(url)).toBe(4);
});

test('nothing is written over: a database with rows, or a file that is there', async () => {
  const file = await filled(4);
  const url = await newDatabase();
  await moveToPostgres(file, url, 1, silent);
  await expect(moveToPostgres(file, url, 1, silent)).rejects.toThrow('has rows in games already. Give an empty one.');
  await expect(moveToSqlite(url, file, silent)).rejects.toThrow('is there already');
});

test('a file with a part of the servers is refused: parts are joined first', async () => {
  const [part] = split(await filled(4), 2);
  await expect(moveToPostgres(part?.file ?? '', await newDatabase(), 1, silent)).rejects.toThrow('npm run join');
});

test('what arrives otherwise than it was is found, and nothing of it stays', async () => {
  const url = await newDatabase();
  const database = await opened(url);
  await database.run(`CREATE FUNCTION change() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN NEW.value := 'changed'; RETURN NEW; END $$`);
  await database.run('CREATE TRIGGER changes BEFORE INSERT ON guild_settings FOR EACH ROW EXECUTE FUNCTION change()');
  await expect(moveToPostgres(await filled(4), url, 1, silent)).rejects.toThrow(
    'The table guild_settings didn’t arrive',
  );
  expect(await gamesIn(url)).toBe(0);
});

test('a move that is killed has changed nothing, and is begun anew', async () => {
  const file = await filled(40);
  const before = contents(file);
  const url = await newDatabase();
  const tool = spawn(process.execPath, ['--import', 'tsx', 'src/tools/move.ts', file, url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  // Each table is told as soon as it was compared; the transaction that has them all is not at its end then.
  for await (const _ of createInterface({ input: tool.stdout })) {
    tool.kill('SIGKILL');
    break;
  }
  if (tool.exitCode === null && tool.signalCode === null) await once(tool, 'exit');
  await expect.poll(() => gamesIn(url)).toBe(0);

  const again = spawnSync(process.execPath, ['--import', 'tsx', 'src/tools/move.ts', file, url], { encoding: 'utf8' });
  expect(again.stderr).toBe('');
  expect(again.stdout).toContain('All rows are there, and the same.');
  const back = join(folder(), 'back.db');
  await moveToSqlite(url, back, silent);
  expect(contents(back)).toEqual(before);
});

test('what a move back that was killed left behind is written anew', async () => {
  const url = await newDatabase();
  await moveToPostgres(await filled(4), url, 1, silent);
  const back = join(folder(), 'back.db');
  writeFileSync(`${back}.part`, 'left over');
  await moveToSqlite(url, back, silent);
  expect(existsSync(back)).toBe(true);
});

test.each([
  [[]],
  [['a.db', 'b.db']],
  [['a.db', 'postgres://host/b', '--shards', '3']],
  [['postgres://a/b', 'postgres://c/d']],
])('%j is answered with how it is used', (args) => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'src/tools/move.ts', ...args], {
    encoding: 'utf8',
  });
  expect(status).toBe(2);
  expect(stderr).toContain('Usage: npm run move');
});
