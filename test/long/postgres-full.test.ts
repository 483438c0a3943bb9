import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, chownSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { allText, listenLocal, type LocalUser } from '../../src/local/index.js';
import { Connections } from '../../src/storage/postgres/sql.js';
import { translator } from '../../src/text/index.js';
import { BotProcess } from '../support/bot-process.js';
import { startCluster, type Cluster } from '../support/postgres/cluster.js';

/** A database on a disk of 16 MiB that is really full. To be run as root, who may mount one. */

const t = translator('en');
/** Longer than a lease: it is renewed on a full disk too. */
const STAYS_FULL_MS = 12_000;

/** A database in a tablespace of its own on that disk; the write-ahead log is elsewhere. */
async function smallDatabase(cluster: Cluster): Promise<string> {
  const disk = join(cluster.folder, 'small');
  mkdirSync(disk);
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=16m', 'none', disk]);
  onTestFinished(() => void execFileSync('umount', ['--lazy', disk]));
  const { uid, gid } = statSync(cluster.folder);
  chownSync(disk, uid, gid);
  chmodSync(disk, 0o700);
  const server = new Connections(cluster.url('postgres'), 'of the test');
  await server.run(`CREATE TABLESPACE small LOCATION '${disk}'`);
  await server.run('CREATE DATABASE meteor TABLESPACE small');
  await server.close();
  return cluster.url('meteor');
}

/** Until the server itself says that the disk is full. */
async function fill(sql: Connections): Promise<void> {
  await sql.run('CREATE TABLE filling (bytes TEXT)');
  await sql.run('ALTER TABLE filling ALTER COLUMN bytes SET STORAGE PLAIN');
  for (const rows of [500, 50, 5, 1]) {
    const insert = `INSERT INTO filling SELECT repeat(md5(random()::text), 200) FROM generate_series(1, ${rows})`;
    for (;;) {
      const fault: unknown = await sql.run(insert).then(
        () => null,
        (error: unknown) => error,
      );
      if (fault === null) continue;
      expect(fault).toMatchObject({ problem: 'full' });
      break;
    }
  }
}

const board = (user: LocalUser, channel: string): string =>
  user
    .sees(channel)
    .filter(({ flags, author }) => (flags & 64) === 0 && author.bot === true)
    .map(allText)
    .join('\n');

test('a disk that is full: the bot keeps its lease, games are on hold, new ones are refused, and it heals', async () => {
  const cluster = await startCluster([]);
  onTestFinished(() => cluster.remove());
  const url = await smallDatabase(cluster);
  const server = await listenLocal({ channels: ['general', 'other'] });
  onTestFinished(() => server.stop());
  const cwd = mkdtempSync(join(tmpdir(), 'meteor-full-'));
  const env = { PORT: '0', DISCORD_TOKEN: 'local-test-token', DISCORD_API_URL: server.apiUrl, DATABASE_URL: url };
  const bot = new BotProcess(cwd, env);
  onTestFinished(async () => {
    await bot.end('SIGKILL');
    rmSync(cwd, { recursive: true, force: true });
  });
  await bot.says('connected to Discord');
  const [ana, ben] = [server.addUser('Ana'), server.addUser('Ben')];
  const [channel, other] = [server.channelId(), server.channelId('other')];
  await ana.command(channel, 'meteor new', { mode: 'standard' });
  await ben.command(channel, 'meteor join', {});
  await ana.command(channel, 'meteor start', {});
  await ana.command(channel, 'meteor start', {});

  const sql = new Connections(url, 'of the test');
  onTestFinished(() => sql.close());
  await fill(sql);
  // What old rows left free in the log's own pages still takes some moves.
  for (let moves = 0; !bot.out.includes('the log takes nothing'); moves += 1) {
    expect(moves).toBeLessThan(2_000);
    await ana.command(channel, moves % 2 === 0 ? 'meteor timeout' : 'meteor resume', {});
  }
  const began = Date.now();
  await server.until(() => board(ana, channel).includes('on hold'));
  const refused = await ana.command(channel, 'meteor pass', {});
  expect(refused.message && allText(refused.message)).toContain(t('refusal.storage-failed'));
  const opened = await ben.command(other, 'meteor new', {});
  expect(opened.message && allText(opened.message)).toContain(t('refusal.disk-full'));
  await wait(STAYS_FULL_MS - (Date.now() - began));
  expect(bot.out).not.toContain('the log takes this game again');

  await sql.run('DROP TABLE filling');
  await bot.says('the log takes this game again');
  await server.until(() => board(ana, channel).includes('TIME OUT'));
  const resumed = await ana.command(channel, 'meteor resume', {});
  expect(resumed.message && allText(resumed.message)).not.toContain(t('refusal.storage-failed'));
  const again = await ben.command(other, 'meteor new', {});
  expect(again.message && allText(again.message)).not.toContain(t('refusal.disk-full'));
  expect(await bot.end('SIGTERM')).toBe(0);
}, 300_000);
