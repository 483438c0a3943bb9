import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { METEOR_HISTORY } from '../../../src/history/meteor/adapter.js';
import { checkLog } from '../../../src/history/logs/replay.js';
import {
  DAY_MS,
  type GameHistory,
  type HistoryMaintenance,
  type HistoryRetention,
} from '../../../src/history/queries.js';
import type { GameLogs } from '../../../src/storage/ports/game-logs.js';
import type { StatsWriter } from '../../../src/storage/sql/history/stats-writer.js';
import { DEPARTED_KEPT_MS } from '../../../src/storage/sql/retention/retention.js';
import type { Removals } from '../../../src/storage/sql/retention/removals.js';
import { OwedMuteRows } from '../../../src/storage/sql/rows/owed-mutes.js';
import type { Sql } from '../../../src/storage/sql/sql.js';
import type { GameLog, LogEntry } from '../../../src/table/ports.js';
import { OTHER, season } from '../../history/support.js';
import { game, GUILD, someone, START } from '../../support/played.js';

/** What a process has of the games that are over. */
export interface PastProcess {
  readonly sql: Sql;
  readonly log: GameLog;
  readonly logs: GameLogs;
  readonly history: GameHistory;
  readonly stats: StatsWriter;
  readonly retention: HistoryRetention & HistoryMaintenance;
  readonly removals: Removals;
}

/** An empty database of an engine. `kept`: how long `GUILD` keeps its games; null: for ever. */
export type OpenPast = () => Promise<{
  /** A process on it, after those that were there before. */
  process(kept?: number | null): PastProcess;
}>;

const ANA = someone(0).userId;
const SUMS = ['plays', 'tallies', 'days', 'standings'];

async function append(past: PastProcess, games: readonly (readonly LogEntry[])[]): Promise<void> {
  for (const entries of games) expect(await past.log.append(entries)).toEqual({ kind: 'written' });
}

/** Appends games, and counts those that are over. */
async function played(past: PastProcess, games: readonly (readonly LogEntry[])[]): Promise<void> {
  await append(past, games);
  for (const one of await past.stats.uncounted()) await past.stats.count(one);
}

async function maintained({ retention }: PastProcess, now = START): Promise<void> {
  while (await retention.maintain(now));
}

async function count({ sql }: PastProcess, table: string, where = 'true'): Promise<number> {
  const [found] = await sql.rows<{ readonly count: number }>(`SELECT count(*) AS count FROM ${table} WHERE ${where}`);
  return found?.count ?? 0;
}

/** All that statistics tell of a server. */
async function told({ history }: PastProcess, guild = GUILD): Promise<unknown> {
  const people = [null, ...[0, 1, 2, 3, 4].map((at) => someone(at).userId)];
  const stats = await Promise.all(people.map((user) => history.stats(guild, 'meteor', user)));
  return stats.map(({ tallies, ...rest }) => ({
    ...rest,
    tallies: tallies.map((tally) => JSON.stringify(Object.entries(tally).sort())).sort(),
  }));
}

/** The sums that the same games come to where there were never others. */
async function fresh(open: OpenPast, games: readonly (readonly LogEntry[])[], guild = GUILD): Promise<unknown> {
  const past = (await open()).process();
  await played(past, games);
  return told(past, guild);
}

function counting(open: OpenPast): void {
  test('games are counted once, whoever counts them, and listed', async () => {
    const past = (await open()).process();
    await append(past, [...season(3), game('live1', 2).slice(0, -1)]);
    expect(await past.stats.uncounted()).toEqual(['g0', 'g1', 'g2']);
    expect((await past.history.list(GUILD, { limit: 9 })).games).toEqual([]);
    await Promise.all(['g0', 'g1', 'g2', 'g1', 'live1', 'nothing'].map((one) => past.stats.count(one)));
    expect(await past.stats.uncounted()).toEqual([]);
    expect((await past.history.list(GUILD, { limit: 9 })).games.map((line) => line.game)).toEqual(['g2', 'g1', 'g0']);
    expect(await count(past, 'plays', '"user" = \'\'')).toBe(3);
    expect((await past.history.stats(GUILD, 'meteor', ANA)).tallies.reduce((sum, { games }) => sum + games, 0)).toBe(3);
  });

  test('what a process left uncounted the next one counts, packed or not', async () => {
    const database = await open();
    const first = database.process();
    await append(first, season(2));
    await maintained(first);
    await first.sql.write(
      { text: 'UPDATE games SET listed = 0' },
      ...SUMS.map((table) => ({ text: `DELETE FROM ${table}` })),
    );
    await append(first, [game('late1', 2, { startAt: START + 9 * DAY_MS })]);
    const next = database.process();
    await next.retention.begin();
    expect(await count(next, 'entries')).toBeGreaterThan(20);
    expect(await told(next)).toEqual(
      await fresh(open, [...season(2), game('late1', 2, { startAt: START + 9 * DAY_MS })]),
    );
  });

  test('logs are packed, and come back byte for byte; those of games that are on stay', async () => {
    const past = (await open()).process();
    await played(past, [...season(3), game('live1', 2).slice(0, -1)]);
    const before = await Promise.all(['g0', 'g2', 'live1'].map((one) => past.logs.read(one)));
    await maintained(past);
    expect([await count(past, 'packed'), await count(past, 'entries', "game <> 'live1'")]).toEqual([3, 0]);
    expect(await count(past, 'entries')).toBeGreaterThan(20);
    const after = await Promise.all(['g0', 'g2', 'live1'].map((one) => past.logs.read(one)));
    expect(after).toEqual(before);
    for (const log of after.slice(0, 2)) expect(log && checkLog(log, METEOR_HISTORY)).toMatchObject({ ok: true });
  });

  test('all that a server has is exported, one export at a time, up to a size', async () => {
    const past = (await open()).process();
    await played(past, [...season(3), game('else1', 2, { guildId: OTHER }), game('live1', 2).slice(0, -1)]);
    const first = past.retention.exportAll(GUILD, { bytes: 1_000_000 });
    expect(await past.retention.exportAll(GUILD, { bytes: 1_000_000 })).toEqual({ ok: false, why: 'busy' });
    const made = await first;
    if (!made.ok) throw new Error(made.why);
    const lines = gunzipSync(made.data).toString('utf8').trimEnd().split('\n');
    const read = lines.map((line) => JSON.parse(line) as { readonly type: string; readonly game?: string });
    expect(made.games).toBe(3);
    expect(read.map(({ game: id }) => id)).toEqual([undefined, 'g0', 'g1', 'g2']);
    expect(await past.retention.exportAll(GUILD, { bytes: 200 })).toEqual({ ok: false, why: 'too-big' });
  });
}

/** A game of two at one person's own table, as a lesson is. */
const personal = (id: string, owner: string, guildId = GUILD): readonly LogEntry[] =>
  game(id, 2, { guildId }).map(({ header, ...entry }) => ({
    ...entry,
    ...(header === undefined ? {} : { header: { ...header, owner } }),
  }));

function forgetting(open: OpenPast): void {
  test('a person is taken out of one server’s games alone, and what was played later counts', async () => {
    const past = (await open()).process();
    await played(past, [...season(30), game('else1', 3, { guildId: OTHER })]);
    await maintained(past);
    expect(await past.retention.forget(GUILD, ANA)).toEqual({ games: 30, playing: false });
    for (const table of SUMS)
      expect(await count(past, table, `"user" = '${ANA}' AND guild = '${GUILD}'`), table).toBe(0);
    expect(await count(past, 'seats', `"user" = '${ANA}' AND game <> 'else1'`)).toBe(0);
    expect(await past.history.players(GUILD, 'Ana', 5)).toEqual([]);
    expect(await past.history.players(OTHER, 'Ana', 5)).toHaveLength(1);
    const again = game('new1', 2, { startAt: START + 60 * DAY_MS });
    await played(past, [again]);
    expect(await past.history.standing(GUILD, 'meteor', ANA)).toMatchObject({ games: 1, name: 'Ana' });
    expect(await told(past, OTHER)).toEqual(await fresh(open, [game('else1', 3, { guildId: OTHER })], OTHER));
  });

  test('a person’s id is taken from the tables of their own too, in that server alone and once they are over', async () => {
    const past = (await open()).process();
    const live = personal('own4', ANA).slice(0, -1);
    await played(past, [
      personal('own1', ANA),
      personal('own2', someone(1).userId),
      personal('own3', ANA, OTHER),
      live,
    ]);
    expect((await past.retention.forget(GUILD, ANA)).games).toBe(2);
    const owners = await past.sql.rows<{ readonly owner: string | null }>('SELECT owner FROM games ORDER BY game');
    expect(owners.map(({ owner }) => owner)).toEqual([null, someone(1).userId, ANA, ANA]);
  });

  test('who plays is told that the game is kept until it is over', async () => {
    const past = (await open()).process();
    await played(past, [game('live2', 2).slice(0, -1)]);
    expect(await past.retention.forget(GUILD, ANA)).toEqual({ games: 0, playing: true });
    expect(await count(past, 'seats', `"user" = '${ANA}'`)).toBe(1);
  });

  test('a game that ends while a person is being forgotten is counted', async () => {
    const past = (await open()).process();
    await played(past, season(3));
    const removal = await past.removals.note(GUILD, ANA);
    const later = game('new1', 2, { startAt: START + 60 * DAY_MS });
    const [games] = await Promise.all([past.removals.run(removal), played(past, [later])]);
    expect(games).toBe(3);
    expect((await past.history.stats(GUILD, 'meteor', ANA)).tallies.reduce((sum, tally) => sum + tally.games, 0)).toBe(
      1,
    );
    expect(await past.history.standing(GUILD, 'meteor', ANA)).toMatchObject({ games: 1 });
  });

  test('a game that wasn’t counted yet isn’t counted for who is forgotten', async () => {
    const past = (await open()).process();
    await append(past, season(2));
    expect((await past.retention.forget(GUILD, ANA)).games).toBe(2);
    for (const one of await past.stats.uncounted()) await past.stats.count(one);
    expect(await past.history.standing(GUILD, 'meteor', ANA)).toBeNull();
    expect(await count(past, 'plays', `"user" = '${ANA}'`)).toBe(0);
    expect((await past.history.list(GUILD, { limit: 5 })).games).toHaveLength(2);
  });

  test('a server’s data is deleted when asked, and some time after the bot has left; never a game that is on', async () => {
    const past = (await open()).process();
    await played(past, [...season(30), game('live3', 2).slice(0, -1), game('else2', 2, { guildId: OTHER })]);
    expect(await past.retention.kept(GUILD)).toEqual({ games: 30, live: 1 });
    expect([...(await past.retention.guilds())].sort()).toEqual([GUILD, OTHER].sort());
    expect(await past.retention.deleteAll(GUILD)).toEqual({ games: 30, live: 1 });
    expect(await past.logs.read('live3')).toBeDefined();
    for (const table of SUMS) expect(await count(past, table, `guild = '${GUILD}'`), table).toBe(0);
    await past.retention.left(OTHER, START);
    await maintained(past, START + DEPARTED_KEPT_MS - 1);
    expect((await past.history.list(OTHER, { limit: 9 })).games).toHaveLength(1);
    await past.retention.returned(OTHER);
    await past.retention.left(OTHER, START + DAY_MS);
    await maintained(past, START + DEPARTED_KEPT_MS + DAY_MS + 1);
    expect((await past.history.list(OTHER, { limit: 9 })).games).toEqual([]);
    expect(await past.retention.guilds()).toEqual([]);
  });

  test('a game that ends while its server’s data is deleted stays, and is counted', async () => {
    const past = (await open()).process();
    await played(past, [game('old1', 2), game('old2', 2, { startAt: START + 1_000 })]);
    const removal = await past.removals.note(GUILD, null);
    const later = game('new1', 2, { startAt: START + DAY_MS });
    await played(past, [later]);
    expect(await past.removals.run(removal)).toBe(2);
    expect((await past.history.list(GUILD, { limit: 5 })).games.map((line) => line.game)).toEqual(['new1']);
    expect(await told(past)).toEqual(await fresh(open, [later]));
  });

  test.each([null, ANA])('what a kill came between is finished by the next process (%s)', async (user) => {
    const database = await open();
    const first = database.process();
    await played(first, season(3));
    await first.removals.note(GUILD, user);
    const next = database.process();
    await maintained(next);
    expect(await next.removals.due()).toEqual([]);
    expect(await next.history.players(GUILD, ANA, 5)).toEqual([]);
    expect((await next.history.list(GUILD, { limit: 5 })).games).toHaveLength(user === null ? 0 : 3);
  });
}

function expiring(open: OpenPast): void {
  test('games that grew too old leave all sums, streaks and records as if they had never been', async () => {
    const past = (await open()).process(3 * DAY_MS);
    await played(past, [...season(8), game('else1', 3, { guildId: OTHER })]);
    await maintained(past, START + 7 * DAY_MS + 3_600_000);
    const left = (await past.history.list(GUILD, { limit: 9 })).games.map((line) => line.game);
    expect(left.length).toBeGreaterThan(2);
    expect(left.length).toBeLessThan(8);
    expect(await told(past)).toEqual(
      await fresh(
        open,
        season(8).filter(([entry]) => left.includes(entry?.game ?? '')),
      ),
    );
    for (const where of ['tallies WHERE games = 0', 'days WHERE games = 0', 'standings_due'])
      expect(await past.sql.rows(`SELECT 1 AS found FROM ${where}`), where).toEqual([]);
    expect((await past.history.list(OTHER, { limit: 9 })).games).toHaveLength(1);
  });

  test('a standing is found again from more games than one page of them', async () => {
    const past = (await open()).process();
    await played(past, season(3));
    const before = await past.history.standing(GUILD, 'meteor', ANA);
    await past.sql.write(...copies());
    await maintained(past);
    const after = await past.history.standing(GUILD, 'meteor', ANA);
    expect(after?.games).toBe((before?.games ?? 0) + COPIES);
    expect(after?.wins).toBe((before?.wins ?? 0) + COPIES - 1);
    expect(after?.bestStreak).toBeGreaterThanOrEqual(350);
    expect(after?.fastestMs).toBe(5_000);
    expect(await count(past, 'standings_due')).toBe(0);
  });

  test('tokens that have expired are taken away, those that are valid stay', async () => {
    const past = (await open()).process();
    await played(past, [game('live1', 2).slice(0, -1)]);
    const panel = `INSERT INTO panels (game, "user", channel, message, token, expires_at, sent_token, sent_expires_at)
      VALUES ('live1', @user, '1', 'm', 'one', @until, 'two', @sentUntil)`;
    await past.sql.write({ text: panel, values: { user: 'a', until: START, sentUntil: START + 1 } });
    await past.sql.write({ text: panel, values: { user: 'b', until: START + 1, sentUntil: START } });
    await maintained(past, START);
    const tokens = 'SELECT token, sent_token FROM panels ORDER BY "user"';
    expect(await past.sql.rows(tokens)).toEqual([
      { token: null, sent_token: 'two' },
      { token: 'one', sent_token: null },
    ]);
  });

  /** Everything that deletes data of a server, each with games that it does delete. */
  const DELETIONS: readonly (readonly [string, (past: PastProcess) => Promise<unknown>])[] = [
    ['a person is forgotten', (past) => past.retention.forget(GUILD, ANA)],
    ['a server’s data is deleted', (past) => past.retention.deleteAll(GUILD)],
    ['games grow too old', (past) => maintained(past, START + 1_000 * DAY_MS)],
    [
      'what a kill came between is finished',
      async (past) => {
        await past.removals.note(GUILD, null);
        await maintained(past);
      },
    ],
    [
      'the bot was taken out of the server long ago',
      async (past) => {
        await past.retention.left(GUILD, START);
        await maintained(past, START + DEPARTED_KEPT_MS + DAY_MS);
      },
    ],
  ];

  test.each(DELETIONS)('who is owed an unmute stays owed when %s', async (what, remove) => {
    const past = (await open()).process(what === 'games grow too old' ? 30 * DAY_MS : null);
    await played(past, season(3));
    const owed = new OwedMuteRows(past.sql);
    const rows = (['sent', 'muted', 'spared'] as const).map((state, at) => ({
      guildId: GUILD,
      userId: someone(at).userId,
      state,
    }));
    for (const row of rows) await owed.put(row);
    expect(await past.history.players(GUILD, ANA, 5)).not.toEqual([]);
    await remove(past);
    expect(await past.history.players(GUILD, ANA, 5)).toEqual([]);
    expect([...(await owed.all())].sort((a, b) => (a.userId < b.userId ? -1 : 1))).toEqual(rows);
  });
}

const COPIES = 700;

/** Games of Ana's long before all others, of which she lost one; her standing is to be found again. */
const copies = () => [
  ...Array.from({ length: COPIES }, (_, at) => [
    {
      text: `INSERT INTO games (game, kind, guild, channel, created_at, rules, mode, seeded)
        VALUES (@game, 'meteor', '${GUILD}', '1', 0, '1', '', 0)`,
      values: { game: `copy${at}` },
    },
    {
      text: `INSERT INTO plays
          (guild, "user", ended_at, game, kind, company, mode, crew, result, bucket, play_ms, points, score, sums)
        VALUES ('${GUILD}', '${ANA}', @at, @game, 'meteor', 'people', '', 2, @result, '', 5000, 1, NULL, '{}')`,
      values: { game: `copy${at}`, at, result: at === 350 ? 'lost' : 'won' },
    },
  ]).flat(),
  { text: `INSERT INTO standings_due (guild, "user", kind) VALUES ('${GUILD}', '${ANA}', 'meteor')` },
];

/** What every engine does with games that are over. */
export function pastKeepsItsContract(open: OpenPast): void {
  counting(open);
  forgetting(open);
  expiring(open);
}
