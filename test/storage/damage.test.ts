import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { expect, it } from 'vitest';
import { Retention } from '../../src/history/retention.js';
import { openDatabase } from '../../src/storage/database.js';
import { problemOf } from '../../src/storage/faults.js';
import { SqliteGameLog } from '../../src/storage/event-log.js';
import { LogReader } from '../../src/storage/log-reader.js';
import { HISTORIES, folder, openLog } from '../history/support.js';
import { game } from '../support/played.js';

/** A database with games that are on (without their end) or over, closed again. */
function closedWith(games: readonly { readonly id: string; readonly on: boolean }[]): string {
  const path = join(folder(), 'meteor.db');
  const database = openDatabase(path);
  const log = new SqliteGameLog(database);
  for (const { id, on } of games) log.append(on ? game(id, 4).slice(0, -1) : game(id, 4));
  database.close();
  return path;
}

/** Overwrites a page that holds entries of this game and of no other. */
function breakPageOf(path: string, id: string): void {
  const bytes = readFileSync(path);
  const connection = new BetterSqlite3(path, { readonly: true });
  const size = Number(connection.pragma('page_size', { simple: true }));
  connection.close();
  const pages = Array.from({ length: bytes.length / size }, (_, at) => at).filter((at) => {
    const page = bytes.subarray(at * size, (at + 1) * size).toString('latin1');
    return (
      page.includes(id) && page.includes('"type":"placed"') && !/g\d+ame(?=[^]*"placed")/.test(page.replaceAll(id, ''))
    );
  });
  const [page] = pages;
  if (page === undefined) throw new Error('no page has entries of this game alone');
  bytes.fill(0xff, page * size, (page + 1) * size);
  writeFileSync(path, bytes);
}

const LIVE = ['g1ame', 'g2ame', 'g3ame'].map((id) => ({ id, on: true }));

it('a bad page in the entries costs its game alone', () => {
  const path = closedWith(LIVE);
  breakPageOf(path, 'g2ame');
  const damaged: [string, string][] = [];
  const { log } = openLog(path, { onDamaged: (id, error) => damaged.push([id, problemOf(error)]) });
  expect([...log.loadUnfinished()].map(({ header }) => header.game)).toEqual(['g1ame', 'g3ame']);
  expect(damaged).toEqual([['g2ame', 'corrupt']]);
});

it('a bad page in the entries of a finished game keeps neither the start nor the packing of others', () => {
  const ids = ['g1ame', 'g2ame', 'g3ame', 'g4ame', 'g5ame'];
  const path = closedWith(ids.map((id) => ({ id, on: false })));
  breakPageOf(path, 'g3ame');
  const { database } = openLog(path);
  const damaged: string[] = [];
  database.connection.exec("UPDATE games SET listed = 0 WHERE game = 'g3ame'");
  const retention = new Retention(database.connection, {
    histories: HISTORIES,
    retentions: () => [],
    onDamaged: (id) => damaged.push(id),
  });
  retention.maintain(0);
  const packed = database.connection.prepare('SELECT game FROM packed').pluck().all();
  // A neighbour on the next page may stay unpacked: SQLite would have to join its page with the bad one.
  expect(packed.length).toBeGreaterThan(0);
  expect(packed).not.toContain('g3ame');
  expect(damaged).toContain('g3ame');
  const logs = new LogReader(database.connection);
  for (const id of ids.filter((one) => one !== 'g3ame')) expect(logs.read(id)?.entries.length).toBeGreaterThan(20);
  expect(retention.maintain(1)).toBe(false);
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
