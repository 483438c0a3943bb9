import { expect, it } from 'vitest';
import * as rules from '../../../src/games/meteor/index.js';
import { BookmarkRows, NoteRows } from '../../../src/storage/sqlite/rows/notes.js';
import { MessageRows } from '../../../src/storage/sqlite/rows/messages.js';
import { PersonSettingsRows } from '../../../src/storage/sqlite/rows/person-settings.js';
import { SettingsRows } from '../../../src/storage/sqlite/rows/settings.js';
import type { MessageStore, NoteStore, SettingsStore } from '../../../src/discord/ports.js';
import { ANN, OPTIONS } from '../../table/support.js';
import { openLog } from '../../history/support.js';

const fail = (error: unknown): never => {
  throw error;
};

/** A database that knows the games `one` and `two`. */
function connected() {
  const {
    log,
    database: { connection },
  } = openLog();
  for (const game of ['one', 'two']) {
    log.append([
      {
        game,
        kind: 'meteor',
        sequence: 0,
        at: 1,
        action: { type: 'create' },
        events: rules.createGame({ options: OPTIONS, seed: 'x' }),
        header: { game, kind: 'meteor', guildId: 'guild', channelId: game, createdAt: 1 },
        seating: [{ seat: 0, person: ANN }],
      },
    ]);
  }
  return connection;
}

it('remembers the board and each panel of a game, the newest of each', () => {
  const connection = connected();
  const store: MessageStore = new MessageRows(connection, fail);
  const board = {
    game: 'one',
    channelId: 'c',
    userId: null,
    token: 't',
    message: '@original',
    messageId: 'm',
    expiresAt: 900_000,
    layout: '',
    sent: null,
  };
  const hand = {
    ...board,
    userId: '100',
    messageId: null,
    layout: 'C 1C',
    sent: { token: 's', expiresAt: 950_000, followUp: true },
  };
  store.keep(board);
  store.keep(hand);
  store.keep({ ...hand, token: null });
  store.keep({ ...board, game: 'two' });
  expect(store.of('one')).toEqual([board, { ...hand, token: null }]);
  expect(connection.pragma('synchronous', { simple: true })).toBe(2);
  store.forget('one');
  expect([store.of('one'), store.of('two').length]).toEqual([[], 1]);
});

it('knows who was told of the silence in a game', () => {
  const store: NoteStore = new NoteRows(connected(), fail);
  expect(store.told('one', '1')).toBe(false);
  store.tell('one', '1');
  store.tell('one', '1');
  expect([store.told('one', '1'), store.told('two', '1'), store.told('one', '2')]).toEqual([true, false, false]);
});

it('keeps what each server has set', () => {
  const store: SettingsStore = new SettingsRows(connected());
  store.set('a', 'window', '3');
  store.set('a', 'window', '4');
  store.set('a', 'channels', '1,2');
  store.set('b', 'silence', 'off');
  store.set('b', 'silence', null);
  expect([...store.all('a')]).toEqual([
    ['channels', '1,2'],
    ['window', '4'],
  ]);
  expect([store.get('a', 'window'), store.get('b', 'silence')]).toEqual(['4', null]);
});

it('a database that takes nothing stops no click', () => {
  const connection = connected();
  const faults: unknown[] = [];
  const store = new MessageRows(connection, (error) => {
    faults.push(error);
  });
  connection.close();
  store.forget('one');
  expect(faults).toHaveLength(1);
});

it('keeps what a person chose for all servers, and gives it up with the person or the server it was chosen on', () => {
  const rows = new PersonSettingsRows(openLog().database, fail);
  rows.choose('a', '100', 'plain', 'on');
  rows.set('a', '100', 'notify', 'on');
  expect(rows.find('100', 'plain')).toBe('on');
  expect(rows.find('200', 'plain')).toBeNull();
  // Chosen anew elsewhere it is one choice, not two.
  rows.note('b', '100', 'plain', 'on');
  expect([rows.get('a', '100', 'plain'), rows.get('b', '100', 'plain')]).toEqual([null, 'on']);
  rows.choose('c', '100', 'plain', null);
  expect(rows.find('100', 'plain')).toBeNull();
  expect(rows.get('a', '100', 'notify')).toBe('on');
});

it('a note about a person is written by the connection that waits for nobody, and fails at once while another writes', () => {
  const { database } = openLog();
  const faults: unknown[] = [];
  const rows = new PersonSettingsRows(database, (error) => {
    faults.push(error);
  });
  expect(database.notes.pragma('busy_timeout', { simple: true })).toBe(0);
  // A note that the log's own connection wrote would be taken by its transaction.
  database.connection.exec('BEGIN IMMEDIATE');
  expect(rows.note('a', '100', 'language', 'de')).toBe(false);
  database.connection.exec('ROLLBACK');
  expect(faults).toHaveLength(1);
  expect(rows.note('a', '100', 'language', 'de')).toBe(true);
  expect(rows.find('100', 'language')).toBe('de');
});

it('keeps how far a person was told of a game, until the game is put away', () => {
  const connection = connected();
  const rows = new BookmarkRows(connection, fail);
  expect(rows.of('one', '100')).toBeNull();
  rows.put('one', '100', 3);
  rows.put('one', '100', 7);
  rows.put('two', '100', 1);
  expect([rows.of('one', '100'), rows.of('two', '100'), rows.of('one', '200')]).toEqual([7, 1, null]);
  new MessageRows(connection, fail).forget('one');
  expect([rows.of('one', '100'), rows.of('two', '100')]).toEqual([null, 1]);
});
