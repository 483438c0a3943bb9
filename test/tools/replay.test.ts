import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { METEOR_HISTORY } from '../../src/history/meteor/adapter.js';
import * as rules from '../../src/games/meteor/index.js';
import { digestOf } from '../../src/storage/log/digest.js';
import { signingKey } from '../../src/storage/signing-key.js';
import { archiveOf } from '../../src/storage/sqlite/history/archive.js';
import { sign } from '../../src/history/logs/signature.js';
import { checkLog } from '../../src/history/logs/replay.js';
import { fromLogFile, logFileText, toLogFile } from '../../src/history/logs/log-file.js';
import type { StoredLog } from '../../src/storage/log/stored-log.js';
import { checkAll } from '../../src/tools/replay/all.js';
import { replay as command, type Outcome } from '../../src/tools/replay/command.js';
import { folder, openLog, retentionOn } from '../history/support.js';
import { game, GUILD } from '../support/played.js';

const ROOT = join(import.meta.dirname, '../..');
const LOGS = join(ROOT, 'test/fixtures/logs');

/** In this process: starting one takes longer than what it does. */
const replay = (args: readonly string[], database = 'nowhere.db'): Promise<Outcome> => command(args, () => database);

function spawned(args: readonly string[]): Outcome {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', join(ROOT, 'src/tools/replay.ts'), ...args],
    { cwd: ROOT, encoding: 'utf8', env: { ...process.env, DATABASE_PATH: 'nowhere.db' } },
  );
  return { status: status ?? -1, out: stdout, err: stderr };
}

function fixture(name: string): StoredLog {
  const log = fromLogFile(readFileSync(join(LOGS, name), 'utf8'));
  if ('fault' in log) throw new Error(log.fault);
  return log;
}

/** The log as a release of another rules version would have written it. */
function writtenBy(version: string, { game: id, entries }: StoredLog): StoredLog {
  let previous = id;
  return {
    game: id,
    entries: entries.map(({ events, ...entry }) => {
      const text = { ...entry, events: events.replace(`"rules":"${rules.RULES_VERSION}"`, `"rules":"${version}"`) };
      previous = digestOf(previous, text);
      return { ...text, digest: previous };
    }),
  };
}

it.each(readdirSync(LOGS))('a log of each rules version folds, and its digests hold: %s', (name) => {
  const version = /^rules-(.+)\.json$/.exec(name)?.[1];
  expect(checkLog(fixture(name), METEOR_HISTORY)).toMatchObject({
    ok: true,
    rulesVersion: version,
    redecided: version === rules.RULES_VERSION,
    result: 'won',
    reason: 'all-destroyed',
    finished: true,
  });
});

it('prints one JSON object for a log that holds, as a process of its own too', async () => {
  const file = join(LOGS, `rules-${rules.RULES_VERSION}.json`);
  const ran = spawned([file, '--json']);
  expect(await replay([file, '--json'])).toEqual({ ...ran, out: ran.out.trimEnd() });
  expect(ran).toMatchObject({ status: 0, err: '' });
  expect(JSON.parse(ran.out)).toMatchObject({
    game: 'fixture4',
    rulesVersion: rules.RULES_VERSION,
    result: 'won',
    reason: 'all-destroyed',
    ok: true,
    brokenAt: null,
    events: expect.any(Number) as number,
    zone: expect.any(Number) as number,
  });
  expect(ran.out).not.toContain('deck');
});

it('says where a tampered and where a truncated log breaks', async () => {
  const file = join(folder(), 'log.json');
  const log = toLogFile(fixture(`rules-${rules.RULES_VERSION}.json`));
  writeFileSync(file, JSON.stringify(log).replace('"type":"placed","seat":1', '"type":"placed","seat":2'));
  const tampered = await replay([file, '--json']);
  expect(tampered.status).toBe(1);
  expect(JSON.parse(tampered.out)).toMatchObject({ ok: false, why: 'digest' });

  writeFileSync(file, JSON.stringify({ ...log, entries: log.entries.filter((_, at) => at !== 20) }));
  const holed = await replay([file]);
  expect(holed.status).toBe(1);
  expect(holed.out).toContain('BROKEN at entry 20');

  writeFileSync(file, JSON.stringify({ ...log, entries: log.entries.slice(0, 40) }));
  expect(JSON.parse((await replay([file, '--json'])).out)).toMatchObject({ ok: false, brokenAt: 40, why: 'truncated' });
  const text = logFileText(fixture(`rules-${rules.RULES_VERSION}.json`));
  writeFileSync(file, text.slice(0, text.indexOf('{"sequence":31,') + 60));
  expect(JSON.parse((await replay([file, '--json'])).out)).toMatchObject({ ok: false, brokenAt: 31, why: 'truncated' });
});

it('tells which check was done when another rules version wrote it', async () => {
  const file = join(folder(), 'log.json');
  writeFileSync(file, JSON.stringify(toLogFile(writtenBy('1', fixture(`rules-${rules.RULES_VERSION}.json`)))));
  const ran = await replay([file]);
  expect(ran.status).toBe(0);
  expect(ran.out).toContain('rules version 1 wrote it');
  expect(ran.out).toContain('could not be checked');
  expect(ran.out).toContain('Deal: the log proves nothing of where it came from.');
});

it.each(['999', '0.9', '', '1e0'])('says nothing about a log of rules that it does not know: %j', async (version) => {
  const file = join(folder(), 'log.json');
  const forged = writtenBy(version, fixture(`rules-${rules.RULES_VERSION}.json`));
  writeFileSync(file, JSON.stringify(toLogFile(forged)).replaceAll('"result":"won"', '"result":"lost"'));
  const ran = await replay([file, '--json']);
  expect(ran.status).toBe(1);
  expect(JSON.parse(ran.out)).toMatchObject({ ok: false, brokenAt: 0, why: 'unknown-rules', result: null, events: 0 });
  const told = await replay([file]);
  expect(told.status).toBe(1);
  expect(told.out).not.toContain('holds');
});

/** A file as `/history export` gives it, from a bot of its own. */
async function exported(): Promise<{ readonly file: string; readonly database: string; readonly text: string }> {
  const database = join(folder(), 'meteor.db');
  const open = openLog(database);
  open.log.append(game('signed1', 3));
  const asked = await archiveOf(open.database.connection).show(GUILD, 'signed1');
  if (!asked.ok) throw new Error(asked.why);
  const text = logFileText(asked.record.log);
  const file = join(folder(), 'log.json');
  writeFileSync(file, text);
  return { file, database, text };
}

it('proves that an export comes from this bot, with the key beside its database alone', async () => {
  const { file, database } = await exported();
  const key = `${database}.key`;
  expect(statSync(key).mode & 0o777).toBe(0o600);
  expect(await replay([file, '--key', key, '--json'])).toMatchObject({ status: 0 });
  expect((await replay([file], database)).out).toContain('from this bot');
  expect(JSON.parse((await replay([file, '--json'], database)).out)).toMatchObject({ ok: true, signature: 'valid' });
  expect(JSON.parse((await replay([file, '--json'])).out)).toMatchObject({ ok: true, signature: 'unchecked' });
  const other = await exported();
  expect(await replay([file, '--key', `${other.database}.key`])).toMatchObject({ status: 1 });
  expect(await replay([file], other.database)).toMatchObject({ status: 1 });
  expect((await replay([file], other.database)).out).toContain('NOT from this bot');
});

it('an edit that was chained anew holds by its digests, and not by its signature', async () => {
  const { file, database, text } = await exported();
  const log = fromLogFile(text);
  if ('fault' in log) throw new Error(log.fault);
  // Told a second later: still what the rules decide, and chained anew.
  let previous = log.game;
  const entries = log.entries.map((entry, at) => {
    const moved = at === 0 ? { ...entry, at: entry.at - 1 } : entry;
    previous = digestOf(previous, moved);
    return { ...moved, digest: previous };
  });
  writeFileSync(file, logFileText({ ...log, entries }));
  expect((await replay([file, '--json'])).status).toBe(0);
  expect(JSON.parse((await replay([file, '--json'])).out)).toMatchObject({ ok: true, signature: 'unchecked' });
  // The key beside the database says so too, without being named.
  const beside = await replay([file, '--json'], database);
  expect(beside.status).toBe(1);
  expect(JSON.parse(beside.out)).toMatchObject({ ok: true, signature: 'invalid' });
  const ran = await replay([file, '--json', '--key', `${database}.key`]);
  expect(ran.status).toBe(1);
  expect(JSON.parse(ran.out)).toMatchObject({ ok: true, signature: 'invalid' });
});

it('does not sign a log whose chain is broken', () => {
  const database = join(folder(), 'meteor.db');
  const log = fixture(`rules-${rules.RULES_VERSION}.json`);
  const [first] = log.entries;
  if (first === undefined) throw new Error('no entries');
  const key = (): Buffer => signingKey(database);
  expect(sign(log, key)).toMatch(/^hmac-sha256:[0-9a-f]{64}$/);
  expect(sign({ ...log, entries: [{ ...first, at: 1 }, ...log.entries.slice(1)] }, key)).toBeNull();
});

it('finds games in the database, packed or not, and refuses one that is not finished', async () => {
  const path = join(folder(), 'meteor.db');
  const { log, database } = openLog(path);
  const entries = game('some1game', 3);
  log.append(entries);
  log.append(game('other1game', 2).slice(0, -1));
  expect(await replay(['some1game'], path)).toMatchObject({ status: 0 });
  await retentionOn(database).maintain(0);
  expect(database.connection.prepare('SELECT count(*) FROM entries WHERE game = ?').pluck().get('some1game')).toBe(0);
  const packed = await replay(['some1game', '--json'], path);
  expect(JSON.parse(packed.out)).toMatchObject({ ok: true, redecided: true });
  expect(await replay(['other1game'], path)).toMatchObject({ status: 2, out: '' });
  expect(await replay(['other1game', '--unfinished'], path)).toMatchObject({ status: 0 });
});

it('checks every game of a database, in one thread or several, and names those that are broken', async () => {
  const path = join(folder(), 'meteor.db');
  const { log, database } = openLog(path);
  for (let at = 0; at < 6; at += 1) log.append(game(`all${at}`, 2));
  log.append(game('allon', 2).slice(0, -1));
  expect(JSON.parse((await replay(['--all', '--json'], path)).out)).toEqual({
    games: 7,
    unfinished: 1,
    notRedecided: 0,
    broken: [],
    ok: true,
  });
  const forger = database.connection;
  forger.exec("DROP TRIGGER entries_never_change; UPDATE entries SET at = at + 1 WHERE game = 'all3' AND sequence = 7");
  const broken = [{ game: 'all3', brokenAt: 7, why: 'digest' }];
  const seen: number[] = [];
  const threads = await checkAll(path, { workers: 2, progress: (checked) => seen.push(checked) });
  expect(threads).toMatchObject({ games: 7, unfinished: 1, broken });
  expect(seen.at(-1)).toBe(7);
  const ran = await replay(['--all'], path);
  expect(ran.status).toBe(1);
  expect(ran.out).toContain('Game all3 is BROKEN at entry 7');
  expect(ran.out).toContain('7 games: 6 hold, 1 broken');
});

it.each([
  [[]],
  [['--all', 'some1game']],
  [['--what']],
  [['log.json', '--key']],
  [['a', 'b']],
  [['no such file.json']],
  [['package.json']],
])('calls %j wrong usage', async (args) => {
  expect(await replay(args)).toMatchObject({ status: 2, out: '' });
});

it('tells wrong usage on the error stream, by exit status 2', async () => {
  const ran = spawned(['--what']);
  expect(ran).toMatchObject({ status: 2, out: '', err: expect.stringContaining('Usage: npm run replay') as string });
  expect((await replay(['--what'])).err).toBe(ran.err.trimEnd());
});
