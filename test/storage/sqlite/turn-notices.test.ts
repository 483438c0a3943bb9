import { expect, test } from 'vitest';
import { TurnNoticeRows } from '../../../src/storage/sql/rows/turn-notices.js';
import { SqliteSql } from '../../../src/storage/sqlite/sql.js';
import { opened, removalsOf } from '../../history/support.js';
import { game, GUILD, someone } from '../../support/played.js';

const ANA = someone(0).userId;
const notice = (of: string, userId = ANA) =>
  ({ game: of, userId, turn: '3.0', stage: 'reminder', due: 5, sent: null }) as const;

test('it goes with the person, the game and the server', async () => {
  const past = await opened([game('g1', 2), game('g2', 2)]);
  const { connection } = past.database;
  const rows = new TurnNoticeRows(new SqliteSql(connection));
  for (const of of ['g1', 'g2']) await rows.put(notice(of));
  await rows.put(notice('g1', 'other'));
  const removals = removalsOf(past);
  await removals.run(await removals.note(GUILD, ANA));
  expect((await rows.all()).map(({ userId }) => userId)).toEqual(['other']);
  connection.prepare('INSERT INTO daily_lines (guild, day) VALUES (?, ?)').run(GUILD, '2026-11-23');
  await removals.run(await removals.note(GUILD, null));
  expect(await rows.all()).toEqual([]);
  expect(connection.prepare('SELECT count(*) FROM daily_lines').pluck().get()).toBe(0);
});
