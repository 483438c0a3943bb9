import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sqliteStats } from '../../src/storage/sqlite/history/counts.js';
import { historyStores } from '../../src/storage/sqlite/history/stores.js';
import { createHistory } from '../../src/history/index.js';
import { fromLogFile, logFileText } from '../../src/history/logs/log-file.js';
import { adapterOf, checkLog } from '../../src/history/logs/replay.js';
import { LogReader } from '../../src/storage/sqlite/log/reader.js';
import { translator } from '../../src/text/index.js';
import { folder } from '../history/support.js';
import { CountingWriter } from '../support/counting-writer.js';
import { game as meteorGame, GUILD } from '../support/played.js';
import { settle } from '../support/time.js';
import { ANN, BEN, histories, open, played, run } from './support.js';

const t = translator('en');

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
  expect(table.state).toMatchObject({ taken: [3, 2], turn: 0 });
  await at.time.advance(60_000);
  expect(table.state).toMatchObject({ taken: [3, 2], turn: 0 });
  await table.act({ type: 'end', by: 0 });
  await settle();
  expect((await at.archive.stats(GUILD, 'matches', null)).tallies).toMatchObject([
    { company: 'robots', sums: { leavers: 1 } },
  ]);
  expect((await at.archive.stats(GUILD, 'matches', ANN.userId)).tallies).toHaveLength(1);
  expect((await at.archive.stats(GUILD, 'matches', BEN.userId)).tallies).toEqual([]);
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
  expect(await again.tables.recover()).toBe(1);
  const back = again.tables.byGame(table.game);
  expect(back?.state).toEqual(table.state);
  expect(back?.seatOf(BEN.userId)).toBe(1);
  expect((await back?.act({ type: 'take', seat: 1, count: 1 }))?.ok).toBe(true);
});

it('has a history of its own, which mixes with no other game’s', async () => {
  const at = run();
  await new CountingWriter(at.database, histories).append(meteorGame('meteor1', 2, { people: [ANN, BEN] }));
  const { game } = await played(at);
  const { archive } = at;
  const { games: both } = await archive.list(GUILD, { limit: 9 });
  expect(both.map(({ kind }) => kind).sort()).toEqual(['matches', 'meteor']);
  const [line] = (await archive.list(GUILD, { limit: 9, kind: 'matches' })).games;
  expect(line).toMatchObject({ game, result: 'won', reason: 'last-match', crew: 2, playMs: 30_000 });
  expect(line?.summary).toEqual({ turns: 3 });

  const ann = await archive.stats(GUILD, 'matches', ANN.userId);
  expect(ann.tallies).toMatchObject([{ result: 'won', games: 1, sums: { turns: 2 } }]);
  expect((await archive.stats(GUILD, 'matches', BEN.userId)).tallies).toMatchObject([{ result: 'lost', games: 1 }]);
  expect((await archive.leaderboard(GUILD, 'matches', 'wins', 9)).map(({ name }) => name)).toEqual(['Ann']);
  expect((await archive.leaderboard(GUILD, 'matches', 'score', 9)).map(({ bestScore }) => bestScore)).toEqual([6, 1]);
  expect((await archive.stats(GUILD, 'meteor', ANN.userId)).standing?.games).toBe(1);
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
    historyStores(at.database, sqliteStats(at.database, histories), { retentions: () => [] }),
    histories,
    (kind) => ({
      script: `/* ${kind} */`,
      style: '',
    }),
  );
  const asked = await history.show(GUILD, game);
  if (!asked.ok) throw new Error(asked.why);
  const html = (await replayFile(asked.record, t)) ?? '';
  const data = JSON.parse(/id="data">(.*?)<\/script>/.exec(html)?.[1] ?? '{}') as {
    readonly names: readonly string[];
    readonly steps: readonly { readonly line: string | null; readonly table: readonly string[] }[];
  };
  expect(html).toContain('/* matches */');
  expect(data.names).toEqual(['Ann', 'Ben']);
  expect(data.steps.map(({ table }) => table[0])).toEqual([7, 7, 7, 7, 4, 3, 0].map((matches) => `${matches} matches`));
  expect(data.steps.filter(({ line }) => line !== null)).toHaveLength(3);
});
