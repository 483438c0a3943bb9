import { expect, test } from 'vitest';
import { DAY_MS } from '../../../src/history/queries.js';
import { DEPARTED_KEPT_MS } from '../../../src/storage/sql/retention/retention.js';
import type { LogEntry } from '../../../src/table/ports.js';
import { OTHER, season } from '../../history/support.js';
import { game, GUILD, someone, START } from '../../support/played.js';
import { type OpenPast, processOn, ANA, SUMS, append, played, maintained, count, told, fresh } from './past-process.js';

/** A game of two at one person's own table, as a lesson is. */
const personal = (id: string, owner: string, guildId = GUILD): readonly LogEntry[] =>
  game(id, 2, { guildId }).map(({ header, ...entry }) => ({
    ...entry,
    ...(header === undefined ? {} : { header: { ...header, owner } }),
  }));

export function forgetting(open: OpenPast): void {
  test('a person is taken out of one server’s games alone, and what was played later counts', async () => {
    const past = processOn(await open());
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
    const past = processOn(await open());
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
    const past = processOn(await open());
    await played(past, [game('live2', 2).slice(0, -1)]);
    expect(await past.retention.forget(GUILD, ANA)).toEqual({ games: 0, playing: true });
    expect(await count(past, 'seats', `"user" = '${ANA}'`)).toBe(1);
  });

  test('a game that ends while a person is being forgotten is counted', async () => {
    const past = processOn(await open());
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
    const past = processOn(await open());
    await append(past, season(2));
    expect((await past.retention.forget(GUILD, ANA)).games).toBe(2);
    for (const one of await past.stats.uncounted()) await past.stats.count(one);
    expect(await past.history.standing(GUILD, 'meteor', ANA)).toBeNull();
    expect(await count(past, 'plays', `"user" = '${ANA}'`)).toBe(0);
    expect((await past.history.list(GUILD, { limit: 5 })).games).toHaveLength(2);
  });

  test('a server’s data is deleted when asked, and some time after the bot has left; never a game that is on', async () => {
    const past = processOn(await open());
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
    expect(await past.retention.guilds()).toEqual([GUILD]);
  });

  test('a game that ends while its server’s data is deleted stays, and is counted', async () => {
    const past = processOn(await open());
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
    const first = processOn(database);
    await played(first, season(3));
    await first.removals.note(GUILD, user);
    const next = processOn(database);
    await maintained(next);
    expect(await next.removals.due()).toEqual([]);
    expect(await next.history.players(GUILD, ANA, 5)).toEqual([]);
    expect((await next.history.list(GUILD, { limit: 5 })).games).toHaveLength(user === null ? 0 : 3);
  });
}
