import { expect, it } from 'vitest';
import { METEOR_HISTORY } from '../../src/history/meteor/adapter.js';
import * as rules from '../../src/games/meteor/index.js';
import { digestOf } from '../../src/storage/log/digest.js';
import { checkLog } from '../../src/history/logs/replay.js';
import { fromLogFile, toLogFile } from '../../src/history/logs/log-file.js';
import { LogReader } from '../../src/storage/sqlite/log/reader.js';
import type { StoredEntry, StoredLog } from '../../src/storage/log/stored-log.js';
import { harness, playing } from '../table/support.js';
import { openLog } from './support.js';

/** A game of a few zones, as it lies on the disk. */
async function played(): Promise<StoredLog> {
  const { gameLog, database } = openLog();
  const { tables, time } = harness(gameLog);
  const table = await playing(tables);
  await table.act({ type: 'pass', seat: 0, confirmed: false });
  await time.advance(61_000);
  await table.act({ type: 'time-out', seat: 1 });
  await time.advance(5_000);
  await table.act({ type: 'resume', seat: 0 });
  await table.act({ type: 'end', by: 1 });
  await table.act({ type: 'end', by: 0 });
  const stored = new LogReader(database.connection).read(table.game);
  if (stored === undefined) throw new Error('nothing was stored');
  return stored;
}

const change = (log: StoredLog, at: number, over: Partial<StoredEntry>): StoredLog => ({
  ...log,
  entries: log.entries.map((entry, index) => (index === at ? { ...entry, ...over } : entry)),
});

/** The same log with its chain made anew, as one who knows how would. */
function chained(log: StoredLog): StoredLog {
  let digest = log.game;
  return {
    ...log,
    entries: log.entries.map((entry) => {
      digest = digestOf(digest, entry);
      return { ...entry, digest };
    }),
  };
}

it('finds that an honest log holds', async () => {
  const log = await played();
  expect(checkLog(log, METEOR_HISTORY)).toMatchObject({
    game: log.game,
    ok: true,
    brokenAt: null,
    why: null,
    finished: true,
    result: 'abandoned',
    reason: 'ended-by-host',
    facts: { zone: 4 },
    rulesVersion: rules.RULES_VERSION,
    redecided: true,
  });
});

it('sees every changed byte, and where', async () => {
  const log = await played();
  for (const [at, { events, action, digest }] of log.entries.entries()) {
    const tampered = [
      change(log, at, { events: events.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)) }),
      change(log, at, { action: `${action} ` }),
      change(log, at, { at: 1 }),
      change(log, at, { digest: digest.replace(/^./, (first) => (first === 'a' ? 'b' : 'a')) }),
    ].filter((other) => JSON.stringify(other) !== JSON.stringify(log));
    for (const other of tampered)
      expect(checkLog(other, METEOR_HISTORY)).toMatchObject({ ok: false, brokenAt: at, why: 'digest' });
  }
});

it('sees an entry taken out, put elsewhere, or from another game', async () => {
  const log = await played();
  const without = { ...log, entries: log.entries.filter((_, at) => at !== 3) };
  expect(checkLog(without, METEOR_HISTORY)).toMatchObject({ brokenAt: 3, why: 'sequence' });
  const renumbered = { ...log, entries: without.entries.map((entry, sequence) => ({ ...entry, sequence })) };
  expect(checkLog(renumbered, METEOR_HISTORY)).toMatchObject({ brokenAt: 3, why: 'digest' });
  expect(checkLog({ ...log, game: 'other' }, METEOR_HISTORY)).toMatchObject({ brokenAt: 0, why: 'digest' });
});

it('sees what the rules would not have decided, though the chain be made anew', async () => {
  const log = await played();
  const at = log.entries.findIndex(({ action }) => action.includes('"tick"'));
  const forged = chained(change(log, at, { events: (log.entries[at]?.events ?? '').replace('"zone":4', '"zone":3') }));
  expect(checkLog(forged, METEOR_HISTORY)).toMatchObject({ ok: false, brokenAt: at, why: 'decision' });
});

it('sees another deal than the seed gives', async () => {
  const log = await played();
  const forged = chained(
    change(log, 0, { events: (log.entries[0]?.events ?? '').replace(/"random":\[\d+/, '"random":[1') }),
  );
  expect(checkLog(forged, METEOR_HISTORY)).toMatchObject({ brokenAt: 0, why: 'decision' });
});

it('only folds a log of other rules, and still checks its chain', async () => {
  const log = await played();
  const later = {
    ...METEOR_HISTORY,
    game: {
      ...rules.METEOR,
      rulesVersion: '999',
      decide: () => {
        throw new Error('not to be asked');
      },
    },
  };
  expect(checkLog(log, later)).toMatchObject({
    ok: true,
    redecided: false,
    rulesVersion: rules.RULES_VERSION,
    facts: { zone: 4 },
  });
});

it('says what is wrong with a log that has no beginning, or goes on after its end', async () => {
  const log = await played();
  expect(checkLog({ game: 'none', entries: [] }, METEOR_HISTORY)).toMatchObject({
    ok: false,
    brokenAt: 0,
    why: 'not-created',
    rulesVersion: null,
  });
  const last = log.entries.at(-1);
  const longer = chained({
    ...log,
    entries: last === undefined ? [] : [...log.entries, { ...last, sequence: log.entries.length }],
  });
  expect(checkLog(longer, METEOR_HISTORY)).toMatchObject({ brokenAt: log.entries.length, why: 'after-end' });
  expect(checkLog(chained(change(log, 2, { events: 'nonsense' })), METEOR_HISTORY)).toMatchObject({
    brokenAt: 2,
    why: 'unreadable',
  });
});

it('an unfinished log holds, and says that it is not finished', async () => {
  const log = await played();
  expect(checkLog({ ...log, over: false, entries: log.entries.slice(0, -1) }, METEOR_HISTORY)).toMatchObject({
    ok: true,
    finished: false,
    result: null,
  });
});

it('exports a log and reads it back the same', async () => {
  const log = await played();
  const text = JSON.stringify(toLogFile(log), null, 2);
  expect(fromLogFile(text)).toEqual(log);
  expect(text).not.toContain('Ann');
});

it.each([
  ['{', 'it is not JSON'],
  ['[]', 'it is not a Meteor log'],
  ['{"format":"meteor-log","formatVersion":2}', 'its format version is 2, not 1'],
  ['{"format":"meteor-log","formatVersion":1,"game":"a"}', 'it lacks "game" or "entries"'],
  ['{"format":"meteor-log","formatVersion":1,"game":"a","entries":[{}]}', 'its entry 0 lacks something'],
])('says what is wrong with the file %s', (text, fault) => {
  expect(fromLogFile(text)).toEqual({ fault });
});
