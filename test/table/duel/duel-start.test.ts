import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { settle } from '../../support/time.js';
import { DEALT, DuelTables, LOBBY, over, PLAY, type State } from './duel-tables.js';

let evening: DuelTables;

beforeEach(() => {
  evening = new DuelTables();
});

afterEach(() => {
  expect(evening.faults).toEqual([]);
});

const start = (game: string) => evening.duels.start(evening.of(game));

/** Both tables deal and start when they are told to. */
function bothObey(): void {
  const next = { lobby: DEALT, dealt: PLAY } as const;
  const obey = (type: string, state: State): State =>
    type === 'start' && (state.stage === 'lobby' || state.stage === 'dealt')
      ? { ...next[state.stage], pausedBy: state.pausedBy }
      : type === 'resume'
        ? { ...state, pausedBy: null }
        : type === 'downtime'
          ? { ...state, pausedBy: 'bot' }
          : state;
  evening.obeys('a', obey);
  evening.obeys('b', obey);
}

describe('A code', () => {
  test('leads to the first crew’s table, until a second crew has come', () => {
    const code = evening.duels.open(evening.table('a', LOBBY));
    expect(evening.duels.waiting(code)).toBe(evening.of('a'));
    expect(evening.told.splice(0), 'who saw the table opened is shown the code').toEqual(['a']);
    expect(evening.duels.waiting('00000000')).toBeNull();
    evening.duels.join(code, evening.table('b', LOBBY));
    expect(evening.duels.waiting(code)).toBeNull();
    expect(evening.told, 'both boards name the other crew').toEqual(['a', 'b']);
    expect(() => {
      evening.duels.join(code, evening.table('c', LOBBY));
    }).toThrow(`nobody waits at the duel ${code}`);
    expect(() => {
      evening.duels.join('00000000', evening.table('c', LOBBY));
    }).toThrow('nobody waits at the duel 00000000');
  });

  test('leads nowhere once the table that waits has ended: the duel is off', () => {
    const code = evening.duels.open(evening.table('a', LOBBY));
    evening.becomes('a', over('abandoned'));
    expect(evening.duels.waiting(code)).toBeNull();
    expect(evening.rows.get('a')).toMatchObject({ duel: code, result: 'void', otherZone: null, otherLeft: null });
    expect(evening.duels.has('a')).toBe(false);
  });
});

describe('What a board is told', () => {
  test('of no duel: nothing', () => {
    evening.table('c', LOBBY);
    expect(evening.duels.has('c')).toBe(false);
    expect(evening.duels.of('c')).toBeNull();
  });

  test('before another crew has come: the code alone', () => {
    const code = evening.duels.open(evening.table('a', LOBBY));
    expect(evening.duels.has('a')).toBe(true);
    expect(evening.duels.of('a')).toEqual({ code, ready: false, other: null, result: null });
  });

  test('of the other crew its zone, what it has left, how many it is, whether it is ready, and nothing else', () => {
    const code = evening.meet({ ...LOBBY, absent: 1 }, { ...LOBBY, players: 3, absent: 2 });
    const other = { zone: 0, left: 0, stage: 'lobby', ready: false, players: 3, pausedBy: null };
    expect(evening.duels.of('a')).toEqual({ code, ready: false, result: null, other });
    expect(evening.duels.of('b')).toMatchObject({ other: { players: 2 } });
  });

  test('that the other crew has stopped the clocks, but not that the bot did', () => {
    evening.meet(PLAY);
    evening.becomes('b', { ...PLAY, pausedBy: 1 });
    expect(evening.duels.of('a')).toMatchObject({ other: { pausedBy: 'them' } });
    evening.becomes('b', { ...PLAY, pausedBy: 'bot' });
    expect(evening.duels.of('a')).toMatchObject({ other: { pausedBy: null } });
  });

  test('when it is over, how far the other crew came; a restart changes nothing of that', async () => {
    const code = evening.meet(PLAY);
    evening.becomes('a', over('lost', { left: 3, zone: 1 }));
    evening.becomes('b', over('lost', { left: 2, zone: 2 }));
    const other = { zone: 2, left: 2, stage: 'over', ready: false, players: 0, pausedBy: null };
    expect(evening.duels.of('a')).toEqual({ code, ready: false, result: 'lost', other });
    expect(evening.duels.has('a')).toBe(false);
    await evening.restart();
    expect(evening.duels.of('a')).toEqual({ code, ready: false, result: 'lost', other });
    expect(evening.duels.of('b')).toMatchObject({ result: 'won', other: { zone: 1, left: 3 } });
  });
});

describe('How far a game has come', () => {
  test('is said of games that are played as duels', () => {
    expect(evening.duels.stageOf('toy', DEALT)).toBe('dealt');
    expect(evening.duels.stageOf('plain', DEALT)).toBeNull();
    expect(evening.duels.stageOf('nothing', DEALT)).toBeNull();
  });

  test('a game that is not can’t be in one: that is a bug', () => {
    const code = evening.duels.open(evening.table('q', LOBBY, 'plain'));
    evening.duels.join(code, evening.table('b', LOBBY));
    expect(() => evening.duels.of('b')).toThrow('no duels are played of plain');
  });
});

describe('Start', () => {
  test('of a crew without another does nothing', async () => {
    evening.duels.open(evening.table('a', LOBBY));
    expect(await start('a')).toEqual({ kind: 'alone' });
    evening.table('c', LOBBY);
    expect(await start('c')).toEqual({ kind: 'alone' });
    expect(evening.asked).toEqual([]);
  });

  test('needs crews of the same number; who left doesn’t count', async () => {
    evening.meet({ ...LOBBY, players: 2, absent: 1 }, { ...LOBBY, players: 3 });
    expect(await start('a')).toEqual({ kind: 'unequal', own: 2, other: 3 });
    expect(await start('b')).toEqual({ kind: 'unequal', own: 3, other: 2 });
    expect(evening.duels.of('a')).toMatchObject({ ready: false });
    evening.becomes('a', { ...LOBBY, players: 3 });
    expect(await start('a')).toEqual({ kind: 'waits' });
  });

  test('waits for the other crew; then both deal, and both boards are told', async () => {
    evening.meet(LOBBY);
    bothObey();
    expect(await start('a')).toEqual({ kind: 'waits' });
    expect(evening.told).toEqual(['a', 'b']);
    expect(evening.duels.of('a')).toMatchObject({ ready: true, other: { ready: false } });
    expect(evening.duels.of('b')).toMatchObject({ ready: false, other: { ready: true } });
    expect(evening.asked).toEqual([]);

    evening.told.length = 0;
    expect(await start('b')).toMatchObject({ kind: 'acted', outcome: { ok: true } });
    await settle();
    expect(evening.asked).toEqual(['b start', 'a start']);
    expect(evening.told.slice(-2)).toEqual(['a', 'b']);
    expect(evening.duels.of('a')).toMatchObject({ ready: false, other: { ready: false, stage: 'dealt' } });
  });

  test('again, of the crew that waits, waits on', async () => {
    evening.meet(LOBBY);
    bothObey();
    await start('a');
    expect(await start('a')).toEqual({ kind: 'waits' });
    expect(evening.asked).toEqual([]);
  });

  test('of the clocks waits for both too, and the second starts the first', async () => {
    evening.meet(DEALT);
    bothObey();
    expect(await start('b')).toEqual({ kind: 'waits' });
    expect(await start('a')).toMatchObject({ kind: 'acted' });
    await settle();
    expect(evening.asked).toEqual(['a start', 'b start']);
    expect(evening.duels.of('a')).toMatchObject({ ready: false, other: { ready: false, stage: 'play' } });
  });

  test('refused to the second crew deals to neither, and both are asked again', async () => {
    evening.meet(LOBBY);
    evening.obeys('b', () => 'refuses');
    await start('a');
    expect(await start('b')).toMatchObject({ kind: 'acted', outcome: { ok: false } });
    expect(evening.asked).toEqual(['b start']);
    expect(evening.duels.of('a')).toMatchObject({ ready: false, other: { ready: false } });
  });

  test('pressed again by both hosts while it is being written is one start', async () => {
    evening.meet(LOBBY);
    bothObey();
    await start('a');
    const pressed = await Promise.all([start('b'), start('a'), start('b')]);
    expect(pressed.map(({ kind }) => kind)).toEqual(['acted', 'acted', 'acted']);
    await settle();
    expect(evening.asked).toEqual(['b start', 'a start']);
    expect(evening.duels.of('a')).toMatchObject({ ready: false, other: { ready: false, stage: 'dealt' } });
  });

  test('that the first crew’s table refuses deals to neither', async () => {
    evening.meet(LOBBY);
    bothObey();
    await start('a');
    evening.obeys('a', () => 'refuses');
    expect(await start('b')).toMatchObject({ kind: 'acted', outcome: { ok: false } });
    expect(evening.of('b').state).toBe(LOBBY);
    expect(evening.duels.of('b')).toMatchObject({ ready: false, other: { ready: false, stage: 'lobby' } });
  });

  test('of a crew behind the other, as after its Mulligan, deals to it alone', async () => {
    evening.meet(LOBBY, DEALT);
    bothObey();
    expect(await start('a')).toMatchObject({ kind: 'acted', outcome: { ok: true } });
    await settle();
    expect(evening.asked).toEqual(['a start']);
  });

  test('after the other crew has ended needs nobody', async () => {
    evening.meet(LOBBY, over('won'));
    evening.of('b').state = over('won');
    expect(await start('a')).toMatchObject({ kind: 'acted' });
    expect(evening.asked).toEqual(['a start']);
  });

  test('is forgotten when somebody joins or leaves meanwhile', async () => {
    evening.meet(LOBBY);
    await start('a');
    evening.becomes('a', LOBBY);
    expect(evening.duels.of('a')).toMatchObject({ ready: true });
    evening.becomes('a', { ...LOBBY, players: 3 });
    expect(evening.duels.of('a')).toMatchObject({ ready: false });
  });
});
