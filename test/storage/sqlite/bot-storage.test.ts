import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { BotStorage } from '../../../src/storage/ports/bot-storage.js';
import { logReports, retentionOptions, storesReports } from '../../../src/storage/sql/reports.js';
import { openFile, type FileOptions } from '../../../src/storage/sqlite/bot-storage.js';
import { openDatabase } from '../../../src/storage/sqlite/database.js';
import { DatabaseFault } from '../../../src/storage/sqlite/faults.js';
import { backupMarkOf, markBackup } from '../../../src/storage/sqlite/file/backup-mark.js';
import { lockForOneSuccessor } from '../../../src/storage/sqlite/file/lock.js';
import { OtherApplication } from '../../../src/storage/sqlite/origin.js';
import { SqliteSql } from '../../../src/storage/sqlite/sql.js';
import { sqliteStores } from '../../../src/storage/sqlite/stores.js';
import { folder, openLog } from '../../history/support.js';
import { game } from '../../support/played.js';
import { messagesAreWrittenBeforeClosing } from '../contract/closing.js';
import { recordedContext } from '../contract/context.js';

function opened(path = join(folder(), 'meteor.db'), options: FileOptions = {}) {
  const file = openFile(path, { disk: 'inline', ...options });
  const at = recordedContext();
  const storage: BotStorage = file.storageFor(at.context);
  onTestFinished(() => storage.close());
  return { ...at, file, path, storage };
}

messagesAreWrittenBeforeClosing((context) => {
  const path = join(folder(), 'meteor.db');
  const storage = openFile(path, { disk: 'thread' }).storageFor(context);
  return Promise.resolve({ storage, reopen: () => Promise.resolve(new SqliteSql(openLog(path).database.connection)) });
});

it('what the next process can do as well is not begun while the last messages are written before the close', async () => {
  const file = openFile(join(folder(), 'meteor.db'), { disk: 'thread' });
  const storage = file.storageFor(recordedContext().context);
  for (const to of ['one', 'two', 'three']) storage.stores.messages.forget(to);
  const waits = file.database.disk.run('pack', { game: 'none' });
  void waits.catch(() => undefined);
  await storage.close();
  await expect(waits).rejects.toThrow('The database closes');
});

describe('a database file for one bot', () => {
  it('is refused to another application, or to one that serves other servers, and is not kept locked then', () => {
    const path = join(folder(), 'meteor.db');
    const ours = openFile(path, { disk: 'inline', application: { id: '1' }, shards: { count: 2, residues: [0] } });
    ours.database.close();
    expect(() => openFile(path, { disk: 'inline', application: { id: '2' } })).toThrow(OtherApplication);
    expect(() => openFile(path, { disk: 'inline', application: { id: '1' } })).toThrow(DatabaseFault);
    openFile(path, { disk: 'inline', application: { id: '1' }, shards: { count: 2, residues: [0] } }).database.close();
  });

  it('is claimed when Discord tells who the bot is', async () => {
    const { storage } = opened();
    await storage.claim('1');
    await storage.claim('1');
    await expect(storage.claim('2')).rejects.toThrow(OtherApplication);
  });

  it('takes games while it has room, and tells how long commits take', async () => {
    let hasRoom = true;
    const { storage, committed } = opened(undefined, { hasRoom: () => hasRoom });
    expect(await storage.gameLog.append(game('one', 2))).toEqual({ kind: 'written' });
    expect(committed).toEqual([[expect.any(Number), 'log']]);
    expect(storage.gameLog.damaged).toBe(0);
    expect(storage.gameLog.hasRoom()).toBe(true);
    hasRoom = false;
    expect(storage.gameLog.hasRoom()).toBe(false);
  });

  it('says how it is, and that it may act; closed, it says so, and once is enough', async () => {
    const { storage } = opened();
    expect([storage.health(), storage.mayAct()]).toEqual(['ok', true]);
    await storage.close();
    await storage.close();
    expect(storage.health()).toBe('closed');
    const other = opened();
    await other.storage.abandon();
    expect(other.storage.health()).toBe('closed');
    openDatabase(other.path).close();
  });

  it('has its figures: sizes, room, and how old the last backup is', () => {
    const { storage, path, time } = opened();
    const { figures } = storage;
    expect(figures.bytes()).toBeGreaterThan(0);
    expect(figures.freeBytes()).toBeGreaterThan(0);
    expect(figures.wal()).toMatchObject({ inThread: true });
    expect(figures.wal().total).toBeGreaterThanOrEqual(figures.wal().pending);
    expect(figures.backupAgeSeconds()).toBe(Infinity);
    markBackup(path, new Date(time.now() - 90_000));
    expect(figures.backupAgeSeconds()).toBeCloseTo(90, 3);
    markBackup(path, new Date(time.now() + 90_000));
    expect(figures.backupAgeSeconds(), 'a clock that was put back').toBe(0);
    expect(existsSync(backupMarkOf(path))).toBe(true);
  });

  it('has no figures of a file that is closed', async () => {
    const { storage } = opened();
    await storage.close();
    expect(storage.figures.bytes()).toBeNaN();
    expect(storage.figures.wal()).toMatchObject({ total: 0, pending: 0 });
  });

  it('keeps its secrets: one in the file, one beside it', () => {
    const { storage, path } = opened();
    const daily = storage.secrets.daily();
    expect(storage.secrets.daily()).toBe(daily);
    const key = storage.secrets.signingKey;
    expect(key()).toEqual(key());
    expect(existsSync(`${path}.key`)).toBe(true);
    expect(readFileSync(`${path}.key`, 'utf8')).not.toContain(daily);
  });

  it('is handed from one process to the next', async () => {
    const { storage, path } = opened();
    expect(await storage.succession.waits()).toBe(false);
    const release = lockForOneSuccessor(path);
    expect(await storage.succession.waits()).toBe(true);
    release();
    await storage.succession.prepare();
    expect(await storage.succession.take()).toBeNull();
    const left = { at: 7, taken: ['i'], writing: ['g'] };
    await storage.succession.handOver(left);
    await storage.close();
    const next = opened(path);
    expect(await next.storage.succession.take()).toEqual(left);
    expect(await next.storage.succession.take()).toBeNull();
  });

  it('reads what is written only here, and finds no deal that is in play', async () => {
    const { storage } = opened();
    await storage.gameLog.append(game('one', 2).slice(0, -1));
    expect(await storage.reading.sql.rows('SELECT game FROM games')).toEqual([{ game: 'one' }]);
    expect((await storage.reading.logs.read('one'))?.entries.length).toBeGreaterThan(0);
    expect(storage.dealsInPlay.isWhole).toBe(true);
    expect(await storage.dealsInPlay.inDuel('one')).toBe(false);
    expect(await storage.dealsInPlay.begun('meteor')).toHaveLength(1);
    expect(await storage.dealsInPlay.begun('other')).toEqual([]);
  });
});

describe('what storage reports', () => {
  it('of the log: commits, and games whose log can’t be read', () => {
    const { context, committed, damaged, logged } = recordedContext();
    const reports = logReports(context);
    reports.onCommitted(5);
    expect(committed).toEqual([[5, 'log']]);
    const bug = new Error('a bad page');
    reports.onDamaged('g', bug);
    expect(damaged).toEqual([['g', bug]]);
    expect(logged).toEqual([
      [
        'error',
        'the log of an unfinished game cannot be read: it is left as it is; a backup has it',
        { game: 'g', err: bug },
      ],
    ]);
  });

  it('of what is beside it: mutes, and notes that were not taken, but for those of a process that has ended', () => {
    const { context, committed, logged } = recordedContext();
    let isClosed = false;
    const { onCommitted, onFault } = storesReports(context, () => isClosed);
    onCommitted?.(3);
    expect(committed).toEqual([[3, 'mutes']]);
    onFault('full');
    isClosed = true;
    onFault('closed');
    expect(logged).toEqual([['warn', 'the database did not take a note beside the log', { err: 'full' }]]);
  });

  it('of retention: what was removed goes from memory, and a log that can’t be read is left', async () => {
    const { context, logged } = recordedContext();
    const { database } = openLog();
    const stores = sqliteStores(database, { onFault: () => undefined });
    const retentions = (): [] => [];
    const options = retentionOptions(context, stores, { retentions });
    expect(options.retentions).toBe(retentions);
    await stores.settings.set('a', 'x', '1');
    database.connection.exec('DELETE FROM guild_settings');
    await options.onRemoved?.('a', null);
    expect(stores.settings.get('a', 'x')).toBeNull();
    options.onDamaged?.('g', new Error('bad'));
    expect(logged.map(([level, message]) => [level, message])).toEqual([
      ['error', 'the log of a finished game cannot be read: it is left as it is; a backup has it'],
    ]);
  });
});

it('a mark whose time can’t be read is none', () => {
  const path = join(folder(), 'meteor.db');
  writeFileSync(backupMarkOf(path), '');
  utimesSync(backupMarkOf(path), 5, 5);
  const { storage, time } = opened(path);
  expect(storage.figures.backupAgeSeconds()).toBeCloseTo(time.now() / 1000 - 5, 3);
});
