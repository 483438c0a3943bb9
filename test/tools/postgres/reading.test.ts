import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { connectPostgres } from '../../../src/storage/postgres/database.js';
import { postgresToRead } from '../../../src/storage/postgres/reading.js';
import { signingKey } from '../../../src/storage/signing-key.js';
import { exportServer } from '../../../src/storage/sql/export/server.js';
import { moveToPostgres } from '../../../src/tools/move/move.js';
import { readDatabase } from '../../../src/tools/read-database.js';
import { checkAll } from '../../../src/tools/replay/all.js';
import { replay } from '../../../src/tools/replay/command.js';
import { newDatabase } from '../../support/postgres/databases.js';
import { filled } from '../../storage/filled-file.js';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** The same games in a file and in a database. */
async function both(games: number): Promise<{ readonly file: string; readonly url: string }> {
  const [file, url] = [await filled(games), await newDatabase()];
  await moveToPostgres(file, url, 1, () => undefined);
  return { file, url: url.replace('meteor@', 'meteor:correct-horse@') };
}

/** One of the tools as a process of its own, with these games. */
async function run(tool: string, url: string, args: readonly string[]): Promise<{ status: number; out: string }> {
  const env = { PATH: process.env['PATH'] ?? '', TSX_TSCONFIG_PATH: `${ROOT}tsconfig.json`, DATABASE_URL: url };
  const cwd = mkdtempSync(join(tmpdir(), 'meteor-tool-'));
  onTestFinished(() => {
    rmSync(cwd, { recursive: true });
  });
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), `${ROOT}src/tools/${tool}`, ...args], {
    cwd,
    env,
  });
  let out = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (out += text.toString()));
  const [status] = (await once(child, 'close')) as [number];
  expect(out).not.toContain('correct-horse');
  return { status, out };
}

async function exported(database: string, guild: string): Promise<readonly string[]> {
  const opened = await readDatabase(database);
  const lines: string[] = [];
  for await (const line of exportServer(opened, guild)) lines.push(line);
  await opened.close();
  return lines;
}

const guildsOf = async (url: string): Promise<readonly string[]> => {
  const { sql, close } = await postgresToRead(url, null);
  const found = await sql.rows<{ guild: string }>('SELECT DISTINCT guild FROM games ORDER BY guild');
  await close();
  return found.map(({ guild }) => guild);
};

test('past games read the same from either engine: a server’s data, signed, and each game by its id', async () => {
  const { file, url } = await both(20);
  const parsed = (lines: readonly string[]): unknown =>
    lines.map((line) => ({ ...(JSON.parse(line) as object), shard: undefined }));
  for (const guild of await guildsOf(url)) {
    const lines = await exported(url, guild);
    expect(parsed(lines)).toEqual(parsed(await exported(file, guild)));
  }
  const key = signingKey(file).toString('hex');
  expect((await readDatabase(url)).key().toString('hex')).toBe(key);
  // One is packed, one isn't.
  for (const game of ['g0', 'g18']) {
    const [here, there] = await Promise.all([url, file].map((place) => replay([game], () => place)));
    expect(here).toEqual(there);
    expect(here).toMatchObject({ status: 0 });
  }
  expect(await replay(['nosuchgame'], () => url)).toMatchObject({
    status: 2,
    err: expect.stringMatching(/no game of that id in postgres:\/\/meteor@127/),
  });
  const progress = (): void => undefined;
  expect(await checkAll(url, { progress })).toEqual(await checkAll(file, { progress }));
});

test('what is opened to read writes nothing', async () => {
  const { url } = await both(2);
  const { sql, close } = await postgresToRead(url, null);
  await expect(sql.write({ text: 'DELETE FROM guild_settings', values: {} })).rejects.toMatchObject({
    problem: 'read-only',
  });
  await expect(sql.rows('DELETE FROM guild_settings RETURNING key')).rejects.toMatchObject({ problem: 'read-only' });
  await close();
});

test('server-data, coach and replay find the games by DATABASE_URL, and tell no password', async () => {
  const { url } = await both(4);
  const [guild = ''] = (await guildsOf(url)).filter((one) => /^\d+$/.test(one));
  const to = join(mkdtempSync(join(tmpdir(), 'meteor-data-')), 'data.gz');
  const [wrote, analysed, checked] = await Promise.all([
    run('server-data.ts', url, [guild, to]),
    run('meteor/coach.ts', url, ['g0', '--json', '--rollouts', '50']),
    run('replay.ts', url, ['g0']),
  ]);
  expect(wrote).toEqual({ status: 0, out: '' });
  const lines = gunzipSync(readFileSync(to)).toString().trim().split('\n');
  expect(lines).toEqual(await exported(url, guild));
  expect(analysed.status).toBe(0);
  expect(JSON.parse(analysed.out)).toHaveProperty('missed');
  expect(checked).toMatchObject({ status: 0, out: expect.stringContaining('The log holds') });
});

test('a database that can’t be read is told in words', async () => {
  const empty = await newDatabase('');
  const tools = ['server-data.ts', 'meteor/coach.ts', 'replay.ts'];
  const ran = tools.map((tool) => run(tool, empty, tool === 'server-data.ts' ? ['1', 'x.gz'] : ['g0']));
  for (const [at, { status, out }] of (await Promise.all(ran)).entries()) {
    const tool = tools[at];
    expect([tool, status === 0]).toEqual([tool, false]);
    expect(out).toContain('no bot has kept anything in it');
    expect(out).not.toContain('    at ');
  }
  const database = await connectPostgres(empty);
  expect(await database.rows("SELECT to_regclass('games') AS found")).toEqual([{ found: null }]);
  await database.close();
});
