import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createApp } from '../../../src/app.js';
import { openFile } from '../../../src/storage/sqlite/bot-storage.js';
import { databasePathOf, readEnvironment } from '../../../src/start/environment.js';
import { listenLocal } from '../../../src/local/index.js';
import { embeddedApplication } from '../../../src/start/embedded-server.js';
import { MetadataRows } from '../../../src/storage/sqlite/rows/metadata.js';
import { openDatabase } from '../../../src/storage/sqlite/database.js';
import { LogAtOnce } from '../../support/log-at-once.js';
import { claimFor, OtherApplication } from '../../../src/storage/sqlite/origin.js';
import { folder, openLog } from '../../history/support.js';
import { bytesOfTest } from '../../support/chance.js';
import { game, GUILD } from '../../support/played.js';
import { recording, type LogLine } from '../../e2e/support/harness.js';

const ROOT = join(import.meta.dirname, '../../..');
const EMBEDDED = embeddedApplication();
const LOCAL_GUILD = EMBEDDED.guildIds?.[0] ?? '';

/** A database with one live game of this server; `owner`: as whose it is noted. */
function databaseAt(path: string, guildId: string, owner: string | null = null): string {
  const database = openDatabase(path);
  new LogAtOnce(database).append(game('onegame', 2, { guildId }).slice(0, -1));
  if (owner !== null) new MetadataRows(database.connection).set('application', owner);
  database.close();
  return path;
}

function counted(path: string): unknown {
  const { connection } = openLog(path).database;
  return connection.prepare('SELECT status, (SELECT count(*) FROM entries) AS entries FROM games').get();
}

it('notes its application the first time, and refuses another', () => {
  const { connection } = openLog().database;
  claimFor(connection, { id: '11' });
  claimFor(connection, { id: '11' });
  expect(() => claimFor(connection, { id: '22' })).toThrow(OtherApplication);
  expect(new MetadataRows(connection).get('application')).toBe('11');
});

it('of an older release: the embedded server takes what holds its own games alone', () => {
  const own = openLog(databaseAt(join(folder(), 'a.db'), LOCAL_GUILD)).database;
  claimFor(own.connection, EMBEDDED);
  const discord = openLog(databaseAt(join(folder(), 'b.db'), GUILD)).database;
  expect(() => claimFor(discord.connection, EMBEDDED)).toThrow(OtherApplication);
  claimFor(discord.connection, { id: '11' });
});

it('another application’s token is refused at READY, and no game is touched but for its Time Out', async () => {
  const path = databaseAt(join(folder(), 'meteor.db'), GUILD, '11');
  const server = await listenLocal({ token: 'local-test-token', channels: ['general'] });
  const lines: LogLine[] = [];
  const app = createApp({
    database: openFile(path),
    log: recording(lines),
    defaults: { zoneMs: 60_000, windowMs: 5_000 },
    maintenance: 'off',
    randomBytes: bytesOfTest(),
    emoji: [],
  });
  await expect(app.start({ token: 'local-test-token', apiUrl: server.apiUrl })).rejects.toMatchObject({
    name: 'StorageFault',
    owner: '11',
    asked: server.botId,
  });
  expect(server.requests.all.filter(({ method }) => method !== 'GET')).toEqual([]);
  await app.kill();
  await server.stop();
  expect(counted(path)).toMatchObject({ status: 'live' });
});

it('the first READY notes whose the database is', async () => {
  const path = join(folder(), 'meteor.db');
  const server = await listenLocal({ token: 'local-test-token', channels: ['general'] });
  const file = openFile(path);
  const app = createApp({
    database: file,
    log: recording([]),
    defaults: { zoneMs: 60_000, windowMs: 5_000 },
    maintenance: 'off',
    randomBytes: bytesOfTest(),
    emoji: [],
  });
  await app.start({ token: 'local-test-token', apiUrl: server.apiUrl });
  expect(new MetadataRows(file.database.connection).get('application')).toBe(server.botId);
  await app.kill();
  await server.stop();
});

it.each([
  [{}, './data/local.db'],
  [{ DISCORD_TOKEN: 'x' }, './data/meteor.db'],
  [{ DATABASE_PATH: ' a.db ' }, 'a.db'],
  [{ DATABASE_PATH: '', DISCORD_TOKEN: ' ' }, './data/local.db'],
])('%j: the bot and its tools use %s', (variables, path) => {
  expect(databasePathOf(variables)).toBe(path);
  const outcome = readEnvironment(variables);
  expect(outcome.ok && outcome.environment.databasePath).toBe(path);
});

interface Ran {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** Starts the process in a folder of its own; ends it once it says `until`, or when it ends by itself. */
function startIn(cwd: string, env: Readonly<Record<string, string>>, until: RegExp): Promise<Ran> {
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), join(ROOT, 'src/main.ts')], {
    cwd,
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', TSX_TSCONFIG_PATH: join(ROOT, 'tsconfig.json'), ...env },
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (text: Buffer) => {
    out += text.toString();
    if (until.test(out)) child.kill('SIGTERM');
  });
  child.stderr.on('data', (text: Buffer) => {
    err += text.toString();
  });
  return new Promise((resolve) => {
    child.once('exit', (status) => {
      resolve({ status, out, err });
    });
  });
}

it('without a token a database of Discord’s games is refused before anything is written', async () => {
  const cwd = folder();
  const path = databaseAt(join(cwd, 'games.db'), GUILD);
  const ran = await startIn(cwd, { DATABASE_PATH: 'games.db' }, /never/);
  expect(ran).toMatchObject({ status: 1 });
  expect(ran.err).toContain('belongs to a bot on Discord');
  expect(counted(path)).toEqual({ status: 'live', entries: game('onegame', 2).length - 1 });
}, 60_000);

it('an old default file with local games alone is moved, and that is said', async () => {
  const cwd = folder();
  mkdirSync(join(cwd, 'data'));
  databaseAt(join(cwd, 'data/meteor.db'), LOCAL_GUILD);
  const ran = await startIn(cwd, {}, /Open http/);
  expect(ran.out).toContain('moved from ./data/meteor.db to ./data/local.db');
  expect(ran.out).toContain('1 unfinished game is restored');
  expect([existsSync(join(cwd, 'data/meteor.db')), existsSync(join(cwd, 'data/local.db'))]).toEqual([false, true]);
}, 60_000);

it('an old default file with games of Discord stays where it is', async () => {
  const cwd = folder();
  mkdirSync(join(cwd, 'data'));
  databaseAt(join(cwd, 'data/meteor.db'), GUILD);
  const ran = await startIn(cwd, {}, /Open http/);
  expect(ran.out).not.toContain('moved');
  expect([existsSync(join(cwd, 'data/meteor.db')), existsSync(join(cwd, 'data/local.db'))]).toEqual([true, true]);
}, 60_000);
