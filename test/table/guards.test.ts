import { expect, it } from 'vitest';
import { METEOR } from '../../src/games/meteor/index.js';
import { GameRegistry } from '../../src/games/registry.js';
import { RecentSources } from '../../src/table/commit/recent-sources.js';
import { MemoryLog } from '../support/memory-log.js';
import { ManualTime } from '../support/time.js';
import { BEN, harness, open, playing, wanted } from './support.js';

it('a tick that does nothing though it is due is tried again after growing pauses, and does not spin', async () => {
  const time = new ManualTime();
  let asked = 0;
  const stuck = {
    ...METEOR,
    decide: (...asking: Parameters<typeof METEOR.decide>) => {
      if (asking[1].type !== 'tick') return METEOR.decide(...asking);
      asked += 1;
      return [];
    },
  };
  const { tables } = harness(new MemoryLog(), time, { games: new GameRegistry([stuck]) });
  await playing(tables);
  await time.advance(60_000);
  const before = asked;
  await time.advance(10_000);
  expect(asked - before).toBeGreaterThan(1);
  expect(asked - before).toBeLessThan(6);
});

it('remembers a whole generation of interactions and the one before, and forgets what is older', () => {
  const recent = new RecentSources(3);
  for (const source of ['a', 'b', 'c', 'd', 'e']) recent.add(source);
  expect(['a', 'b', 'c', 'd', 'e'].map((source) => recent.has(source))).toEqual([true, true, true, true, true]);
  recent.add('f');
  expect(['a', 'c', 'd', 'f'].map((source) => recent.has(source))).toEqual([false, false, true, true]);
});

it('opens one game for an interaction that comes twice: at once, and again when the first game is over', async () => {
  const { tables, log } = harness();
  const request = wanted({ source: 'interaction 1' });
  const [first, second] = await Promise.all([tables.open(request), tables.open({ ...request, channelId: 'other' })]);
  expect([first.ok, second]).toEqual([true, { ok: false, refusal: { code: 'repeated' } }]);
  if (!first.ok) throw new Error('not open');
  await first.table.act({ type: 'end', by: 0 });
  expect(await tables.open(request)).toEqual({ ok: false, refusal: { code: 'repeated' } });
  expect(log.entries.filter(({ header }) => header !== undefined)).toHaveLength(1);
});

it('says once that a game is open, and once that it is over', async () => {
  const { tables, logged } = harness();
  const table = await open(tables);
  await table.join(BEN);
  await table.act({ type: 'end', by: 0 });
  expect(logged.filter(({ level }) => level === 'info').map(({ message }) => message)).toEqual([
    'a game is open',
    'a game is over',
  ]);
});
