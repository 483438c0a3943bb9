import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { METEOR_HISTORY } from '../../src/history/meteor/adapter.js';
import { checkLog } from '../../src/history/logs/replay.js';
import { allText, listenLocal, type ListeningDiscord, type LocalUser } from '../../src/local/index.js';
import { openToRead } from '../../src/storage/sqlite/database.js';
import { LogReader } from '../../src/storage/sqlite/log/reader.js';
import { translator } from '../../src/text/index.js';
import { BotProcess } from '../support/bot-process.js';
import { breakDisk, cannotTrace, failingFromTheStart, watchSyncs } from './traced-disk.js';

/**
 * The bot's own process on a real file, whose system calls are watched, or answer EIO: what was acknowledged is there
 * afterwards.
 */

const t = translator('en');
const SYNCS = ['fdatasync', 'fsync'] as const;
const CONNECTED = 'connected to Discord';
const TAKES_NOTHING = 'the log takes nothing';
const GOES_ON = 'the log takes this game again';
const REFUSED = t('refusal.storage-failed');
/** For a whole test: processes of a busy machine. */
const PATIENCE_MS = 120_000;
/** The other of the two it is. */
const NOT_NOW = /isn’t paused|already paused/;

let server: ListeningDiscord;
let cwd: string;
let crew: readonly LocalUser[];
let running: BotProcess[] = [];
/** Interactions whose player read that it is done, and those whose player read that it can't be saved. */
let done: string[] = [];
let refused: string[] = [];

beforeAll(() => {
  const reason = cannotTrace();
  if (reason !== null) throw new Error(reason);
});

beforeEach(async () => {
  server = await listenLocal({ token: 'local-test-token' });
  cwd = mkdtempSync(join(tmpdir(), 'meteor-io-error-'));
  crew = ['Ana', 'Ben', 'Cleo'].map((name) => server.addUser(name));
  [running, done, refused] = [[], [], []];
});

afterEach(async () => {
  for (const one of running) await one.end('SIGKILL');
  await server.stop();
  rmSync(cwd, { recursive: true, force: true });
});

const file = (): string => join(cwd, 'meteor.db');

function startBot(under: readonly string[] = []): BotProcess {
  const bot = new BotProcess(
    cwd,
    {
      DISCORD_TOKEN: 'local-test-token',
      DISCORD_API_URL: server.apiUrl,
      DATABASE_PATH: file(),
      PORT: '0',
      ZONE_SECONDS: '3600',
    },
    under,
  );
  running.push(bot);
  return bot;
}

/** A bot with a game of three that is on. */
async function playing(): Promise<BotProcess> {
  const bot = startBot();
  await bot.says(CONNECTED);
  const channel = server.channelId();
  const [host, ...others] = crew;
  await host?.command(channel, 'meteor new', { mode: 'standard' });
  for (const other of others) await other.command(channel, 'meteor join');
  for (let press = 0; press < 2; press += 1) await host?.command(channel, 'meteor start');
  return bot;
}

/**
 * Everybody pauses or resumes, which is legal whatever was dealt, and reads what has become of it. Which of the two is
 * for whoever tries to find out: a game that stood still may wait for its people.
 */
async function everybodyActs(): Promise<void> {
  for (const user of crew) await act(user);
}

async function act(user: LocalUser): Promise<void> {
  const read: string[] = [];
  for (const words of ['meteor resume', 'meteor timeout']) {
    const { interactionId, message, error } = await user.command(server.channelId(), words);
    const said = message === undefined ? '' : allText(message);
    read.push(error ?? said);
    if (said.includes(REFUSED)) refused.push(interactionId);
    else if (error === undefined && !NOT_NOW.test(said)) done.push(interactionId);
    else continue;
    return;
  }
  throw new Error(`${user.name} can do neither: ${read.join(' / ')}`);
}

/** What the file says: all that a player was told is done, in a log that chains and replays. */
function expectAllDone(): void {
  const connection = openToRead(file());
  try {
    const sources = connection.prepare<[], string>('SELECT source FROM sources').pluck().all();
    expect(sources).toEqual(expect.arrayContaining(done));
    for (const game of connection.prepare<[], string>('SELECT game FROM games').pluck().all()) {
      const log = new LogReader(connection).read(game);
      expect(checkLog(log ?? { game, entries: [] }, METEOR_HISTORY)).toMatchObject({ ok: true, redecided: true });
    }
  } finally {
    connection.close();
  }
}

/** Whoever was told that nothing was saved finds it so. */
function expectNoneRefusedDone(): void {
  const connection = openToRead(file());
  const acted = connection.prepare<[string], number>('SELECT count(*) FROM sources WHERE source = ?').pluck();
  expect(refused.filter((source) => acted.get(source) !== 0)).toEqual([]);
  connection.close();
}

/** A bot on a well disk has the game, and takes moves. */
async function expectPlayable(): Promise<void> {
  const bot = startBot();
  await bot.says('1 unfinished game is restored');
  await bot.says(CONNECTED);
  const before = done.length;
  await everybodyActs();
  expect(done).toHaveLength(before + crew.length);
  expectAllDone();
  expect(await bot.end('SIGTERM')).toBe(0);
}

test('while people play, no sync is the event loop’s: it waits for no disk', { timeout: PATIENCE_MS }, async () => {
  const bot = await playing();
  const made = await watchSyncs(bot.pid);
  for (let round = 0; round < 10; round += 1) await everybodyActs();
  await crew[0]?.command(server.channelId(), 'meteor end');
  await crew[0]?.command(server.channelId(), 'meteor end');
  await crew[0]?.command(server.channelId(), 'meteor new', { mode: 'standard' });
  const syncs = await made();
  expect(syncs.length).toBeGreaterThan(30);
  expect(syncs.filter(({ thread }) => thread === bot.pid)).toEqual([]);
  expect(await bot.end('SIGTERM')).toBe(0);
});

test(
  'three syncs fail: their moves are refused in words, then the game goes on by itself',
  { timeout: PATIENCE_MS },
  async () => {
    const bot = await playing();
    await everybodyActs();
    const mend = await breakDisk(bot.pid, { calls: SYNCS, when: '1..3' });
    for (const user of crew.slice(0, 1)) await act(user);
    expect([done.length, refused.length]).toEqual([3, 1]);
    await bot.says(TAKES_NOTHING);
    expect(bot.out).toContain('disk I/O error');
    await bot.says(GOES_ON);
    await everybodyActs();
    expect([done.length, refused.length]).toEqual([6, 1]);
    await mend();
    expect(await bot.end('SIGKILL')).toBeNull();
    expectAllDone();
    expectNoneRefusedDone();
    await expectPlayable();
  },
);

test(
  'nothing can be written any more: nothing is acknowledged, and a kill loses nothing that was',
  { timeout: PATIENCE_MS },
  async () => {
    const bot = await playing();
    await everybodyActs();
    const mend = await breakDisk(bot.pid, { calls: ['pwrite64'] });
    await everybodyActs();
    await everybodyActs();
    expect([done.length, refused.length]).toEqual([3, 6]);
    expect(bot.out).toContain(TAKES_NOTHING);
    expect(await bot.end('SIGKILL')).toBeNull();
    await mend();
    expectAllDone();
    expectNoneRefusedDone();
    await expectPlayable();
  },
);

test.each(['SIGKILL', 'SIGTERM'] as const)(
  'nothing can be synced any more, and then comes %s',
  { timeout: PATIENCE_MS },
  async (signal) => {
    const bot = await playing();
    await everybodyActs();
    const mend = await breakDisk(bot.pid, { calls: SYNCS });
    await everybodyActs();
    expect([done.length, refused.length]).toEqual([3, 3]);
    await bot.says(TAKES_NOTHING);
    expect(bot.out).not.toContain(GOES_ON);
    await bot.end(signal);
    await mend();
    expectAllDone();
    await expectPlayable();
  },
);

test('a disk that fails from the start: it says so in words, and ends', { timeout: PATIENCE_MS }, async () => {
  const bot = startBot(failingFromTheStart({ calls: SYNCS }));
  expect(await bot.exited).toBe(1);
  expect(bot.out).toContain(`The database ${file()} cannot be used`);
  expect(bot.out).toContain('disk I/O error');
  expect(bot.out).not.toContain('    at ');
  expect(existsSync(file())).toBe(true);
});
