import { join } from 'node:path';
import BetterSqlite3 from 'better-sqlite3';
import { expect, it } from 'vitest';
import { archiveOf } from '../../../src/storage/sqlite/history/archive.js';
import { METEOR_HISTORY } from '../../../src/history/meteor/adapter.js';
import { checkLog } from '../../../src/history/logs/replay.js';
import { readMigrations } from '../../../src/storage/migrations.js';
import { migrate } from '../../../src/storage/sqlite/migrate.js';
import { LogReader } from '../../../src/storage/sqlite/log/reader.js';
import { folder, meteorStats, openLog, retentionOn } from '../../history/support.js';
import { game, GUILD, someone, START, stored } from '../../support/played.js';

const DAY_MS = 86_400_000;
const WHO = someone(0).userId;

/** A finished game as the release before kinds had it: its row, log and seats, with its sums where it was counted. */
function writeOld(connection: BetterSqlite3.Database, id: string, at: number): void {
  const log = game(id, 2, { startAt: START + at * DAY_MS });
  const stats = meteorStats(log);
  const end = log.flatMap(({ events }) => events).find((event) => event.type === 'ended');
  if (stats === null || end === undefined) throw new Error('a game that did not end');
  const { rockets, overkills, retrofits, satellites, destroyed, zone, left } = stats.summary;
  const endedAt = log.at(-1)?.at ?? 0;
  connection
    .prepare(
      `INSERT INTO games (game, guild, channel, rules, mode, relaxed, seeded, status, crew, created_at, started_at, ended_at, result,
        reason, zone, left_ms, robots, play_ms, destroyed, rockets, overkills, retrofits, satellites, listed)
      VALUES (?, ?, 'c', '2', 'standard', 0, 0, 'live', 2, ?, ?, ?, ?, ?, ?, ?, 0, ?, ?, ?, ?, ?, ?, 1)`,
    )
    .run(
      ...[id, GUILD, START, stats.startedAt, endedAt, end.result, end.reason, zone, left],
      ...[stats.playMs, destroyed, rockets, overkills, retrofits, satellites],
    );
  const insert = connection.prepare('INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?)');
  for (const { sequence, at: when, action, events, digest } of stored(log).entries)
    insert.run(id, sequence, when, action, events, digest);
  connection.prepare("UPDATE games SET status = 'over' WHERE game = ?").run(id);
  for (const [seat, sums] of stats.seats) {
    const { userId, name } = someone(seat);
    connection.prepare('INSERT INTO seats VALUES (?, ?, ?, ?)').run(id, seat, userId, name);
    const own = sums.sums;
    const won = Number(end.result === 'won');
    const play = [own['rockets'], own['overkills'], own['retrofits'], own['satellites']];
    connection
      .prepare("INSERT INTO plays VALUES (?, ?, ?, ?, 'people', 'standard', 2, ?, ?, ?, ?, ?, ?, ?)")
      .run(GUILD, userId, endedAt, id, end.result, zone, stats.playMs, ...play);
    for (const [user, called, mine] of [[userId, name, play]] as const) {
      connection
        .prepare("INSERT INTO tallies VALUES (?, ?, 'people', 'standard', 2, ?, ?, 1, ?, ?, ?, ?)")
        .run(GUILD, user, end.result, zone, ...mine);
      connection.prepare('INSERT INTO days VALUES (?, ?, ?, 1, ?)').run(GUILD, user, Math.floor(endedAt / DAY_MS), won);
      connection
        .prepare('INSERT INTO standings VALUES (?, ?, ?, 1, ?, ?, ?, ?, ?)')
        .run(GUILD, user, called, won, own['rockets'], won, won, won === 1 ? stats.playMs : null);
    }
  }
}

it('a database of the release before kinds keeps its games, its logs’ digests and its figures', async () => {
  const path = join(folder(), 'old.db');
  const old = new BetterSqlite3(path);
  old.pragma('foreign_keys = ON');
  migrate(old, readMigrations().slice(0, 5));
  writeOld(old, 'old0', 0);
  old.close();

  const { database } = openLog(path);
  const { connection } = database;
  const archive = archiveOf(connection);
  const [line] = (await archive.list(GUILD, { limit: 5 })).games;
  const played = meteorStats(game('old0', 2));
  expect(line).toMatchObject({
    game: 'old0',
    kind: 'meteor',
    mode: 'standard',
    crew: 2,
    robots: 0,
    playMs: played?.playMs,
    summary: played?.summary,
  });
  expect(line?.people.get(1)?.name).toBe(someone(1).name);
  const log = new LogReader(connection).read('old0');
  expect(log && checkLog(log, METEOR_HISTORY)).toMatchObject({ ok: true, redecided: true });

  // The same as when it is counted anew from its log.
  const migrated = await archive.stats(GUILD, 'meteor', WHO);
  const plays = connection.prepare('SELECT * FROM plays ORDER BY user').all();
  for (const table of ['plays', 'tallies', 'days', 'standings']) connection.exec(`DELETE FROM ${table}`);
  connection.exec('UPDATE games SET listed = 0');
  await retentionOn(database).begin();
  expect(await archive.stats(GUILD, 'meteor', WHO)).toEqual(migrated);
  expect(connection.prepare('SELECT * FROM plays ORDER BY user').all()).toEqual(plays);
  expect(connection.pragma('foreign_key_check')).toEqual([]);
});
