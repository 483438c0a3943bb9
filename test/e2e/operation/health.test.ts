import { rmSync } from 'node:fs';
import BetterSqlite3 from 'better-sqlite3';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createGuard } from '../../../src/http/guard.js';
import { listen, type HttpServer } from '../../../src/http/server.js';
import { Harness } from '../support/harness.js';
import { gameOfTwo } from '../support/game-of-two.js';

/** What a probe is told of a bot with a game that is on, while its database comes to harm. */

let at: Harness;
let http: HttpServer;

beforeEach(async () => {
  at = await Harness.open();
  http = await listen({
    host: '127.0.0.1',
    port: 0,
    guard: createGuard({ host: '127.0.0.1', publicUrl: null, anyHost: true }),
    health: () => at.app.health(),
    metrics: () => at.app.metrics,
  });
  await gameOfTwo(at);
  expect(await probe()).toEqual([200, 'ok', 'ok']);
});

afterEach(async () => {
  await http.close();
  await at.close();
});

/** The status, and the words for the process and its database. */
async function probe(): Promise<readonly unknown[]> {
  const answer = await fetch(`http://127.0.0.1:${http.port}/healthz`);
  const { status, database } = (await answer.json()) as { readonly status: string; readonly database: string };
  return [answer.status, status, database];
}

test('while another program keeps the lock it is unwell, and until the games that it stopped go on', async () => {
  const other = new BetterSqlite3(at.database.path);
  other.exec('BEGIN IMMEDIATE');
  expect(await probe()).toEqual([503, 'unwell', 'locked']);
  await at.pass(2_000);
  expect(at.table.blocked).toBe(true);
  other.exec('ROLLBACK');
  other.close();
  expect(await probe()).toEqual([503, 'unwell', 'failing']);
  await at.pass(2_000);
  expect(at.table.blocked).toBe(false);
  expect(await probe()).toEqual([200, 'ok', 'ok']);
});

test('on a full disk, which can be read, it is unwell for as long as a game stands still', async () => {
  const empty = at.fillDisk();
  await at.pass(61_000);
  expect(await probe()).toEqual([503, 'unwell', 'failing']);
  empty();
  await at.pass(2_000);
  expect(await probe()).toEqual([200, 'ok', 'ok']);
});

test('a database whose files were removed is told as gone', async () => {
  rmSync(`${at.database.path}-wal`);
  expect(await probe()).toEqual([503, 'unwell', 'gone']);
});
