import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listenLocal, type ListeningDiscord } from '../../../src/local/index.js';
import { openDatabase } from '../../../src/storage/sqlite/database.js';
import { backupMarkOf, markBackup } from '../../../src/storage/sqlite/file/backup-mark.js';
import { readMigrations } from '../../../src/storage/migrations.js';
import { keyPathOf, signingKey } from '../../../src/storage/signing-key.js';
import { DEFAULT_LOCALE, translator } from '../../../src/text/index.js';
import { examine } from '../../../src/tools/doctor/doctor.js';
import { inWords, type Finding } from '../../../src/tools/doctor/finding.js';
import { disk } from '../../../src/tools/doctor/local.js';
import { breakPageOf, closedWith } from '../../storage/sqlite/broken-page.js';

const NOW = Date.parse('2026-03-01T12:00:00Z');
const TOKEN = 'local-test-token';

let folder: string;
let path: string;
let server: ListeningDiscord;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'meteor-doctor-'));
  path = join(folder, 'meteor.db');
  openDatabase(path).close();
  signingKey(path);
  markBackup(path, new Date(NOW - 3_600_000));
  server = await listenLocal();
});
afterEach(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

interface Given {
  readonly variables?: Readonly<Record<string, string>>;
  readonly guildId?: string | null;
  /** What Discord's clock says. */
  readonly date?: string;
  /** Changes an answer of Discord's. */
  readonly answer?: (path: string, body: unknown) => unknown;
}

function examined({ variables = {}, guildId, date, answer = (_, body) => body }: Given = {}): Promise<
  readonly Finding[]
> {
  return examine({
    variables: { DATABASE_PATH: path, DISCORD_TOKEN: TOKEN, DISCORD_API_URL: server.apiUrl, ...variables },
    guildId: guildId === undefined ? server.guildId : guildId,
    release: { version: '9.8.7', commit: 'abc1234' },
    now: () => NOW,
    t: translator(DEFAULT_LOCALE),
    fetch: async (url, init) => {
      const response = await fetch(url, init);
      const body: unknown = answer(String(url), await response.json());
      const headers = { date: date ?? 'Sun, 01 Mar 2026 12:00:00 GMT' };
      return new Response(JSON.stringify(body), { status: response.status, headers });
    },
  });
}

const wrongs = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter(({ verdict }) => verdict === 'wrong');
const about = (findings: readonly Finding[], what: string): readonly Finding[] =>
  findings.filter((finding) => finding.about === what);

test('where all is well nothing is wrong; versions and sizes are said, and no secret', async () => {
  const findings = await examined();
  expect(wrongs(findings)).toEqual([]);
  const words = inWords(findings);
  const newest = readMigrations().at(-1)?.version;
  expect(words).toContain(`bot 9.8.7 (abc1234), schema ${newest}, Node ${process.versions.node}`);
  expect(words).toMatch(/ok {5}Database: .*meteor\.db is whole, 0\.\d MiB/);
  expect(words).toContain('ok     Token: Discord takes it');
  expect(words).toContain('ok     Clock: within five seconds');
  expect(words).toContain('ok     Backup: made within a day');
  expect(words).not.toContain(TOKEN);
  expect(words).not.toContain(signingKey(path).toString('hex'));
});

test('a damaged page is found', async () => {
  const damaged = closedWith([{ id: 'gdoctor1', on: true }]);
  breakPageOf(damaged, 'gdoctor1');
  const findings = about(await examined({ variables: { DATABASE_PATH: damaged } }), 'Database');
  expect(wrongs(findings)[0]).toMatchObject({ says: expect.stringContaining('is damaged') as string });
  expect(wrongs(findings)[0]?.todo).toContain('npm run restore');
});

test('files that others may read, and a key that is none', async () => {
  chmodSync(path, 0o644);
  chmodSync(keyPathOf(path), 0o640);
  const findings = wrongs(await examined());
  expect(findings.map(({ about: what, todo }) => [what, todo])).toEqual([
    ['Database', `Run: chmod 600 ${path}`],
    ['Key', `Run: chmod 600 ${keyPathOf(path)}`],
  ]);
  writeFileSync(keyPathOf(path), 'no key\n');
  const [damaged] = wrongs(about(await examined(), 'Key'));
  expect(damaged?.says).toContain('holds no key');
  // docs/running.md: a backup doesn't hold it, and sign-ins don't need it.
  expect(damaged?.todo).toMatch(/no backup has it.*links to past games and signatures of logs end/);
  expect(damaged?.todo).not.toContain('sign-ins');
});

test('a newer schema is wrong; an older one is brought up to date at the next start', async () => {
  const newest = readMigrations().at(-1)?.version ?? 0;
  const set = (version: number): void => {
    const connection = new BetterSqlite3(path);
    connection.pragma(`user_version = ${version}`);
    connection.close();
  };
  set(newest - 1);
  expect(about(await examined(), 'Schema')).toMatchObject([
    { verdict: 'note', says: expect.stringContaining('next start') as string },
  ]);
  set(newest + 1);
  expect(about(await examined(), 'Schema')).toMatchObject([{ verdict: 'wrong' }]);
});

test('no database yet, one of another program, and a full disk', async () => {
  writeFileSync(join(folder, 'text.db'), 'not a database, but long enough to look like a file of some kind'.repeat(40));
  const other = await examined({ variables: { DATABASE_PATH: join(folder, 'text.db') } });
  expect(wrongs(about(other, 'Database'))[0]?.says).toContain('not a SQLite database');
  const missing = await examined({ variables: { DATABASE_PATH: join(folder, 'new.db') } });
  expect(wrongs(missing)).toEqual([]);
  expect(about(missing, 'Backup')[0]?.verdict).toBe('note');
  expect(disk(path, () => 25 * 1024 * 1024 - 1).verdict).toBe('wrong');
  expect(disk(path, () => 50 * 1024 * 1024).verdict).toBe('note');
});

test('a backup of last week is worth a word', async () => {
  rmSync(backupMarkOf(path));
  markBackup(path, new Date(NOW - 7 * 24 * 3_600_000));
  expect(about(await examined(), 'Backup')).toMatchObject([{ verdict: 'note', says: 'made 7 days ago' }]);
});

test('a token that Discord doesn’t take isn’t shown, whatever its shape', async () => {
  const findings = await examined({ variables: { DISCORD_TOKEN: 'some secret "token"' } });
  expect(wrongs(findings)).toMatchObject([{ about: 'Token', says: 'Discord doesn’t take it' }]);
  expect(inWords(findings)).not.toContain('some secret');
});

test('without a token nobody is asked', async () => {
  const findings = await examined({ variables: { DISCORD_TOKEN: '', DISCORD_API_URL: '' } });
  expect(wrongs(findings)).toEqual([]);
  expect(about(findings, 'Token')).toMatchObject([{ verdict: 'note' }]);
  expect(server.requests.all).toEqual([]);
});

test.each([
  ['Sun, 01 Mar 2026 11:59:50 GMT', '9.0 s ahead of'],
  ['Sun, 01 Mar 2026 12:01:00 GMT', '60.0 s behind'],
])('a clock beside Discord’s %s', async (date, says) => {
  expect(wrongs(await examined({ date }))).toMatchObject([
    { about: 'Clock', says: expect.stringContaining(says) as string },
  ]);
});

test('a missing permission is named with where to grant it; what games do without is only noted', async () => {
  const MANAGE_MESSAGES = 1n << 13n;
  const MUTE_MEMBERS = 1n << 22n;
  const findings = await examined({
    answer: (url, body) =>
      url.includes('/users/@me/guilds')
        ? (body as { permissions: string }[]).map((guild) => ({
            ...guild,
            permissions: String(BigInt(guild.permissions) & ~MANAGE_MESSAGES & ~MUTE_MEMBERS),
          }))
        : body,
  });
  expect(wrongs(findings)).toMatchObject([
    { about: 'Permissions', says: expect.stringContaining('Manage Messages: to delete talk') as string },
  ]);
  expect(about(findings, 'Permissions').at(-1)).toMatchObject({ verdict: 'note' });
  expect(server.requests.all.every(({ method }) => method === 'GET')).toBe(true);
});

test('a server without the bot gets an invitation, and one that isn’t named is asked for', async () => {
  expect(wrongs(await examined({ guildId: '123456789' }))[0]?.todo).toContain('https://discord.com/oauth2/authorize');
  expect(about(await examined({ guildId: null }), 'Permissions')).toMatchObject([{ verdict: 'note' }]);
});

test('Discord out of reach, and a setting that can’t be read', async () => {
  const unreachable = await examined({ variables: { DISCORD_API_URL: 'http://127.0.0.1:1/api' } });
  expect(wrongs(unreachable)).toMatchObject([
    { about: 'Discord', says: expect.stringContaining('can’t be reached') as string },
  ]);
  const misread = await examined({ variables: { PORT: 'many' } });
  expect(wrongs(misread)).toMatchObject([{ about: 'Settings', todo: 'Change PORT in .env.' }]);
});
