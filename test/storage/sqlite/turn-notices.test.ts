import { expect, test } from 'vitest';
import { Removals } from '../../../src/storage/sqlite/retention/removals.js';
import { StatsWriter } from '../../../src/storage/sqlite/history/stats-writer.js';
import { TurnNoticeRows } from '../../../src/storage/sql/rows/turn-notices.js';
import { SqliteSql } from '../../../src/storage/sqlite/sql.js';
import { HISTORIES, opened } from '../../history/support.js';
import { game, GUILD, someone } from '../../support/played.js';

const ANA = someone(0).userId;
const notice = (of: string, userId = ANA) =>
  ({ game: of, userId, turn: '3.0', stage: 'reminder', due: 5, sent: null }) as const;

test('it goes with the person, the game and the server', async () => {
  const past = opened([game('g1', 2), game('g2', 2)]);
  const { connection, notes } = past.database;
  const rows = new TurnNoticeRows(new SqliteSql(connection));
  for (const of of ['g1', 'g2']) await rows.put(notice(of));
  await rows.put(notice('g1', 'other'));
  const removals = new Removals(past.database, new StatsWriter(notes, HISTORIES));
  await removals.run(connection.transaction(() => removals.note(GUILD, ANA)).immediate());
  expect((await rows.all()).map(({ userId }) => userId)).toEqual(['other']);
  connection.prepare('INSERT INTO daily_lines (guild, day) VALUES (?, ?)').run(GUILD, '2026-11-23');
  await removals.run(connection.transaction(() => removals.note(GUILD, null)).immediate());
  expect(await rows.all()).toEqual([]);
  expect(connection.prepare('SELECT count(*) FROM daily_lines').pluck().get()).toBe(0);
});
