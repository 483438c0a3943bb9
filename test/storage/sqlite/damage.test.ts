import BetterSqlite3 from 'better-sqlite3';
import { expect, it } from 'vitest';
import { problemOf } from '../../../src/storage/sqlite/faults.js';
import { sqliteStats } from '../../../src/storage/sqlite/history/counts.js';
import { sqliteRetention } from '../../../src/storage/sqlite/history/stores.js';
import { LogReader } from '../../../src/storage/sqlite/log/reader.js';
import { HISTORIES, openLog } from '../../history/support.js';
import { breakPageOf, breakRootOf, closedWith } from './broken-page.js';

const LIVE = ['g1ame', 'g2ame', 'g3ame'].map((id) => ({ id, on: true }));

it('a bad page in the entries costs its game alone', () => {
  const path = closedWith(LIVE);
  breakPageOf(path, 'g2ame');
  const damaged: [string, string][] = [];
  const { log } = openLog(path, { onDamaged: (id, error) => damaged.push([id, problemOf(error)]) });
  expect([...log.loadUnfinished()].map(({ header }) => header.game)).toEqual(['g1ame', 'g3ame']);
  expect(damaged).toEqual([['g2ame', 'corrupt']]);
});

it.each([
  ['games_live', 'empty', 3, 0],
  ['games', 'empty', 0, 3],
  ['entries', 'empty', 0, 3],
  ['entries', 'garbage', 0, 3],
  ['seats', 'garbage', 0, 3],
] as const)('a damaged root page of %s (%s) loses no game without a word', (name, how, read, lost) => {
  const path = closedWith(LIVE);
  breakRootOf(path, name, how);
  const { log } = openLog(path);
  expect([...log.loadUnfinished()]).toHaveLength(read);
  expect(log.damaged).toBe(lost);
});

it('a bad page in the entries of a finished game keeps neither the start nor the packing of others', async () => {
  const ids = ['g1ame', 'g2ame', 'g3ame', 'g4ame', 'g5ame'];
  const path = closedWith(ids.map((id) => ({ id, on: false })));
  breakPageOf(path, 'g3ame');
  const { database } = openLog(path);
  const damaged: string[] = [];
  database.connection.exec("UPDATE games SET listed = 0 WHERE game = 'g3ame'");
  const retention = sqliteRetention(database, sqliteStats(database, HISTORIES), {
    retentions: () => [],
    onDamaged: (id) => damaged.push(id),
  });
  await retention.maintain(0);
  const packed = database.connection.prepare('SELECT game FROM packed').pluck().all();
  // A neighbour on the next page may stay unpacked: SQLite would have to join its page with the bad one.
  expect(packed.length).toBeGreaterThan(0);
  expect(packed).not.toContain('g3ame');
  expect(damaged).toContain('g3ame');
  const logs = new LogReader(database.connection);
  for (const id of ids.filter((one) => one !== 'g3ame')) expect(logs.read(id)?.entries.length).toBeGreaterThan(20);
  expect(await retention.maintain(1)).toBe(false);
});

it('an event of a live game that was changed to another valid one is found at recovery', () => {
  const path = closedWith(LIVE);
  const forger = new BetterSqlite3(path);
  forger.exec('DROP TRIGGER entries_never_change');
  const changed = forger
    .prepare(
      `UPDATE entries SET events = replace(events, '"seat":1', '"seat":2')
       WHERE game = 'g3ame' AND sequence = (SELECT min(sequence) FROM entries WHERE game = 'g3ame' AND events LIKE '[{"type":"placed","seat":1%')`,
    )
    .run().changes;
  forger.close();
  expect(changed).toBe(1);
  const damaged: string[] = [];
  const { log } = openLog(path, { onDamaged: (id, error) => damaged.push(`${id}: ${String(error)}`) });
  expect([...log.loadUnfinished()].map(({ header }) => header.game)).toEqual(['g1ame', 'g2ame']);
  expect(damaged).toEqual([expect.stringMatching(/^g3ame: Error: entry \d+ of the log is not what was written$/)]);
});
