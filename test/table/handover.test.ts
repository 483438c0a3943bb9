import { expect, it } from 'vitest';
import { MemoryLog } from '../support/memory-log.js';
import { ManualTime } from '../support/time.js';
import { BEN, harness, open, playing, type Harness } from './support.js';

/** A process takes the games over from another (R1): what was under three seconds was nobody's absence. */

interface Left {
  readonly log: MemoryLog;
  /** When the first process let go of its games. */
  readonly at: number;
  readonly game: string;
}

/** A game that has run for 20 s, and a process that let go of it in good order ten seconds after its last entry. */
async function left(): Promise<Left> {
  const before = harness();
  const { game } = await playing(before.tables);
  await before.time.advance(20_000);
  await before.tables.close();
  return { log: before.log, at: before.time.now(), game };
}

const after = ({ log, at }: Left, ms: number): Harness<MemoryLog> => harness(log, new ManualTime(at + ms));

it.each([0, 1, 2_999])('after %i ms clocks have run on, and no Time Out is called', async (ms) => {
  const handed = await left();
  const { tables, time, changes, logged } = after(handed, ms);
  expect(await tables.recover(handed.at)).toBe(1);
  const back = tables.inChannel('channel');
  expect([back?.state.pause, back?.state.zone, changes]).toEqual([null, 5, []]);
  expect(logged).toEqual([{ level: 'info', facts: { games: 1, wentOn: true }, message: 'unfinished games are back' }]);
  await time.advance(39_999 - ms);
  expect(back?.state.zone).toBe(5);
  await time.advance(1);
  expect(back?.state.zone).toBe(4);
});

it('what came due meanwhile has happened', async () => {
  const before = harness();
  await playing(before.tables);
  await before.time.advance(59_000);
  await before.tables.close();
  const handed = { log: before.log, at: before.time.now(), game: '' };
  const { tables } = after(handed, 2_000);
  await tables.recover(handed.at);
  expect(tables.inChannel('channel')?.state).toMatchObject({ zone: 4, pause: null });
});

it.each([3_000, 60_000])('after %i ms every game is in Time Out, with what was left at the handover', async (ms) => {
  const handed = await left();
  const { tables, logged } = after(handed, ms);
  await tables.recover(handed.at);
  expect(tables.inChannel('channel')?.state.pause).toMatchObject({ by: null, zoneLeft: 40_000 });
  expect(logged.map(({ facts }) => facts)).toEqual([{ games: 1, wentOn: false }]);
});

it('a handover that has yet to come, by a clock that goes wrong, is none', async () => {
  const handed = await left();
  const { tables } = after(handed, 0);
  await tables.recover(handed.at + 1);
  expect(tables.inChannel('channel')?.state.pause).toMatchObject({ by: null, zoneLeft: 40_000 });
});

it('without a handover the last entry is the last that is known of the players’ time', async () => {
  const handed = await left();
  const { tables } = after(handed, 1_000);
  await tables.recover();
  expect(tables.inChannel('channel')?.state.pause).toMatchObject({ by: null, zoneLeft: 60_000 });
});

it('where no game is on there is nothing to say', async () => {
  const { tables, logged } = harness();
  expect(await tables.recover()).toBe(0);
  expect(logged).toEqual([]);
});

it('a game whose channel has another one is left in the log, and that is said', async () => {
  const first = harness();
  const one = await open(first.tables);
  const second = harness(new MemoryLog(), first.time);
  const two = await open(second.tables, { host: BEN });
  first.log.entries.push(...second.log.entries);
  const { tables, logged } = harness(first.log, first.time);
  expect(await tables.recover()).toBe(1);
  expect(tables.inChannel('channel')?.game).toBe(one.game);
  expect(tables.byGame(two.game)).toBeUndefined();
  expect(logged[0]).toEqual({
    level: 'error',
    facts: { game: two.game, channel: 'channel', err: `game ${one.game} is on in its channel` },
    message: 'a game cannot go on; its log is left as it is',
  });
});

it('a person’s own table comes back though its channel has a game', async () => {
  const before = harness();
  const shared = await open(before.tables);
  const own = await open(before.tables, { personal: true });
  const { tables } = harness(before.log, before.time);
  expect(await tables.recover()).toBe(2);
  expect(tables.live().map(({ game }) => game)).toEqual([shared.game, own.game]);
});
