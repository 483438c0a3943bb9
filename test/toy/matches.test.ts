import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { METEOR } from '../../src/games/meteor/index.js';
import { GameRegistry } from '../../src/games/registry.js';
import { HistoryRegistry } from '../../src/history/adapter.js';
import { Archive } from '../../src/history/archive.js';
import { createHistory } from '../../src/history/index.js';
import { fromLogFile, logFileText } from '../../src/history/log-file.js';
import { METEOR_HISTORY } from '../../src/history/meteor/adapter.js';
import { adapterOf, checkLog } from '../../src/history/replay.js';
import { StatsWriter } from '../../src/history/stats-writer.js';
import { openDatabase, type BotDatabase } from '../../src/storage/database.js';
import { SqliteGameLog } from '../../src/storage/event-log.js';
import { LogReader } from '../../src/storage/log-reader.js';
import { Tables } from '../../src/table/directory.js';
import { silentLogger } from '../../src/table/logger.js';
import { tablesOf } from '../../src/table/of-kind.js';
import type { TableDirectory, TableHandle } from '../../src/table/ports.js';
import { RobotSeats } from '../../src/table/robot-seats.js';
import { translator } from '../../src/text/index.js';
import { folder } from '../history/support.js';
import { game as meteorGame, GUILD } from '../support/played.js';
import { ManualTime } from '../support/time.js';
import { MATCHES, MATCHES_HISTORY, type MatchesTypes } from './matches.js';

const ANN = { userId: '1', name: 'Ann' };
const BEN = { userId: '2', name: 'Ben' };
const t = translator('en');

/** The registration: nothing else tells the product of the toy. */
const games = new GameRegistry([METEOR, MATCHES]);
const histories = new HistoryRegistry([METEOR_HISTORY, MATCHES_HISTORY]);

interface Running {
  readonly time: ManualTime;
  readonly path: string;
  readonly database: BotDatabase;
  readonly log: SqliteGameLog;
  readonly tables: TableDirectory<MatchesTypes>;
  readonly archive: Archive;
}

function run(path = join(folder(), 'meteor.db'), time = new ManualTime()): Running {
  const database = openDatabase(path);
  const log = new SqliteGameLog(database, { stats: new StatsWriter(database.connection, histories) });
  const all = new Tables({ games, log, clock: time, timers: time, logger: silentLogger });
  const robots = new RobotSeats({
    directory: all,
    clock: time,
    timers: time,
    paceMs: () => 4_000,
    onFault: (_game, error) => {
      throw error;
    },
  });
  onTestFinished(() => {
    robots.stop();
    database.close();
  });
  return { time, path, database, log, tables: tablesOf(MATCHES, all), archive: new Archive(database.connection) };
}

async function open({ tables }: Running, matches = 7): Promise<TableHandle<MatchesTypes>> {
  const opened = await tables.open({
    kind: 'matches',
    guildId: GUILD,
    channelId: 'c',
    host: ANN,
    options: { matches },
  });
  if (!opened.ok) throw new Error(opened.refusal.code);
  return opened.table;
}

/** Ann takes three, Ben one, Ann the last three. */
async function played(at: Running): Promise<TableHandle<MatchesTypes>> {
  const table = await open(at);
  await table.join(BEN);
  await table.act({ type: 'start', by: 0 });
  for (const [seat, count] of [
    [0, 3],
    [1, 1],
    [0, 3],
  ] as const) {
    await at.time.advance(10_000);
    await table.act({ type: 'take', seat, count });
  }
  return table;
}

it('is played at a table: turns, refusals, an end that frees the channel', async () => {
  const at = run();
  const table = await open(at);
  await table.join(BEN);
  expect((await table.join({ userId: '3', name: 'Cy' })).ok).toBe(false);
  await table.act({ type: 'start', by: 0 });
  expect(await table.act({ type: 'take', seat: 1, count: 1 })).toMatchObject({ refusal: { code: 'not-your-turn' } });
  await table.act({ type: 'take', seat: 0, count: 3 });
  await table.act({ type: 'take', seat: 1, count: 1 });
  expect(at.tables.inChannel('c')).toBe(table);
  await table.act({ type: 'take', seat: 0, count: 3 });
  expect(table.state.outcome).toMatchObject({ result: 'won', winners: [0] });
  expect(at.tables.inChannel('c')).toBeUndefined();
});

it('has no clock: no hour and no stall of the process moves it', async () => {
  const at = run();
  const table = await open(at);
  await table.join(BEN);
  await table.act({ type: 'start', by: 0 });
  const { version } = table;
  await at.time.advance(3_600_000);
  await at.tables.downtime(at.time.now() - 60_000);
  expect(table.version).toBe(version);
});

it('a robot takes its turn, and a leaver’s seat', async () => {
  const at = run();
  const table = await open(at, 21);
  await table.join(BEN);
  await table.act({ type: 'start', by: 0 });
  await table.act({ type: 'leave', seat: 1 });
  await table.act({ type: 'take', seat: 0, count: 3 });
  await at.time.advance(6_000);
  expect(table.state).toMatchObject({ matches: 16, turn: 0 });
  await at.time.advance(60_000);
  expect(table.state).toMatchObject({ matches: 16, turn: 0 });
});

it('comes back after a kill exactly as it was acknowledged', async () => {
  const at = run();
  const table = await open(at);
  await table.join(BEN);
  await table.act({ type: 'start', by: 0 });
  await table.act({ type: 'take', seat: 0, count: 2 });
  // What lies on the disk at this moment, as a power cut would leave it.
  const path = join(folder(), 'meteor.db');
  for (const end of ['', '-wal']) cpSync(`${at.path}${end}`, `${path}${end}`);
  const again = run(path, at.time);
  expect(again.tables.recover()).toBe(1);
  const back = again.tables.byGame(table.game);
  expect(back?.state).toEqual(table.state);
  expect(back?.seatOf(BEN.userId)).toBe(1);
  expect((await back?.act({ type: 'take', seat: 1, count: 1 }))?.ok).toBe(true);
});

it('has a history of its own, which mixes with no other game’s', async () => {
  const at = run();
  at.log.append(meteorGame('meteor1', 2, { people: [ANN, BEN] }));
  const { game } = await played(at);
  const { archive } = at;
  expect(
    archive
      .list(GUILD, { limit: 9 })
      .games.map(({ kind }) => kind)
      .sort(),
  ).toEqual(['matches', 'meteor']);
  const [line] = archive.list(GUILD, { limit: 9, kind: 'matches' }).games;
  expect(line).toMatchObject({ game, result: 'won', reason: 'last-match', crew: 2, playMs: 30_000 });
  expect(line?.summary).toEqual({ turns: 3 });

  const ann = archive.stats(GUILD, 'matches', ANN.userId);
  expect(ann.tallies).toMatchObject([{ result: 'won', games: 1, sums: { turns: 2 } }]);
  expect(archive.stats(GUILD, 'matches', BEN.userId).tallies).toMatchObject([{ result: 'lost', games: 1 }]);
  expect(archive.leaderboard(GUILD, 'matches', 'wins', 9).map(({ name }) => name)).toEqual(['Ann']);
  expect(archive.leaderboard(GUILD, 'matches', 'score', 9).map(({ bestScore }) => bestScore)).toEqual([6, 1]);
  expect(archive.stats(GUILD, 'meteor', ANN.userId).standing?.games).toBe(1);
});

it('its log is exported, checked and refused where it was changed', async () => {
  const at = run();
  const { game } = await played(at);
  const stored = new LogReader(at.database.connection).read(game);
  if (stored === undefined) throw new Error('no log');
  const file = fromLogFile(logFileText(stored));
  if ('fault' in file) throw new Error(file.fault);
  const adapter = adapterOf(file, histories);
  if (adapter === undefined) throw new Error('the toy is not registered');
  expect(checkLog(file, adapter)).toMatchObject({
    ok: true,
    kind: 'matches',
    redecided: true,
    result: 'won',
    reason: 'last-match',
    facts: { matches: 0 },
  });
  const forged = file.entries.map((entry, sequence) =>
    sequence === 4 ? { ...entry, events: entry.events.replace('"count":3', '"count":2') } : entry,
  );
  expect(checkLog({ ...file, entries: forged }, adapter)).toMatchObject({ ok: false, brokenAt: 4, why: 'digest' });
});

it('has a replay file, with its table in the frame of all games', async () => {
  const at = run();
  const { game } = await played(at);
  const { history, replayFile } = createHistory(
    at.database.connection,
    { histories, retentions: () => [] },
    (kind) => ({
      script: `/* ${kind} */`,
      style: '',
    }),
  );
  const asked = history.show(GUILD, game);
  if (!asked.ok) throw new Error(asked.why);
  const html = replayFile(asked.record, t) ?? '';
  const data = JSON.parse(/id="data">(.*?)<\/script>/.exec(html)?.[1] ?? '{}') as {
    readonly names: readonly string[];
    readonly steps: readonly { readonly line: string | null; readonly table: readonly string[] }[];
  };
  expect(html).toContain('/* matches */');
  expect(data.names).toEqual(['Ann', 'Ben']);
  expect(data.steps.map(({ table }) => table[0])).toEqual([7, 7, 7, 7, 4, 3, 0].map((matches) => `${matches} matches`));
  expect(data.steps.filter(({ line }) => line !== null)).toHaveLength(3);
});
