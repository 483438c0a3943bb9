import { expect, it } from 'vitest';
import { codeOf, harness, open, playing } from './support.js';

/** A standby that was behind takes over: the log no longer has what it has answered as written. */

const PASS = { type: 'pass', seat: 0, confirmed: false } as const;

it('a game whose last moves are lost is read again into a Time Out, says so, and goes on from there', async () => {
  const { tables, log, time, changes, logged } = harness();
  const table = await playing(tables);
  const kept = log.of(table.game).length;
  const { state } = table;
  await time.advance(20_000);
  expect(codeOf(await table.act(PASS))).toBe('ok');
  expect(table.state).not.toEqual(state);
  log.lose(table.game, kept);

  expect(codeOf(await table.act({ ...PASS, seat: 1 }))).toBe('storage-failed');
  await time.advance(1_000);
  expect(table).toMatchObject({ blocked: false, lost: 'moves' });
  expect({ ...table.state, at: 0, pause: null }).toEqual({ ...state, at: 0, pause: null });
  // The seconds since the last move that is there are nobody's.
  expect(table.state.pause).toMatchObject({ by: null, zoneLeft: 60_000 });
  const versions = changes.map(({ version }) => version);
  expect(versions).toEqual([...versions].sort((a, b) => a - b));
  expect(logged.filter(({ message }) => message.includes('lost'))).toMatchObject([
    { level: 'error', facts: { game: table.game, entries: 1 } },
  ]);

  expect(codeOf(await table.act({ type: 'resume', seat: 1 }))).toBe('ok');
  expect(table.lost).toBeNull();
  expect(codeOf(await table.act(PASS))).toBe('ok');
  expect(log.of(table.game)).toHaveLength(kept + 3);
});

it('so is one that nobody has acted in since: the first trouble of any game finds them all', async () => {
  const { tables, log, time } = harness();
  const [one, other, whole] = [
    await playing(tables),
    await open(tables, { channelId: 'other' }),
    await playing(tables, { channelId: 'third' }),
  ];
  await one.act(PASS);
  await other.join({ userId: '300', name: 'Cid' });
  log.lose(one.game, log.of(one.game).length - 1);
  log.lose(other.game, log.of(other.game).length - 1);
  await one.act({ ...PASS, seat: 1 });
  await time.advance(1_000);
  expect([one.lost, other.lost, whole.lost]).toEqual(['moves', 'moves', null]);
  expect([one.blocked, other.blocked, whole.state.pause]).toEqual([false, false, null]);
  expect(other.seatOf('300')).toBeNull();
  expect((await other.join({ userId: '300', name: 'Cid' })).ok).toBe(true);
  expect(other.lost).toBeNull();
});

it('while the log is out of reach nothing is read; afterwards it is', async () => {
  const { tables, log, time } = harness();
  const table = await playing(tables);
  await table.act(PASS);
  log.gone = true;
  log.broken = true;
  await time.advance(5_000);
  expect(table).toMatchObject({ blocked: true, lost: null });
  log.lose(table.game, log.of(table.game).length - 1);
  log.gone = false;
  log.broken = false;
  await time.advance(1_000);
  expect(table).toMatchObject({ blocked: false, lost: 'moves' });
});

it('a game of which nothing is left is played no more, and its channel is free', async () => {
  const { tables, log, time, changes } = harness();
  const table = await playing(tables);
  log.lose(table.game, 0);
  await table.act(PASS);
  await time.advance(1_000);
  expect(table).toMatchObject({ blocked: false, lost: 'game' });
  expect(tables.byGame(table.game)).toBeUndefined();
  expect(changes.at(-1)).toMatchObject({ table: { lost: 'game' }, events: [] });
  const next = await open(tables);
  expect(tables.inChannel('channel')?.game).toBe(next.game);
});

it('a game whose end is lost goes on, unless its channel has another by then', async () => {
  for (const taken of [false, true]) {
    const { tables, log, time } = harness();
    const [ended, other] = [await playing(tables), await playing(tables, { channelId: 'other' })];
    const kept = log.of(ended.game).length;
    await ended.act({ type: 'end', by: 0 });
    expect(tables.inChannel('channel')).toBeUndefined();
    const next = taken ? await open(tables) : null;
    log.lose(ended.game, kept);
    log.lose(other.game, log.of(other.game).length - 1);
    await other.act(PASS);
    await time.advance(1_000);
    expect(tables.inChannel('channel')?.game).toBe(next?.game ?? ended.game);
    expect(ended.lost).toBe(taken ? null : 'moves');
    if (!taken) expect(ended.state.pause).toMatchObject({ by: null });
  }
});
