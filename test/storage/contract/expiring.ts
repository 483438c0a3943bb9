import { expect, test } from 'vitest';
import { DAY_MS } from '../../../src/history/queries.js';
import { DEPARTED_KEPT_MS } from '../../../src/storage/sql/retention/retention.js';
import { OwedMuteRows } from '../../../src/storage/sql/rows/owed-mutes.js';
import { OTHER, season } from '../../history/support.js';
import { game, GUILD, someone, START } from '../../support/played.js';
import {
  type PastProcess,
  type OpenPast,
  processOn,
  ANA,
  played,
  maintained,
  count,
  told,
  fresh,
} from './past-process.js';

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

export function expiring(open: OpenPast): void {
  test('games that grew too old leave all sums, streaks and records as if they had never been', async () => {
    const past = processOn(await open(), 3 * DAY_MS);
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
    const past = processOn(await open());
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
    const past = processOn(await open());
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
    const past = processOn(await open(), what === 'games grow too old' ? 30 * DAY_MS : null);
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
