import { expect, it } from 'vitest';
import { Counting } from '../../src/history/statistics/counting.js';
import { SqliteCounts, sqliteStats } from '../../src/storage/sqlite/history/counts.js';
import { LogAtOnce } from '../support/log-at-once.js';
import { StorageFault } from '../../src/table/ports.js';
import { game, GUILD } from '../support/played.js';
import { ManualTime, settle } from '../support/time.js';
import { HISTORIES, openLog, retentionOn } from './support.js';

/** Counting in a store that answers as it is told. */
function counting(count: (game: string) => Promise<void>) {
  const time = new ManualTime();
  const uncounted: unknown[] = [];
  const counts = new Counting({
    store: { count },
    clock: time,
    timers: time,
    onUncounted: (one, error) => void uncounted.push([one, error]),
  });
  return { counts, time, uncounted };
}

const listed = ({ connection }: ReturnType<typeof openLog>['database']): readonly number[] =>
  connection.prepare<[], number>('SELECT listed FROM games ORDER BY game').pluck().all();
const gamesOfServer = ({ connection }: ReturnType<typeof openLog>['database']): unknown =>
  connection.prepare<[string]>("SELECT sum(games) FROM tallies WHERE guild = ? AND user = ''").pluck().get(GUILD);

it('counts a game after the end is told, and says when it is counted', async () => {
  const done: string[] = [];
  const { counts } = counting((one) => Promise.resolve(void done.push(one)));
  counts.ended('one');
  counts.ended('two');
  expect(done).toEqual([]);
  await counts.counted('one');
  expect(done).toEqual(['one']);
  await counts.counted('two');
  await counts.counted('never on');
  expect(done).toEqual(['one', 'two']);
});

it('tries again while the disk takes nothing, with growing pauses, and not after it is stopped', async () => {
  let asked = 0;
  let broken = true;
  const { counts, time } = counting(() => {
    asked += 1;
    return broken ? Promise.reject(new StorageFault('full')) : Promise.resolve();
  });
  counts.ended('one');
  await time.advance(6_999);
  expect(asked).toBe(3);
  broken = false;
  await time.advance(1);
  expect(asked).toBe(4);
  broken = true;
  counts.ended('two');
  await settle();
  counts.stop();
  await time.advance(60_000);
  expect(asked).toBe(5);
});

it('a game that can’t be counted, which is a bug, is told once and keeps no other from being counted', async () => {
  const done: string[] = [];
  const bug = new TypeError('a bug');
  const { counts, uncounted } = counting((one) =>
    one === 'bad' ? Promise.reject(bug) : Promise.resolve(void done.push(one)),
  );
  counts.ended('bad');
  counts.ended('good');
  await counts.counted('good');
  expect([done, uncounted]).toEqual([['good'], [['bad', bug]]]);
});

it('a game whose process ended before it was counted is counted at the next start, once', async () => {
  const { database } = openLog();
  const log = new LogAtOnce(database);
  log.append(game('one', 2));
  expect([listed(database), gamesOfServer(database)]).toEqual([[0], null]);
  await retentionOn(database).begin();
  expect([listed(database), gamesOfServer(database)]).toEqual([[1], 1]);
  // The one that counts as games end comes to it too.
  const counts = new SqliteCounts(database.path, sqliteStats(database, HISTORIES));
  await counts.count('one');
  log.append(game('two', 2));
  await counts.count('two');
  await counts.count('two');
  expect([listed(database), gamesOfServer(database)]).toEqual([[1, 1], 2]);
});

it('a disk that takes no count is a fault of the disk, and nothing is half counted', async () => {
  const { database } = openLog();
  new LogAtOnce(database).append(game('one', 2));
  database.notes.pragma('query_only = ON');
  const counts = new SqliteCounts(database.path, sqliteStats(database, HISTORIES));
  await expect(counts.count('one')).rejects.toThrow(StorageFault);
  database.notes.pragma('query_only = OFF');
  expect([listed(database), gamesOfServer(database)]).toEqual([[0], null]);
  await counts.count('one');
  expect([listed(database), gamesOfServer(database)]).toEqual([[1], 1]);
});
