import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createApp } from '../../../src/app.js';
import { openFile } from '../../../src/storage/sqlite/bot-storage.js';
import { databasePathOf, readEnvironment } from '../../../src/start/environment.js';
import { listenLocal } from '../../../src/local/index.js';
import { embeddedApplication } from '../../../src/start/embedded-server.js';
import { MetadataRows } from '../../../src/storage/sqlite/rows/metadata.js';
import { claimFor, OtherApplication } from '../../../src/storage/sqlite/origin.js';
import { folder, openLog } from '../../history/support.js';
import { bytesOfTest } from '../../support/chance.js';
import { GUILD } from '../../support/played.js';
import { recording, type LogLine } from '../../e2e/support/harness.js';
import { counted, databaseAt } from './owned.js';

const EMBEDDED = embeddedApplication();
const LOCAL_GUILD = EMBEDDED.guildIds?.[0] ?? '';

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
