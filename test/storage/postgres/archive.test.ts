import { expect, test } from 'vitest';
import type { GameHistory, PageRequest, Ranking } from '../../../src/history/queries.js';
import { Archive } from '../../../src/storage/sql/history/archive.js';
import { SqliteSql } from '../../../src/storage/sqlite/sql.js';
import { readingFrom } from '../../../src/storage/sqlite/history/archive.js';
import type { Values } from '../../../src/storage/sql/sql.js';
import { game, GUILD, someone, START } from '../../support/played.js';
import { testSql } from '../../support/postgres/databases.js';
import { opened, OTHER, season } from '../../history/support.js';

/** What past games are read from; the others refer to the first. */
const TABLES = ['games', 'seats', 'plays', 'tallies', 'days', 'standings'];

/** The same rows in both engines, asked in the same words. */
async function both(): Promise<readonly [sqlite: GameHistory, postgres: GameHistory]> {
  const { database } = opened([
    ...season(20),
    game('else1', 3, { guildId: OTHER, startAt: START + 1_000 }),
    game('live1', 2).slice(0, -1),
  ]);
  const reading = readingFrom(database.connection);
  const from = new SqliteSql(database.connection);
  const to = await testSql();
  for (const table of TABLES)
    for (const row of await from.rows<Values>(`SELECT * FROM ${table}`)) {
      const columns = Object.keys(row);
      const text = `INSERT INTO ${table} (${columns.map((name) => `"${name}"`).join(', ')})
        VALUES (${columns.map((name) => `@${name}`).join(', ')})`;
      await to.write({ text, values: row });
    }
  return [new Archive(reading), new Archive({ ...reading, sql: to })];
}

const ANA = someone(0);

/** Each question, by what it asks. */
const QUESTIONS: Readonly<Record<string, (history: GameHistory) => Promise<unknown>>> = {
  'statistics of a person': (history) => history.stats(GUILD, 'meteor', ANA.userId),
  'statistics of a server': (history) => history.stats(GUILD, 'meteor', null),
  'a standing': (history) => history.standing(GUILD, 'meteor', ANA.userId),
  'nobody’s standing': (history) => history.standing(GUILD, 'meteor', 'nobody'),
  'own records': (history) => history.ownRecords(ANA.userId),
  'own games': (history) => history.ofPerson(ANA.userId, { kind: 'meteor', mode: 'standard', from: START }),
  everywhere: (history) => history.everywhere({ kind: 'meteor', mode: 'standard', from: 0, to: 2 * START }),
  scores: (history) => history.scores('g1'),
  people: (history) => history.players(GUILD, 'a', 25),
  'a person by id': (history) => history.players(GUILD, ANA.userId, 5),
  'nobody with a percent sign': (history) => history.players(GUILD, '%', 5),
  'won scenarios': (history) => history.wonWith(GUILD, 'meteor', 'scenario'),
  'a game': (history) => history.show(GUILD, 'g3'),
  'a game that is on': (history) => history.show(GUILD, 'live1'),
  'another server’s game': (history) => history.show(GUILD, 'else1'),
  'a game by its link': (history) => history.linked('else1'),
  'no game': (history) => history.linked('nothing'),
};

const RANKINGS: readonly Ranking[] = ['wins', 'streak', 'points', 'fastest', 'score'];

const PAGES: readonly Omit<PageRequest, 'limit'>[] = [
  {},
  { userId: ANA.userId },
  { result: 'won' },
  { kind: 'meteor', mode: 'standard' },
  { kind: 'nothing' },
  { from: START + 86_400_000, to: START + 9 * 86_400_000 },
];

/** All pages of a list, forwards and back again. */
async function pages(history: GameHistory, filter: Omit<PageRequest, 'limit'>): Promise<readonly unknown[]> {
  const found: unknown[] = [];
  let page = await history.list(GUILD, { ...filter, limit: 3 });
  for (; page.older !== null; page = await history.list(GUILD, { ...filter, limit: 3, older: page.older }))
    found.push(page);
  for (; page.newer !== null; page = await history.list(GUILD, { ...filter, limit: 3, newer: page.newer }))
    found.push(page);
  return [...found, page];
}

test('past games are told as SQLite tells them', async () => {
  const [sqlite, postgres] = await both();
  for (const [what, ask] of Object.entries(QUESTIONS)) expect(await ask(postgres), what).toEqual(await ask(sqlite));
  for (const by of RANKINGS)
    expect(await postgres.leaderboard(GUILD, 'meteor', by, 9), by).toEqual(
      await sqlite.leaderboard(GUILD, 'meteor', by, 9),
    );
  for (const filter of PAGES)
    expect(await pages(postgres, filter), JSON.stringify(filter)).toEqual(await pages(sqlite, filter));
});
