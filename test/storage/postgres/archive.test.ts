import { expect, test } from 'vitest';
import { GameRegistry } from '../../../src/games/registry.js';
import { METEOR } from '../../../src/games/meteor/index.js';
import { DealSecrecy, type DealsInPlay } from '../../../src/history/logs/withheld.js';
import { DAY_MS, type GameHistory, type PageRequest, type Ranking } from '../../../src/history/queries.js';
import type { GameLogs } from '../../../src/storage/ports/game-logs.js';
import { Archive, type ArchiveParts } from '../../../src/storage/sql/history/archive.js';
import { DealsInPlayRows } from '../../../src/storage/sql/history/deals-in-play.js';
import { FinishedGames } from '../../../src/storage/sql/history/finished-games.js';
import { DuelRows } from '../../../src/storage/sql/rows/duels.js';
import { StoredLogs } from '../../../src/storage/sql/log/stored-logs.js';
import { SqliteSql } from '../../../src/storage/sqlite/sql.js';
import { readingFrom } from '../../../src/storage/sqlite/history/archive.js';
import type { Sql, Values } from '../../../src/storage/sql/sql.js';
import { game, GUILD, someone, START } from '../../support/played.js';
import { testSql } from '../../support/postgres/databases.js';
import { maintainAll, opened, OTHER, season } from '../../history/support.js';

/** What past games are read from; the others refer to the first. */
const TABLES = ['games', 'entries', 'packed', 'seats', 'plays', 'tallies', 'days', 'standings', 'duel_sides'];

const GAMES = new GameRegistry([METEOR]);

/** What the same rows are read with. */
interface Engine {
  readonly history: GameHistory;
  readonly logs: GameLogs;
  readonly ended: FinishedGames;
  readonly deals: DealsInPlay;
}

function engine(sql: Sql, logs: GameLogs, key: ArchiveParts['key']): Engine {
  const deals = new DealsInPlayRows(sql);
  return {
    history: new Archive({ sql, logs, key, secrecy: new DealSecrecy(deals, GAMES, () => START + 365 * DAY_MS) }),
    logs,
    ended: new FinishedGames(sql, logs, GAMES),
    deals,
  };
}

/** The same rows in both engines, asked in the same words; some logs are packed. */
async function both(): Promise<readonly [sqlite: Engine, postgres: Engine]> {
  const past = await opened([
    ...season(20),
    game('else1', 3, { guildId: OTHER, startAt: START + 1_000 }),
    game('live1', 2).slice(0, -1),
    game('live2', 2).slice(0, -1),
  ]);
  const { database } = past;
  const from = new SqliteSql(database.connection);
  await maintainAll(past, START);
  await past.past.append(game('late1', 2, { startAt: START + 30 * DAY_MS }));
  const duels = new DuelRows(from);
  for (const side of ['g1', 'live1'])
    await duels.put({ game: side, duel: 'CODE', result: null, otherZone: null, otherLeft: null });
  const { logs, key } = readingFrom(database.connection);
  const to = await testSql();
  for (const table of TABLES)
    for (const row of await from.rows<Values>(`SELECT * FROM ${table}`)) {
      const columns = Object.keys(row);
      const text = `INSERT INTO ${table} (${columns.map((name) => `"${name}"`).join(', ')})
        VALUES (${columns.map((name) => `@${name}`).join(', ')})`;
      await to.write({ text, values: row });
    }
  return [engine(from, logs, key), engine(to, new StoredLogs(to), key)];
}

const ANA = someone(0);

/** Each question, by what it asks. */
const QUESTIONS: Readonly<Record<string, (engine: Engine) => Promise<unknown>>> = {
  'statistics of a person': ({ history }) => history.stats(GUILD, 'meteor', ANA.userId),
  'statistics of a server': ({ history }) => history.stats(GUILD, 'meteor', null),
  'a standing': ({ history }) => history.standing(GUILD, 'meteor', ANA.userId),
  'nobody’s standing': ({ history }) => history.standing(GUILD, 'meteor', 'nobody'),
  'own records': ({ history }) => history.ownRecords(ANA.userId),
  'own games': ({ history }) => history.ofPerson(ANA.userId, { kind: 'meteor', mode: 'standard', from: START }),
  everywhere: ({ history }) => history.everywhere({ kind: 'meteor', mode: 'standard', from: 0, to: 2 * START }),
  scores: ({ history }) => history.scores('g1'),
  people: ({ history }) => history.players(GUILD, 'a', 25),
  'a person by id': ({ history }) => history.players(GUILD, ANA.userId, 5),
  'nobody with a percent sign': ({ history }) => history.players(GUILD, '%', 5),
  'won scenarios': ({ history }) => history.wonWith(GUILD, 'meteor', 'scenario'),
  'a game': ({ history }) => history.show(GUILD, 'g3'),
  'a game that is on': ({ history }) => history.show(GUILD, 'live1'),
  'another server’s game': ({ history }) => history.show(GUILD, 'else1'),
  'a game by its link': ({ history }) => history.linked('else1'),
  'no game': ({ history }) => history.linked('nothing'),
  'a log': ({ logs }) => logs.read('late1'),
  'a packed log': ({ logs }) => logs.read('g3'),
  'the log of a game that is on': ({ logs }) => logs.read('live1'),
  'no log': ({ logs }) => logs.read('nothing'),
  'who played and how it ended': ({ ended }) => ended.of('g2'),
  'a game that has not ended': ({ ended }) => ended.of('live1'),
  'who plays': ({ ended }) => ended.peopleOf('live1'),
  'who played in no game': ({ ended }) => ended.peopleOf('nothing'),
  'a deal that another side still plays': ({ history }) => history.show(GUILD, 'g1'),
  'sides of duels': ({ deals }) => Promise.all(['g1', 'live1', 'g2'].map((one) => deals.inDuel(one))),
  'how games that are on began': async ({ deals }) => (await deals.begun('meteor')).toSorted(),
  'how games of another kind began': ({ deals }) => deals.begun('town'),
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
  for (const [what, ask] of Object.entries(QUESTIONS)) {
    expect(await ask(postgres), what).toEqual(await ask(sqlite));
  }
  for (const by of RANKINGS)
    expect(await postgres.history.leaderboard(GUILD, 'meteor', by, 9), by).toEqual(
      await sqlite.history.leaderboard(GUILD, 'meteor', by, 9),
    );
  for (const filter of PAGES)
    expect(await pages(postgres.history, filter), JSON.stringify(filter)).toEqual(await pages(sqlite.history, filter));
});
