import { expect, it } from 'vitest';
import { DAY_MS } from '../../../../src/history/queries.js';
import { Removals } from '../../../../src/storage/sqlite/retention/removals.js';
import { DEPARTED_KEPT_MS, Retention } from '../../../../src/storage/sqlite/retention/retention.js';
import { StandingsRepair } from '../../../../src/storage/sqlite/history/standings.js';
import { StatsWriter } from '../../../../src/storage/sqlite/history/stats-writer.js';
import { inTransactions, inTurns } from '../../../../src/storage/sqlite/retention/turns.js';
import { OwedMuteRows } from '../../../../src/storage/sql/rows/owed-mutes.js';
import { SqliteSql } from '../../../../src/storage/sqlite/sql.js';
import { game, GUILD, someone, START } from '../../../support/played.js';
import { HISTORIES, maintainAll, opened, season, type Opened } from '../../../history/support.js';

const ANA = someone(0).userId;

const removalsOf = ({ database }: Opened): Removals =>
  new Removals(database, new StatsWriter(database.notes, HISTORIES));

it.each([null, ANA])('what a kill came between is finished by the next process (%s)', async (user) => {
  const past = opened(season(3));
  const { connection } = past.database;
  connection.transaction(() => removalsOf(past).note(GUILD, user)).immediate();
  const next = new Retention(past.database, { histories: HISTORIES, retentions: () => [] });
  await next.maintain(START);
  expect(removalsOf(past).due()).toEqual([]);
  expect(await past.archive.players(GUILD, ANA, 5)).toEqual([]);
  expect((await past.archive.list(GUILD, { limit: 5 })).games).toHaveLength(user === null ? 0 : 3);
});

it('a game that ends while its server’s data is deleted stays, and is counted', async () => {
  const past = opened([game('old1', 2), game('old2', 2, { startAt: START + 1_000 })]);
  const removals = removalsOf(past);
  const removal = past.database.connection.transaction(() => removals.note(GUILD, null)).immediate();
  past.log.append(game('new1', 2, { startAt: START + DAY_MS }));
  expect(await removals.run(removal)).toBe(2);
  expect((await past.archive.list(GUILD, { limit: 5 })).games.map(({ game: id }) => id)).toEqual(['new1']);
  const fresh = opened([game('new1', 2, { startAt: START + DAY_MS })]);
  expect(await past.archive.stats(GUILD, 'meteor', null)).toEqual(await fresh.archive.stats(GUILD, 'meteor', null));
});

it('what is asked at once is done one after the other', async () => {
  const past = opened(season(4));
  const [forgotten, deleted] = await Promise.all([
    past.retention.forget(GUILD, ANA),
    past.retention.deleteAll(GUILD),
    past.retention.maintain(START),
  ]);
  expect([forgotten.games, deleted.games]).toEqual([4, 4]);
  expect(past.database.connection.pragma('foreign_key_check')).toEqual([]);
});

it('a standing is found again from more games than one page of them', async () => {
  const past = opened(season(3));
  const { connection, notes } = past.database;
  const before = await past.archive.standing(GUILD, 'meteor', ANA);
  const copies = 700;
  connection.exec('BEGIN');
  for (let at = 0; at < copies; at += 1) {
    connection
      .prepare(
        `INSERT INTO games (game, kind, guild, channel, created_at, rules, mode, seeded) VALUES (?, 'meteor', ?, '1', 0, '1', '', 0)`,
      )
      .run(`copy${at}`, GUILD);
    connection
      .prepare(
        `INSERT INTO plays (guild, user, ended_at, game, kind, company, mode, crew, result, bucket, play_ms, points, score, sums)
        VALUES (?, ?, ?, ?, 'meteor', 'people', '', 2, ?, '', 5000, 1, NULL, '{}')`,
      )
      .run(GUILD, ANA, at, `copy${at}`, at === 350 ? 'lost' : 'won');
  }
  connection.exec('COMMIT');
  connection.prepare("INSERT INTO standings_due VALUES (?, ?, 'meteor')").run(GUILD, ANA);
  const repair = new StandingsRepair(notes);
  expect(await repair.repairOne()).toBe(true);
  expect(await repair.repairOne()).toBe(false);
  const after = await past.archive.standing(GUILD, 'meteor', ANA);
  expect(after?.games).toBe((before?.games ?? 0) + copies);
  expect(after?.wins).toBe((before?.wins ?? 0) + copies - 1);
  expect(after?.bestStreak).toBeGreaterThanOrEqual(350);
  expect(after?.fastestMs).toBe(5_000);
});

it('games that grew too old leave streaks and records as if they had never been, and nothing due', async () => {
  const past = opened(season(8), 3 * DAY_MS);
  await maintainAll(past, START + 7 * DAY_MS + 3_600_000);
  expect(past.database.connection.prepare('SELECT count(*) FROM standings_due').pluck().get()).toBe(0);
  expect(past.database.connection.prepare('SELECT count(*) FROM tallies WHERE games = 0').pluck().get()).toBe(0);
  expect(past.database.connection.prepare('SELECT count(*) FROM days WHERE games = 0').pluck().get()).toBe(0);
});

const until = (ms: number): void => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

it('others have their turn between steps', async () => {
  const { database } = opened([]);
  const order: string[] = [];
  const step = (name: string) => (): boolean => {
    until(10);
    order.push(name);
    return order.length < 6;
  };
  setImmediate(() => order.push('other'));
  await inTurns(step('read'));
  setImmediate(() => order.push('other'));
  order.length = 0;
  await inTransactions(database, step('write'));
  expect(order.indexOf('other')).toBeLessThan(3);
});

/** Everything that deletes data of a server, each with games that it does delete. */
const DELETIONS: readonly (readonly [string, (past: Opened) => Promise<unknown>])[] = [
  ['a person is forgotten', (past) => past.retention.forget(GUILD, ANA)],
  ['a server’s data is deleted', (past) => past.retention.deleteAll(GUILD)],
  [
    'what a kill came between is finished',
    async (past) => {
      past.database.connection.transaction(() => removalsOf(past).note(GUILD, null)).immediate();
      await maintainAll(past, START);
    },
  ],
  ['games grow too old', (past) => maintainAll(past, START + 1_000 * DAY_MS)],
  [
    'the bot was taken out of the server long ago',
    async (past) => {
      past.database.connection.prepare('INSERT INTO departures (guild, at) VALUES (?, ?)').run(GUILD, START);
      await maintainAll(past, START + DEPARTED_KEPT_MS + DAY_MS);
    },
  ],
];

it.each(DELETIONS)('who is owed an unmute stays owed when %s', async (what, remove) => {
  const past = opened(season(3), what === 'games grow too old' ? 30 * DAY_MS : null);
  const owed = new OwedMuteRows(new SqliteSql(past.database.connection));
  const rows = (['sent', 'muted', 'spared'] as const).map((state, at) => ({
    guildId: GUILD,
    userId: someone(at).userId,
    state,
  }));
  for (const row of rows) await owed.put(row);
  expect(await past.archive.players(GUILD, ANA, 5)).not.toEqual([]);
  await remove(past);
  expect(await past.archive.players(GUILD, ANA, 5)).toEqual([]);
  expect(await owed.all()).toEqual(rows);
});
