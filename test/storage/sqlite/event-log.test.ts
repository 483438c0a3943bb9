import { join } from 'node:path';
import { expect, it } from 'vitest';
import * as rules from '../../../src/games/meteor/index.js';
import { StorageFault } from '../../../src/table/ports.js';
import type { LogEntry } from '../../support/meteor-tables.js';
import { ManualTime } from '../../support/time.js';
import { ANN, BEN, codeOf, harness, open, OPTIONS, playing } from '../../table/support.js';
import { folder, HISTORIES, openLog } from '../../history/support.js';
import { sqliteStats } from '../../../src/storage/sqlite/history/counts.js';

const created = (game: string): LogEntry => ({
  game,
  kind: 'meteor',
  sequence: 0,
  at: 1_000,
  action: { type: 'create' },
  events: rules.createGame({ options: OPTIONS, seed: 'x' }),
  header: { game, kind: 'meteor', guildId: 'guild', channelId: `channel of ${game}`, createdAt: 1_000 },
  seating: [{ seat: 0, person: ANN }],
  source: 'i0',
});
const joined = (game: string, sequence: number, source: string): LogEntry => ({
  game,
  kind: 'meteor',
  sequence,
  at: 2_000,
  action: { type: 'join', seat: 1 },
  events: [{ type: 'joined', seat: 1 }],
  source,
});

it('gives back each unfinished game, with its people', () => {
  const { log } = openLog();
  log.append([created('one'), created('two'), { ...joined('one', 1, 'i1'), seating: [{ seat: 1, person: BEN }] }]);
  const abandoned: LogEntry = {
    game: 'two',
    kind: 'meteor',
    sequence: 1,
    at: 3_000,
    action: { type: 'abandon' },
    events: [{ type: 'ended', result: 'abandoned', reason: 'channel-gone', zone: 0, left: 0 }],
    outcome: { result: 'abandoned', reason: 'channel-gone', at: 3_000 },
  };
  log.append([abandoned]);
  const [game, ...more] = log.loadUnfinished();
  expect(more).toEqual([]);
  expect(game).toEqual({
    header: { game: 'one', kind: 'meteor', guildId: 'guild', channelId: 'channel of one', createdAt: 1_000 },
    entries: [
      { at: 1_000, events: created('one').events },
      { at: 2_000, events: [{ type: 'joined', seat: 1 }] },
    ],
    people: [
      { seat: 0, person: ANN },
      { seat: 1, person: BEN },
    ],
  });
});

it('appends all or nothing', () => {
  const { log } = openLog();
  log.append([created('one')]);
  expect(() => log.append([joined('one', 1, 'i1'), created('one')])).toThrow('UNIQUE constraint');
  expect([...log.loadUnfinished()][0]?.entries).toHaveLength(1);
  log.append([joined('one', 1, 'i1')]);
  expect([...log.loadUnfinished()][0]?.entries).toHaveLength(2);
});

it('refuses an interaction that acted in the game before, and writes nothing of it', () => {
  const { log } = openLog();
  log.append([created('one'), created('two')]);
  expect(() => log.append([joined('two', 1, 'i1'), joined('one', 1, 'i0')])).toThrow('repeated');
  expect([...log.loadUnfinished()].map(({ entries }) => entries.length)).toEqual([1, 1]);
});

it('never changes or removes an entry of a live game', () => {
  const {
    log,
    database: { connection },
  } = openLog();
  log.append([created('one')]);
  expect(() => connection.exec("UPDATE entries SET at = 5 WHERE game = 'one'")).toThrow('append-only');
  expect(() => connection.exec("DELETE FROM entries WHERE game = 'one'")).toThrow('append-only');
  expect(() => connection.exec("DELETE FROM games WHERE game = 'one'")).toThrow('append-only');
});

it('reports a damaged game and gives back the others', () => {
  const damaged: string[] = [];
  const {
    log,
    database: { connection },
  } = openLog(undefined, {
    onDamaged: (game) => {
      damaged.push(game);
    },
  });
  log.append([created('bad'), created('good'), created('gap')]);
  connection.exec("INSERT INTO entries VALUES ('bad', 1, 2, '{}', 'no JSON', ''), ('gap', 2, 2, '{}', '[]', '')");
  expect([...log.loadUnfinished()].map(({ header }) => header.game)).toEqual(['good']);
  expect(damaged).toEqual(['bad', 'gap']);
});

it("keeps a game's row in step with its log, for lists and statistics", async () => {
  const { gameLog, database } = openLog();
  const { connection } = database;
  const { tables, time } = harness(gameLog);
  const table = await playing(tables, { options: { ...OPTIONS, mode: 'first' } });
  await time.advance(1_000);
  await table.act({ type: 'end', by: 0 });
  await sqliteStats(database, HISTORIES).count(table.game);
  expect(connection.prepare('SELECT * FROM games').get()).toMatchObject({
    game: table.game,
    guild: 'guild',
    mode: 'first',
    seeded: 1,
    status: 'over',
    crew: 2,
    rules: rules.RULES_VERSION,
    started_at: time.now() - 1_000,
    ended_at: time.now(),
    result: 'abandoned',
    reason: 'ended-by-host',
  });
  const summary = connection.prepare<[], string>('SELECT summary FROM games').pluck().get() ?? '';
  expect(JSON.parse(summary)).toMatchObject({ relaxed: false, zone: 5, left: 59_000 });
  expect(connection.prepare('SELECT seat, user, name FROM seats ORDER BY seat').all()).toEqual([
    { seat: 0, user: '100', name: 'Ann' },
    { seat: 1, user: '200', name: 'Ben' },
  ]);
  expect(connection.prepare('SELECT count(*) FROM sources').pluck().get()).toBe(0);
});

it('a table over SQLite comes back after a restart as it was', async () => {
  const path = join(folder(), 'meteor.db');
  const first = openLog(path);
  const time = new ManualTime();
  const before = harness(first.gameLog, time);
  const table = await playing(before.tables);
  const again = await open(before.tables, { channelId: 'lobby', source: 'i9' });
  await time.advance(7_000);
  await table.act({ type: 'pass', seat: 1, confirmed: false });
  first.database.close();

  const { tables } = harness(openLog(path).gameLog, time);
  expect(await tables.recover()).toBe(2);
  const back = tables.byGame(table.game);
  expect({ ...back?.state, pause: null, at: 0 }).toEqual({ ...table.state, at: 0 });
  expect(back?.state.pause?.zoneLeft).toBe(53_000);
  expect(
    codeOf((await tables.byGame(again.game)?.join(BEN, 'i9')) ?? { ok: false, refusal: { code: 'no-game' } }),
  ).toBe('repeated');
});

it('says whether it would take a write, and changes nothing by that', async () => {
  const { gameLog, database } = openLog();
  await gameLog.append([created('one')]);
  const version = (): unknown => database.connection.pragma('user_version', { simple: true });
  const before = version();
  await gameLog.probe();
  expect(version()).toBe(before);
  database.connection.pragma('query_only = ON');
  await expect(gameLog.probe()).rejects.toThrow(StorageFault);
  database.connection.pragma('query_only = OFF');
  await gameLog.probe();
});

it('a full disk stops a game in Time Out and loses none of it', async () => {
  const {
    gameLog,
    database: { connection },
  } = openLog();
  const { tables, time } = harness(gameLog);
  const table = await playing(tables);
  const pages = Number(connection.pragma('page_count', { simple: true }));
  connection.pragma(`max_page_count = ${pages}`);
  let acknowledged = table.state;
  while (!table.blocked) {
    const type = table.state.pause === null ? 'time-out' : 'resume';
    const outcome = await table.act({ type, seat: 0 });
    if (outcome.ok) acknowledged = outcome.state;
    else expect(outcome.refusal.code).toBe('storage-failed');
  }
  expect(table.state).toBe(acknowledged);
  connection.pragma('max_page_count = 1000000');
  await time.advance(1_000);
  expect([table.blocked, table.state.pause === null]).toEqual([false, false]);
});
