import { expect, test } from 'vitest';
import type { Sql } from '../../../src/storage/sql/sql.js';
import { createStores, dropFromMemory, loadStores, type Stores } from '../../../src/storage/sql/stores.js';

/** An empty database of an engine, which is gone after the test. */
export type OpenEngine = () => Promise<Sql>;

const GAME = `INSERT INTO games (game, kind, guild, channel, rules, mode, seeded, created_at)
  VALUES (@game, 'meteor', 'guild', 'c', '1', 'first', 0, 1)`;

const fail = (error: unknown): never => {
  throw error;
};

const storesOn = (sql: Sql): Stores => createStores({ durable: sql, notes: sql }, { onFault: fail });

/** A database that knows the games `one` and `two`. */
async function withGames(open: OpenEngine): Promise<Sql> {
  const sql = await open();
  for (const game of ['one', 'two']) await sql.write({ text: GAME, values: { game } });
  return sql;
}

/** As the next process on the same database has them. */
async function again(sql: Sql): Promise<Stores> {
  const stores = storesOn(sql);
  await loadStores(stores);
  return stores;
}

const BOARD = {
  game: 'one',
  channelId: 'c',
  userId: null,
  token: 't',
  message: '@original',
  messageId: 'm',
  expiresAt: 1_800_000_900_000,
  layout: '',
  sent: null,
};

function messagesAndNotes(open: OpenEngine): void {
  test('remembers the board and each panel of a game, the newest of each', async () => {
    const { messages } = storesOn(await withGames(open));
    const sent = { token: 's', expiresAt: 1_800_000_950_000, followUp: true };
    const hand = { ...BOARD, userId: '100', messageId: null, layout: 'C 1C', sent };
    messages.keep(BOARD);
    messages.keep(hand);
    messages.keep({ ...hand, token: null });
    messages.keep({ ...BOARD, game: 'two' });
    messages.forget('two');
    messages.keep({ ...BOARD, game: 'two', channelId: 'other' });
    await expect.poll(() => messages.of('two')).toEqual([{ ...BOARD, game: 'two', channelId: 'other' }]);
    expect(await messages.of('one')).toEqual([BOARD, { ...hand, token: null }]);
  });

  test('boards of games that are over are found, with their server', async () => {
    const sql = await withGames(open);
    const { messages } = storesOn(sql);
    messages.keep(BOARD);
    messages.keep({ ...BOARD, userId: '100' });
    messages.keep({ ...BOARD, game: 'two' });
    await sql.write({ text: "UPDATE games SET status = 'over', ended_at = 2 WHERE game = 'one'" });
    expect(await messages.unsettled()).toEqual([{ ...BOARD, guildId: 'guild' }]);
  });

  test('the silence is explained once a person and game', async () => {
    const { notes } = storesOn(await withGames(open));
    expect(await Promise.all([notes.tell('one', '1'), notes.tell('one', '1')])).toEqual([true, false]);
    expect([await notes.tell('one', '2'), await notes.tell('two', '1')]).toEqual([true, true]);
  });

  test('keeps how far a person was told of a game, until the game is put away', async () => {
    const { bookmarks, messages } = storesOn(await withGames(open));
    expect(await bookmarks.of('one', '100')).toBeNull();
    bookmarks.put('one', '100', 3);
    bookmarks.put('one', '100', 7);
    bookmarks.put('two', '100', 1);
    await expect.poll(() => bookmarks.of('two', '100')).toBe(1);
    expect([await bookmarks.of('one', '100'), await bookmarks.of('one', '200')]).toEqual([7, null]);
    messages.forget('one');
    await expect.poll(() => bookmarks.of('one', '100')).toBeNull();
  });

  test('what somebody was told of a turn is one row a game and person, with where the message is', async () => {
    const { turnNotices } = storesOn(await withGames(open));
    const notice = { game: 'one', userId: '1', turn: '3.0', stage: 'reminder', due: 5, sent: null } as const;
    const sent = { channelId: '7', messageId: '8', direct: true };
    await turnNotices.put(notice);
    await turnNotices.put({ ...notice, turn: '4.0', stage: 'done', sent });
    await turnNotices.put({ ...notice, userId: '2' });
    await turnNotices.drop('one', '2');
    expect(await turnNotices.all()).toEqual([{ ...notice, turn: '4.0', stage: 'done', sent }]);
  });

  test('knows for which day a server’s line was posted', async () => {
    const { dailyLines } = storesOn(await open());
    expect(await dailyLines.of('guild')).toBeNull();
    await dailyLines.put('guild', '2026-11-22');
    await dailyLines.put('guild', '2026-11-23');
    expect(await dailyLines.of('guild')).toBe('2026-11-23');
  });
}

function choices(open: OpenEngine): void {
  test('keeps what each server has set', async () => {
    const sql = await open();
    const { settings } = storesOn(sql);
    await settings.set('a', 'window', '3');
    await settings.set('a', 'window', '4');
    await settings.set('a', 'channels', '1,2');
    await settings.set('b', 'silence', 'off');
    await settings.set('b', 'silence', null);
    for (const one of [settings, (await again(sql)).settings]) {
      expect(one.all('a')).toEqual(new Map(Object.entries({ channels: '1,2', window: '4' })));
      expect([one.get('a', 'window'), one.get('b', 'silence')]).toEqual(['4', null]);
      expect(one.everywhere('window')).toEqual([['a', '4']]);
    }
  });

  test('keeps what a person chose for all servers, and for one of them', async () => {
    const sql = await open();
    const { personSettings } = storesOn(sql);
    await personSettings.choose('a', '100', 'plain', 'on');
    await personSettings.set('b', '100', 'notify', 'on');
    await personSettings.set('a', '100', 'notify', 'on');
    // Chosen again elsewhere it is one choice, not two.
    expect(await personSettings.note('b', '100', 'plain', 'off')).toBe(true);
    for (const one of [personSettings, (await again(sql)).personSettings]) {
      expect([one.get('a', '100', 'plain'), one.get('b', '100', 'plain')]).toEqual([null, 'off']);
      expect([one.find('100', 'plain'), one.find('200', 'plain')]).toEqual(['off', null]);
      expect(one.placesOf('100', 'notify')).toEqual(['a', 'b']);
    }
    await personSettings.choose('c', '100', 'plain', null);
    await personSettings.set('a', '100', 'notify', null);
    for (const one of [personSettings, (await again(sql)).personSettings])
      expect([one.find('100', 'plain'), one.placesOf('100', 'notify')]).toEqual([null, ['b']]);
  });

  test('knows what was noted of a person, in any server', async () => {
    const sql = await open();
    const { people } = storesOn(sql);
    people.add('a', '100', 'meteor.finished');
    people.add('a', '100', 'meteor.finished');
    people.add('b', '100', 'meteor.won');
    people.add('b', '100', 'hints');
    people.remove('100', 'hints');
    const known = (one: Stores['people']): readonly boolean[] =>
      ['meteor.finished', 'meteor.won', 'hints'].map((note) => one.has('100', note));
    expect(known(people)).toEqual([true, true, false]);
    await expect.poll(async () => known((await again(sql)).people)).toEqual([true, true, false]);
    expect(people.has('200', 'meteor.won')).toBe(false);
  });

  test('what is in memory of a server, or of a person in it, goes with its rows; what was chosen since stays', async () => {
    const sql = await open();
    const stores = storesOn(sql);
    const { settings, personSettings, people } = stores;
    const tables = ['person_settings', 'person_notes', 'guild_settings'];
    const fill = async (): Promise<void> => {
      for (const guild of ['a', 'b']) await settings.set(guild, 'language', 'en');
      for (const user of ['1', '2']) {
        await personSettings.set('a', user, 'notify', 'on');
        people.add('a', user, 'meteor.won');
      }
    };
    await fill();
    for (const table of tables.slice(0, 2))
      await sql.write({ text: `DELETE FROM ${table} WHERE guild = 'a' AND "user" = '1'` });
    await personSettings.set('a', '1', 'quiet', '22-7');
    await dropFromMemory(stores, 'a', '1');
    expect(['1', '2'].map((user) => personSettings.find(user, 'notify'))).toEqual([null, 'on']);
    expect(['1', '2'].map((user) => people.has(user, 'meteor.won'))).toEqual([false, true]);
    expect([settings.get('a', 'language'), personSettings.get('a', '1', 'quiet')]).toEqual(['en', '22-7']);
    await fill();
    for (const table of tables) await sql.write({ text: `DELETE FROM ${table} WHERE guild = 'a'` });
    await settings.set('a', 'robots', 'off');
    await personSettings.set('a', '2', 'quiet', '23-7');
    people.add('a', '1', 'hints');
    await expect.poll(async () => (await again(sql)).people.has('1', 'hints')).toBe(true);
    await dropFromMemory(stores, 'a', null);
    expect([personSettings.find('2', 'notify'), people.has('2', 'meteor.won')]).toEqual([null, false]);
    expect([settings.get('a', 'language'), settings.get('b', 'language')]).toEqual([null, 'en']);
    expect([settings.get('a', 'robots'), personSettings.get('a', '2', 'quiet')]).toEqual(['off', '23-7']);
    expect(people.has('1', 'hints')).toBe(true);
  });
}

function games(open: OpenEngine): void {
  test('what is owed in voice is one row a person and server, until it is settled', async () => {
    const { owedMutes } = storesOn(await open());
    await owedMutes.put({ guildId: '1', userId: 'a', state: 'sent' });
    await owedMutes.put({ guildId: '1', userId: 'a', state: 'muted' });
    await owedMutes.put({ guildId: '2', userId: 'a', state: 'sent' });
    await owedMutes.settle('2', 'a');
    expect(await owedMutes.all()).toEqual([{ guildId: '1', userId: 'a', state: 'muted' }]);
  });

  test('both rows of a duel are undecided until both sides are', async () => {
    const sql = await withGames(open);
    const { duels } = storesOn(sql);
    const row = { duel: 'CODE', result: null, otherZone: null, otherLeft: null };
    await duels.put({ ...row, game: 'one' });
    await duels.put({ ...row, game: 'two' });
    await duels.put({ ...row, game: 'one', result: 'won', otherZone: 3, otherLeft: 1_500 });
    for (const one of [duels, (await again(sql)).duels]) {
      expect(one.of('one')).toEqual({ game: 'one', duel: 'CODE', result: 'won', otherZone: 3, otherLeft: 1_500 });
      expect(one.undecided().map(({ game }) => game)).toEqual(['one', 'two']);
    }
    await duels.put({ ...row, game: 'two', result: 'lost' });
    expect((await again(sql)).duels.undecided()).toEqual([]);
  });

  test('a day’s deal is chosen once, whoever chooses it', async () => {
    const sql = await open();
    const which = { day: '2026-11-23', kind: 'meteor', rules: '1' };
    const [first, second] = [storesOn(sql).deals, storesOn(sql).deals];
    await first.keep(which, { seats: 3, seed: 'x', share: null });
    await second.keep(which, { seats: 3, seed: 'y', share: 40 });
    await second.keep(which, { seats: 2, seed: 'z', share: 50 });
    expect((await again(sql)).deals.of(which)).toEqual([
      { seats: 2, seed: 'z', share: 50 },
      { seats: 3, seed: 'x', share: null },
    ]);
  });

  test('an analysis is kept by its log and analyser, of a game that is there', async () => {
    const { analyses } = storesOn(await withGames(open));
    const key = { digest: 'd', version: '1' };
    expect(await analyses.get(key)).toBeUndefined();
    await analyses.put(key, 'one', { points: [1] });
    await analyses.put({ ...key, version: '2' }, 'one', { points: [2] });
    await analyses.put({ ...key, digest: 'e' }, 'deleted', {});
    expect([await analyses.get(key), await analyses.get({ ...key, version: '2' })]).toEqual([
      undefined,
      { points: [2] },
    ]);
    expect(await analyses.get({ ...key, digest: 'e' })).toBeUndefined();
  });

  test('several statements are written all or none', async () => {
    const sql = await withGames(open);
    const put = { text: "INSERT INTO about (key, value) VALUES ('sweep', '1')" };
    await expect(sql.write(put, put)).rejects.toThrow();
    expect(await sql.rows('SELECT key FROM about')).toEqual([]);
    expect(await sql.write(put, { text: 'DELETE FROM about' })).toEqual([1, 1]);
  });
}

/** What every engine's stores do. */
export function storesKeepTheirContract(open: OpenEngine): void {
  messagesAndNotes(open);
  choices(open);
  games(open);
}
