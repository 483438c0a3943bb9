import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { allText, listenLocal, type ListeningDiscord, type LocalUser } from '../../../src/local/index.js';
import { BotProcess } from '../../support/bot-process.js';
import { newDatabase, onServer } from '../../support/postgres/databases.js';
import { connectPostgres, type PostgresDatabase } from '../../../src/storage/postgres/database.js';

const PASSWORD = 'correct-horse';
/** So long after its last renewal, by the clocks that go on while it is frozen, a process acts no more. */
const NO_LONGER_ACTS_MS = 6_500;

let server: ListeningDiscord;
let cwd: string;
let url: string;
let beside: PostgresDatabase;
const running: BotProcess[] = [];

beforeEach(async () => {
  server = await listenLocal();
  cwd = mkdtempSync(join(tmpdir(), 'meteor-process-'));
  url = (await newDatabase()).replace('meteor@', `meteor:${PASSWORD}@`);
  beside = await connectPostgres(url);
});
afterEach(async () => {
  for (const one of running) await one.end('SIGKILL');
  for (const { out } of running.splice(0)) expect(out).not.toContain(PASSWORD);
  await beside.close();
  await server.stop();
  rmSync(cwd, { recursive: true, force: true });
});

/** `npm start`'s own process, on the local server. */
function start(env: Readonly<Record<string, string>> = {}): BotProcess {
  const given = { PORT: '0', DISCORD_TOKEN: 'local-test-token', DISCORD_API_URL: server.apiUrl, DATABASE_URL: url };
  const started = new BotProcess(cwd, { ...given, ...env });
  running.push(started);
  return started;
}

/** Ana's game, whose clock runs. */
async function game(): Promise<LocalUser> {
  const [ana, channel] = [server.addUser('Ana'), server.channelId()];
  await ana.command(channel, 'meteor new', { mode: 'first' });
  await ana.command(channel, 'meteor start', {});
  await ana.command(channel, 'meteor start', {});
  return ana;
}

const board = (ana: LocalUser): string =>
  ana
    .sees(server.channelId())
    .filter(({ flags, author }) => (flags & 64) === 0 && author.bot === true)
    .map(allText)
    .join('\n');

it('a second process waits as successor, and goes on with the games when the first one is stopped', async () => {
  const first = start();
  await first.says('connected to Discord');
  const second = start();
  await second.says('takes over when the other one stops');
  const third = start();
  expect(await third.exited).toBe(1);
  expect(third.out).toContain('another process is already waiting');
  const ana = await game();
  const stopping = first.end('SIGTERM');
  const seen = await ana.command(server.channelId(), 'meteor hand', {});
  expect(seen.error).toBeUndefined();
  await second.says('has taken over its games');
  expect(await stopping).toBe(0);
  await second.says('the games were taken over');
  expect(board(ana)).not.toContain('TIME OUT');
  expect(await second.end('SIGTERM')).toBe(0);
  expect(second.out).not.toMatch(/"level":[456]0/);
});

/** Node's options that set a process's clocks ahead, as those of a machine can be. */
function clockAhead(ms: number): Readonly<Record<string, string>> {
  const file = join(cwd, `ahead-${ms}.mjs`);
  const set = `const now = Date.now.bind(Date);
Date.now = () => now() + ${ms};
Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin + ${ms} });`;
  writeFileSync(file, set);
  return { NODE_OPTIONS: `--import ${pathToFileURL(file).href}` };
}

/** By which a clock may be off that was set by the server's answers. */
const SLACK_MS = 2_000;

const serversTime = async (): Promise<number> => {
  const [found] = await beside.rows<{ now: number }>('SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now');
  return found?.now ?? NaN;
};

it('on machines whose clocks differ games are handed over by the database’s time: no Time Out, nobody loses a second', async () => {
  const first = start(clockAhead(40_000));
  await first.says('connected to Discord');
  const second = start(clockAhead(-40_000));
  await second.says('takes over when the other one stops');
  const from = await serversTime();
  const ana = await game();
  await first.end('SIGTERM');
  await second.says('the games were taken over');
  expect(board(ana)).not.toContain('TIME OUT');
  await ana.command(server.channelId(), 'meteor pass', {});
  await second.end('SIGTERM');
  const entries = await beside.rows<{ action: string; at: number }>('SELECT action, at FROM entries ORDER BY sequence');
  expect(entries.filter(({ action }) => action.includes('"downtime"'))).toEqual([]);
  expect(entries.at(-1)?.action).toContain('pass');
  // By a clock that neither machine has.
  const until = await serversTime();
  for (const { at } of entries) expect([at >= from - SLACK_MS, at <= until + SLACK_MS]).toEqual([true, true]);
});

it('a frozen process is followed after its lease, in Time Out; woken, it ends and says why', async () => {
  const first = start();
  await first.says('connected to Discord');
  const ana = await game();
  const second = start();
  await second.says('takes over when the other one stops');
  process.kill(first.pid, 'SIGSTOP');
  await second.says('the games were taken over');
  await server.until(() => board(ana).includes('TIME OUT'));
  process.kill(first.pid, 'SIGCONT');
  expect(await first.exited).toBe(1);
  expect(first.out).toContain('another process has taken these games over');
  const seen = await ana.command(server.channelId(), 'meteor hand', {});
  expect(seen.error).toBeUndefined();
});

it('frozen and without its lease a process sends nothing once it is woken, whatever people did meanwhile', async () => {
  const first = start();
  await first.says('connected to Discord');
  const ana = await game();
  const sent = (): number => server.requests.all.filter(({ method }) => method !== 'GET').length;
  // What was on its way already when it was frozen would arrive after that.
  for (let seen = -1; seen !== sent(); await wait(500)) seen = sent();
  process.kill(first.pid, 'SIGSTOP');
  await beside.run("UPDATE leases SET owner = 'another', expires_at = clock_timestamp() + interval '1 hour'");
  void ana.command(server.channelId(), 'meteor hand', {}).catch(() => undefined);
  await wait(NO_LONGER_ACTS_MS);
  const before = sent();
  process.kill(first.pid, 'SIGCONT');
  expect(await first.exited).toBe(1);
  expect(sent()).toBe(before);
});

it('a database that cannot be used is refused in words', async () => {
  const database = `latin_${process.pid}`;
  const port = inject('postgresPort');
  await onServer((one) =>
    one.run(`CREATE DATABASE ${database} ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0`),
  );
  const at = (host: string, name: string): string => `postgres://meteor:${PASSWORD}@${host}/${name}`;
  const cases: readonly (readonly [url: string, words: string])[] = [
    [at(`127.0.0.1:${port}`, database), 'its encoding must be UTF8'],
    [at(`127.0.0.1:${port}`, 'nothing'), 'has no database of that name'],
    [at('127.0.0.1:1', 'meteor'), 'nobody answers there'],
    [`mysql://meteor:${PASSWORD}@127.0.0.1/meteor`, 'DATABASE_URL isn’t a PostgreSQL address'],
  ];
  for (const [wrong, words] of cases) {
    const started = start({ DATABASE_URL: wrong });
    expect(await started.exited).toBe(1);
    expect(started.out).toContain(words);
    expect(started.out).not.toContain('    at ');
  }
  await onServer((one) => one.run(`DROP DATABASE ${database}`));
});
