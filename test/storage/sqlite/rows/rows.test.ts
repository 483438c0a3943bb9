import { describe, expect, it } from 'vitest';
import { claimFor } from '../../../../src/storage/sql/rows/application.js';
import { DailyRows } from '../../../../src/storage/sql/rows/daily.js';
import { Facts, factStatement, replacingStatement } from '../../../../src/storage/sql/rows/facts.js';
import { MessageRows } from '../../../../src/storage/sql/rows/messages.js';
import { NoteRows, PersonNoteRows } from '../../../../src/storage/sql/rows/notes.js';
import { PersonSettingsRows } from '../../../../src/storage/sql/rows/person-settings.js';
import { SettingsRows } from '../../../../src/storage/sql/rows/settings.js';
import type { Sql, Statement, Values } from '../../../../src/storage/sql/sql.js';
import { dailySecret } from '../../../../src/storage/sqlite/rows/daily-secret.js';
import { MetadataRows } from '../../../../src/storage/sqlite/rows/metadata.js';
import { SqliteSql } from '../../../../src/storage/sqlite/sql.js';
import { Statements } from '../../../../src/storage/sqlite/statements.js';
import { bytesOfTest } from '../../../support/chance.js';
import { openLog } from '../../../history/support.js';

const GAME = `INSERT INTO games (game, kind, guild, channel, rules, mode, seeded, created_at)
  VALUES (@game, 'meteor', @guild, 'c', '1', 'first', 0, 1)`;

const fail = (error: unknown): never => {
  throw error;
};
const opened = (): SqliteSql => new SqliteSql(openLog().database.connection);

/** The same database, whose writes fail while that is asked for, and which tells what is written. */
class Watched implements Sql {
  readonly written: (readonly Statement[])[] = [];
  fails = false;
  readonly stepRows = 100;

  constructor(private readonly sql: SqliteSql) {}

  jsonText(column: string, name: string): string {
    return this.sql.jsonText(column, name);
  }
  deletionOf(table: string, where: string, most: number): string {
    return this.sql.deletionOf(table, where, most);
  }
  ownHomes(): string {
    return this.sql.ownHomes();
  }
  isOwnHome(): boolean {
    return this.sql.isOwnHome();
  }
  isOfOneGame(error: unknown): boolean {
    return this.sql.isOfOneGame(error);
  }
  rows<Row extends object>(text: string, values?: Values): Promise<readonly Row[]> {
    return this.sql.rows<Row>(text, values);
  }
  write(...statements: readonly Statement[]): Promise<readonly number[]> {
    this.written.push(statements);
    return this.fails ? Promise.reject(new Error('the disk is full')) : this.sql.write(...statements);
  }
}

describe('what is stored about the database itself', () => {
  it('is changed only where it still is what it was', async () => {
    const sql = opened();
    const facts = new Facts(sql);
    const replace = async (before: string | null, after: string | null): Promise<readonly number[]> =>
      sql.write(replacingStatement('removals', before, after));
    expect(await replace(null, 'a')).toEqual([1]);
    expect(await replace(null, 'b'), 'another was quicker').toEqual([0]);
    expect(await facts.get('removals')).toBe('a');
    expect(await replace('x', 'b')).toEqual([0]);
    expect(await replace('a', 'b')).toEqual([1]);
    expect(await replace('x', null)).toEqual([0]);
    expect(await facts.get('removals')).toBe('b');
    expect(await replace('b', null)).toEqual([1]);
    expect(await facts.get('removals')).toBeNull();
  });

  it('is one fact at a time', async () => {
    const sql = opened();
    const facts = new Facts(sql);
    await sql.write(factStatement('sweep', '1'), factStatement('tokens', '2'));
    await sql.write(factStatement('sweep', null));
    expect([await facts.get('sweep'), await facts.get('tokens')]).toEqual([null, '2']);
  });

  it('that is made once is made only where it is missing', async () => {
    const facts = new Facts(opened());
    expect(await facts.getOrPut('daily-secret', () => 'first')).toBe('first');
    const never = (): string => fail(new Error('not to be made'));
    expect(await facts.getOrPut('daily-secret', never)).toBe('first');
  });

  it('the daily secret of a file is made once, and is not what it is made of', () => {
    const { connection } = openLog().database;
    const made = dailySecret(connection, bytesOfTest('one'));
    expect(made.length).toBeGreaterThanOrEqual(32);
    expect(dailySecret(connection, bytesOfTest('two'))).toBe(made);
    expect(new MetadataRows(connection).get('daily-secret')).toBe(made);
    expect(dailySecret(openLog().database.connection, bytesOfTest('two'))).not.toBe(made);
  });

  it('a file of several servers is of one who knows them all', async () => {
    const sql = opened();
    for (const guild of ['g', 'h']) await sql.write({ text: GAME, values: { game: guild, guild } });
    expect(await claimFor(sql, { id: '11', guildIds: ['g'] })).toEqual({ ok: false, owner: null });
    expect(await claimFor(sql, { id: '11', guildIds: ['h', 'g'] })).toEqual({ ok: true });
    const empty = opened();
    expect(await claimFor(empty, { id: '11', guildIds: [] })).toEqual({ ok: true });
    const unknown = opened();
    await unknown.write({ text: GAME, values: { game: 'g', guild: 'g' } });
    expect(await claimFor(unknown, { id: '11' }), 'with Discord nobody knows them').toEqual({ ok: true });
  });
});

describe('deals of a day', () => {
  const WHICH = { day: '2026-11-23', kind: 'meteor', rules: '1' };
  const deal = (seats: number, seed: string) => ({ seats, seed, share: null });

  it('are read again where another process has chosen one, and stand in order of seats', async () => {
    const sql = opened();
    const [own, other] = [new DailyRows(sql), new DailyRows(sql)];
    await own.load();
    await other.keep(WHICH, deal(4, 'x'));
    await other.keep(WHICH, deal(2, 'y'));
    await other.keep({ ...WHICH, day: '2026-11-24' }, deal(3, 'z'));
    expect(own.of(WHICH)).toEqual([]);
    await own.refresh(WHICH);
    await own.refresh(WHICH);
    expect(own.of(WHICH)).toEqual([deal(2, 'y'), deal(4, 'x')]);
    expect(own.of({ ...WHICH, day: '2026-11-24' })).toEqual([]);
    await own.load();
    expect(own.of({ ...WHICH, day: '2026-11-24' })).toEqual([deal(3, 'z')]);
    expect(own.of({ ...WHICH, rules: '2' })).toEqual([]);
    expect(own.of({ ...WHICH, kind: 'other' })).toEqual([]);
  });

  it('are written once', async () => {
    const sql = new Watched(opened());
    const deals = new DailyRows(sql);
    await deals.keep(WHICH, deal(3, 'x'));
    await deals.keep(WHICH, deal(3, 'y'));
    expect(sql.written).toHaveLength(1);
    expect(deals.of(WHICH)).toEqual([deal(3, 'x')]);
  });
});

describe('messages', () => {
  it('are forgotten with what is to be noted before, in one transaction', async () => {
    const sql = new Watched(opened());
    const before = { text: "INSERT INTO about (key, value) VALUES ('tokens', @game)", values: { game: 'g' } };
    new MessageRows(sql, sql, fail, (game) => (game === 'g' ? [before] : [])).forget('g');
    expect(
      sql.written.map((statements) => statements.map(({ text }) => text.split(' ').slice(0, 3).join(' '))),
    ).toEqual([['INSERT INTO about', 'DELETE FROM panels', 'DELETE FROM bookmarks']]);
    new MessageRows(sql, sql, fail).forget('g');
    expect(sql.written[1]).toHaveLength(2);
  });

  it('are forgotten after a board that is just being committed, and what is kept afterwards stays', async () => {
    const sql = opened();
    await sql.write({ text: GAME, values: { game: 'g', guild: 'guild' } });
    const [notes, durable] = [new Watched(sql), new Watched(sql)];
    const commits: (() => void)[] = [];
    const write = durable.write.bind(durable);
    durable.write = (...statements) =>
      new Promise<void>((resolve) => commits.push(resolve)).then(() => write(...statements));
    const rows = new MessageRows(notes, durable, fail);
    const board = {
      ...{ game: 'g', channelId: 'c', userId: null, token: null, message: '@original', messageId: null },
      ...{ expiresAt: 5, layout: '', sent: null },
    };
    const hand = { ...board, userId: '100' };
    rows.keep(board);
    rows.forget('g');
    rows.keep(hand);
    rows.keep({ ...board, channelId: 'other' });
    expect([durable.written, notes.written], 'nothing of the game before its board').toEqual([[], []]);
    commits[0]?.();
    await expect.poll(() => commits).toHaveLength(2);
    expect(notes.written, 'the forgetting, and the hand').toHaveLength(2);
    commits[1]?.();
    expect(await rows.of('g')).toEqual([{ ...board, channelId: 'other' }, hand]);
    rows.forget('g');
    expect(notes.written, 'nothing to wait for').toHaveLength(3);
    expect(await rows.of('g')).toEqual([]);
  });

  it('that were being sent are known with when their token ends, and whether they follow a press', async () => {
    const sql = opened();
    await sql.write({ text: GAME, values: { game: 'g', guild: 'guild' } });
    const rows = new MessageRows(sql, sql, fail);
    const kept = {
      ...{ game: 'g', channelId: 'c', userId: null, token: null, message: '@original', messageId: null },
      ...{ expiresAt: 5, layout: 'l' },
    };
    for (const sent of [
      null,
      { token: 's', expiresAt: 7, followUp: true },
      { token: 's', expiresAt: 8, followUp: false },
    ]) {
      rows.keep({ ...kept, sent });
      await expect.poll(() => rows.of('g')).toEqual([{ ...kept, sent }]);
    }
  });
});

describe('notes', () => {
  it('of the silence that can’t be written count as new, and the fault is told', async () => {
    const sql = new Watched(opened());
    const faults: unknown[] = [];
    sql.fails = true;
    expect(await new NoteRows(sql, (error) => void faults.push(error)).tell('g', 'u')).toBe(true);
    expect(faults).toEqual([new Error('the disk is full')]);
  });

  it('about a person that can’t be written are known to this process, and the fault is told', async () => {
    const sql = new Watched(opened());
    const faults: unknown[] = [];
    const people = new PersonNoteRows(sql, (error) => void faults.push(error));
    sql.fails = true;
    people.add('a', '1', 'won');
    await expect.poll(() => faults).toHaveLength(1);
    expect(people.has('1', 'won')).toBe(true);
    sql.fails = false;
    await people.load();
    expect(people.has('1', 'won')).toBe(false);
  });

  it('about a person go with a server or with them, and what others have stays', async () => {
    const sql = opened();
    const people = new PersonNoteRows(sql, fail);
    people.add('a', '1', 'won');
    people.add('b', '1', 'lost');
    people.add('a', '2', 'won');
    people.remove('3', 'won');
    await expect.poll(async () => (await sql.rows('SELECT * FROM person_notes')).length).toBe(3);
    await sql.write({ text: `DELETE FROM person_notes WHERE guild = 'a' AND "user" = '1'` });
    await people.dropped('a', '1');
    expect([people.has('1', 'won'), people.has('1', 'lost'), people.has('2', 'won')]).toEqual([false, true, true]);
    await people.dropped('a', 'nobody');
    expect(people.has('2', 'won')).toBe(true);
    await sql.write({ text: `DELETE FROM person_notes WHERE guild = 'a'` });
    await people.dropped('a', null);
    expect([people.has('2', 'won'), people.has('1', 'lost')]).toEqual([false, true]);
  });
});

describe('settings', () => {
  it('of a server are a copy, and its own', async () => {
    const settings = new SettingsRows(opened());
    expect([settings.get('a', 'x'), settings.all('a').size, settings.everywhere('x')]).toEqual([null, 0, []]);
    await settings.set('a', 'x', '1');
    await settings.set('b', 'y', '2');
    expect(settings.everywhere('x')).toEqual([['a', '1']]);
    expect(settings.all('b')).toEqual(new Map([['y', '2']]));
    expect(settings.all('a')).not.toBe(settings.all('a'));
    await settings.set('a', 'x', null);
    await settings.load();
    expect([settings.get('a', 'x'), settings.get('b', 'y')]).toEqual([null, '2']);
  });

  it('that can’t be written don’t hold', async () => {
    const sql = new Watched(opened());
    const settings = new SettingsRows(sql);
    await settings.set('a', 'x', '1');
    sql.fails = true;
    await expect(settings.set('a', 'x', '2')).rejects.toThrow('full');
    await expect(settings.set('a', 'x', null)).rejects.toThrow('full');
    expect(settings.get('a', 'x')).toBe('1');
  });

  it('of a server that was deleted are gone but for what was set since', async () => {
    const sql = opened();
    const settings = new SettingsRows(sql);
    await settings.set('a', 'x', '1');
    await settings.set('b', 'x', '2');
    await sql.write({ text: "DELETE FROM guild_settings WHERE guild = 'a'" });
    await sql.write({ text: "INSERT INTO guild_settings (guild, key, value) VALUES ('a', 'y', '3')" });
    await settings.dropped('a');
    expect([settings.get('a', 'x'), settings.get('a', 'y'), settings.get('b', 'x')]).toEqual([null, '3', '2']);
  });

  it('of a person hold on one server, or everywhere once chosen', async () => {
    const sql = new Watched(opened());
    const faults: unknown[] = [];
    const person = new PersonSettingsRows(sql, sql, (error) => void faults.push(error));
    expect([person.get('a', '1', 'k'), person.find('1', 'k'), person.placesOf('1', 'k')]).toEqual([null, null, []]);
    await person.set('b', '1', 'k', 'x');
    await person.set('a', '1', 'k', 'y');
    await person.set('a', '1', 'other', 'z');
    expect(person.placesOf('1', 'k')).toEqual(['a', 'b']);
    await person.choose('c', '1', 'k', 'everywhere');
    expect([person.placesOf('1', 'k'), person.find('1', 'k'), person.find('1', 'other')]).toEqual([
      ['c'],
      'everywhere',
      'z',
    ]);
    sql.fails = true;
    await expect(person.choose('c', '1', 'k', 'never')).rejects.toThrow('full');
    expect(await person.note('c', '1', 'k', 'never')).toBe(false);
    expect([person.find('1', 'k'), faults.length]).toEqual(['everywhere', 1]);
    sql.fails = false;
    await person.load();
    expect([person.find('1', 'k'), person.placesOf('1', 'k'), person.find('1', 'other')]).toEqual([
      'everywhere',
      ['c'],
      'z',
    ]);
    expect(await person.note('c', '1', 'k', null)).toBe(true);
    expect(person.find('1', 'k')).toBeNull();
    await person.load();
    expect(person.find('1', 'k')).toBeNull();
  });

  it('of a person go with a server, or with them, and nobody else’s', async () => {
    const sql = opened();
    const person = new PersonSettingsRows(sql, sql, fail);
    for (const user of ['1', '2']) for (const guild of ['a', 'b']) await person.set(guild, user, 'k', guild + user);
    await sql.write({ text: `DELETE FROM person_settings WHERE guild = 'a' AND "user" = '1'` });
    await person.dropped('a', '1');
    expect([person.placesOf('1', 'k'), person.placesOf('2', 'k')]).toEqual([['b'], ['a', 'b']]);
    await sql.write({ text: `DELETE FROM person_settings WHERE guild = 'a'` });
    await person.dropped('a', null);
    expect([person.placesOf('1', 'k'), person.placesOf('2', 'k')]).toEqual([['b'], ['b']]);
    await person.dropped('a', 'nobody');
    await sql.write({ text: `DELETE FROM person_settings WHERE "user" = '1'` });
    await person.dropped('b', '1');
    expect([person.placesOf('1', 'k'), person.find('2', 'k')]).toEqual([[], 'b2']);
  });
});

describe('statements', () => {
  it('are prepared once, run alone or all together, and tell how many rows each changed', () => {
    const { connection } = openLog().database;
    const statements = new Statements(connection);
    const put = (key: string): Statement => ({
      text: 'INSERT INTO about (key, value) VALUES (@key, @value)',
      values: { key, value: 'v' },
    });
    expect(statements.run([put('one')])).toEqual([1]);
    expect(statements.run([put('two'), put('three'), { text: 'DELETE FROM about' }])).toEqual([1, 1, 3]);
    expect(statements.run([])).toEqual([]);
    expect(() => statements.run([put('one'), put('one')])).toThrow('UNIQUE');
    expect(statements.rows('SELECT key FROM about', {})).toEqual([]);
    expect(() => statements.run([put('one'), { text: 'nonsense' }])).toThrow();
    expect(statements.rows('SELECT key FROM about WHERE key = @key', { key: 'one' })).toEqual([]);
    expect(connection.inTransaction).toBe(false);
  });
});
