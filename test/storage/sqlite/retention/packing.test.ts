import { describe, expect, it } from 'vitest';
import { pack } from '../../../../src/storage/log/pack.js';
import { packLogOf } from '../../../../src/storage/sql/retention/pack-log.js';
import { Packing, type PackLog } from '../../../../src/storage/sql/retention/packing.js';
import { StoredLogs } from '../../../../src/storage/sql/log/stored-logs.js';
import type { Sql } from '../../../../src/storage/sql/sql.js';
import { SqliteSql } from '../../../../src/storage/sqlite/sql.js';
import { game } from '../../../support/played.js';
import { openLog } from '../../../history/support.js';

/** So many games that are over, and one that is on, to be packed as a test has it. */
function packing(
  count: number,
  packLog?: PackLog,
  more: (sql: SqliteSql) => Partial<Pick<Sql, 'write' | 'isOfOneGame'>> = () => ({}),
) {
  const { database, log } = openLog();
  for (let at = 0; at < count; at += 1) log.append(game(`g${at}`, 1));
  log.append(game('on1', 2).slice(0, 4));
  const sql = new SqliteSql(database.connection);
  const own: Sql = Object.assign(Object.create(sql) as Sql, {
    rows: sql.rows.bind(sql),
    write: sql.write.bind(sql),
    ...more(sql),
  });
  const damaged: unknown[] = [];
  const logs = new StoredLogs(sql);
  const one = new Packing(own, packLog ?? packLogOf(own, logs), (id, error) => damaged.push([id, String(error)]));
  const { connection } = database;
  const games = (where: string): unknown => connection.prepare(`SELECT game FROM ${where} ORDER BY game`).pluck().all();
  return { one, logs, damaged, games, entries: () => games('entries GROUP BY game') };
}

describe('Logs of games that are over', () => {
  it('are packed twenty at a time; one that is on is left as it is', async () => {
    const { one, games, entries, logs, damaged } = packing(21);
    const before = await logs.read('g3');
    expect(await one.packSome()).toBe(true);
    expect(games('packed')).toHaveLength(20);
    expect(await one.packSome()).toBe(false);
    expect([games('packed'), entries()]).toEqual([games("games WHERE status = 'over'"), ['on1']]);
    expect(await logs.read('g3')).toEqual(before);
    expect([await one.packSome(), damaged]).toEqual([false, []]);
  });

  it('are each asked for once: one without a log, or whose log can’t be read, is not tried again', async () => {
    const asked: string[] = [];
    const { one, games, entries, damaged } = packing(2, (id) => {
      asked.push(id);
      return Promise.resolve(id === 'g0' ? { game: id, damaged: 'a bad page' } : { game: id, packed: null });
    });
    await one.packSome();
    await one.packSome();
    expect(asked.sort()).toEqual(['g0', 'g1']);
    expect([games('packed'), games('games WHERE packed = 1'), damaged]).toEqual([
      [],
      ['g0', 'g1'],
      [['g0', 'a bad page']],
    ]);
    expect(entries()).toEqual(['g0', 'g1', 'on1']);
  });

  it('that can’t be stored packed stay as they are, and that is told; a fault of the disk is another matter', async () => {
    const bug = new Error('its page is bad');
    const failing = (isOfOneGame: boolean) =>
      packing(1, undefined, (sql) => ({
        isOfOneGame: () => isOfOneGame,
        write: (...statements) => (statements.length > 1 ? Promise.reject(bug) : sql.write(...statements)),
      }));
    const game1 = failing(true);
    await game1.one.packSome();
    expect([game1.damaged, game1.games('games WHERE packed = 1'), game1.entries()]).toEqual([
      [['g0', 'Error: its page is bad']],
      ['g0'],
      ['g0', 'on1'],
    ]);
    const disk = failing(false);
    await expect(disk.one.packSome()).rejects.toBe(bug);
    expect([disk.damaged, disk.games('games WHERE packed = 1')]).toEqual([[], []]);
  });
});

describe('Packing a log beside the event loop', () => {
  const bad = new Error('bad page');
  const packed = (read: () => Promise<Awaited<ReturnType<StoredLogs['read']>>>, isOfOneGame = true) =>
    packLogOf({ isOfOneGame: () => isOfOneGame }, { read })('g0');

  it('gives what packing it at once gives, and nothing for a game without a log', async () => {
    const { logs } = packing(1);
    const log = await logs.read('g0');
    if (log === undefined) throw new Error('there is a log');
    expect(await packed(() => logs.read('g0'))).toEqual({ game: 'g0', packed: pack(log) });
    expect(await packed(() => Promise.resolve(undefined))).toEqual({ game: 'g0', packed: null });
  });

  it('says of a log that can’t be read that it is damaged; anything else is the caller’s', async () => {
    expect(await packed(() => Promise.reject(bad))).toEqual({ game: 'g0', damaged: 'Error: bad page' });
    await expect(packed(() => Promise.reject(bad), false)).rejects.toBe(bad);
  });
});
