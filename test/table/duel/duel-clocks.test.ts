import { beforeEach, describe, expect, test } from 'vitest';
import { OTHERS_TIME_OUT_MS } from '../../../src/table/duel/duels.js';
import { settle } from '../../support/time.js';
import { DEALT, DuelTables, LOBBY, over, PLAY, type State } from './duel-tables.js';

const STOPPED: State = { ...PLAY, pausedBy: 1 };
const HELD: State = { ...PLAY, pausedBy: 'bot' };

let evening: DuelTables;

beforeEach(() => {
  evening = new DuelTables();
});

describe('A Time Out', () => {
  test('stops the other crew’s clock, at its stage of play or with its field dealt', () => {
    for (const [other, asked] of [
      [PLAY, ['b downtime']],
      [DEALT, ['b downtime']],
      [LOBBY, []],
      [over('lost'), []],
      [HELD, []],
    ] as const) {
      evening = new DuelTables();
      evening.meet(PLAY, other);
      evening.becomes('a', STOPPED);
      expect(evening.asked, other.stage).toEqual(asked);
      evening.becomes('a', { ...STOPPED, left: 4 });
      expect(evening.asked, 'once').toEqual(asked);
    }
  });

  test('ends for both: the other crew’s clock, which the bot held, goes on', async () => {
    evening.meet(STOPPED, HELD);
    evening.becomes('a', PLAY);
    await settle();
    expect(evening.asked).toEqual(['b resume']);
  });

  test('that ends with the game leaves the other crew’s clock as it is', async () => {
    evening.meet(STOPPED, HELD);
    evening.becomes('a', over('abandoned'));
    await settle();
    expect(evening.asked).toEqual([]);
  });

  test('of a crew that waits for another stops nothing', async () => {
    evening.duels.open(evening.table('a', PLAY));
    evening.becomes('a', STOPPED);
    evening.becomes('a', PLAY);
    await settle();
    expect([evening.asked, evening.faults]).toEqual([[], []]);
  });

  test('is nobody else’s business', async () => {
    evening.meet(PLAY);
    evening.table('c', PLAY);
    evening.becomes('c', STOPPED);
    await settle();
    expect([evening.asked, evening.told]).toEqual([[], []]);
  });

  test('whose end finds the other crew’s field dealt starts that crew’s clock', async () => {
    evening.meet(STOPPED, { ...DEALT, pausedBy: 'bot' });
    evening.obeys('b', (type, state) => (type === 'resume' ? { ...state, pausedBy: null } : PLAY));
    evening.becomes('a', PLAY);
    await settle();
    expect(evening.asked).toEqual(['b resume', 'b start']);
  });
});

describe('Who may end a Time Out', () => {
  test('in no duel, or without another crew: anyone', () => {
    evening.table('c', STOPPED);
    evening.duels.open(evening.table('a', STOPPED));
    expect([evening.duels.mayResume('a'), evening.duels.mayResume('c')]).toEqual([true, true]);
  });

  test('the crew that called it at once, the other one after a minute', () => {
    evening.meet(PLAY, PLAY);
    evening.now = 5_000;
    evening.becomes('a', STOPPED);
    evening.of('b').state = PLAY;
    evening.becomes('b', HELD);
    expect(evening.duels.mayResume('a')).toBe(true);
    evening.now = 5_000 + OTHERS_TIME_OUT_MS - 1;
    expect(evening.duels.mayResume('b')).toBe(false);
    evening.now += 1;
    expect(evening.duels.mayResume('b')).toBe(true);
  });

  test('both, where both called one, or the bot alone stopped the clocks', () => {
    evening.meet(STOPPED, { ...PLAY, pausedBy: 0 });
    expect([evening.duels.mayResume('a'), evening.duels.mayResume('b')]).toEqual([true, true]);
    evening.meet(HELD, HELD);
    expect([evening.duels.mayResume('a'), evening.duels.mayResume('b')]).toEqual([true, true]);
    evening.meet(HELD, PLAY);
    expect(evening.duels.mayResume('a')).toBe(true);
  });

  test('after a restart nobody knows since when: either may', () => {
    evening.meet(HELD, STOPPED);
    evening.now = OTHERS_TIME_OUT_MS;
    expect(evening.duels.mayResume('a')).toBe(true);
  });

  test('no crew whose field is dealt while the other is back in its lobby', () => {
    evening.meet({ ...DEALT, pausedBy: 'bot' }, LOBBY);
    expect(evening.duels.mayResume('a')).toBe(false);
    evening.meet({ ...DEALT, pausedBy: 'bot' }, DEALT);
    expect(evening.duels.mayResume('a')).toBe(true);
  });
});

describe('A Mulligan', () => {
  test('of one crew holds the other’s clock until its field is dealt again', async () => {
    evening.meet(DEALT);
    evening.becomes('a', LOBBY);
    expect(evening.asked).toEqual(['b downtime']);
    evening.becomes('b', { ...DEALT, pausedBy: 'bot' });
    evening.becomes('a', DEALT);
    await settle();
    expect(evening.asked).toEqual(['b downtime', 'b resume']);
  });

  test('of a crew whose partner is still in its lobby, or plays, asks nothing of that one', async () => {
    evening.meet(LOBBY, LOBBY);
    evening.becomes('a', DEALT);
    evening.meet(LOBBY, HELD);
    evening.becomes('a', DEALT);
    await settle();
    expect(evening.asked).toEqual([]);
  });
});

describe('The start of one crew’s clock', () => {
  test('starts the other’s, and ends what holds it first', async () => {
    evening.meet(DEALT, { ...DEALT, pausedBy: 'bot' });
    evening.obeys('b', (type, state) => (type === 'resume' ? { ...state, pausedBy: null } : PLAY));
    evening.becomes('a', PLAY);
    await settle();
    expect(evening.asked).toEqual(['b resume', 'b start']);
  });

  test.each([['lobby', LOBBY] as const, ['play', PLAY] as const, ['over', over('lost')] as const])(
    'does nothing to one that is at its stage “%s”',
    async (_stage, other) => {
      evening.meet(DEALT, other);
      evening.becomes('a', PLAY);
      await settle();
      expect(evening.asked).toEqual([]);
    },
  );
});

describe('What goes wrong at one table', () => {
  test('when it is asked is said, and the other table’s change stands', async () => {
    evening.meet(PLAY);
    evening.obeys('b', () => 'fails');
    evening.becomes('a', STOPPED);
    await settle();
    expect(evening.faults).toEqual([new Error('b fails')]);

    evening.meet(STOPPED, HELD);
    evening.becomes('a', PLAY);
    await settle();
    expect(evening.faults).toHaveLength(2);
  });

  test('in following its change is said, and thrown at nobody', () => {
    const code = evening.duels.open(evening.table('q', LOBBY, 'plain'));
    evening.duels.join(code, evening.table('b', LOBBY));
    expect(() => {
      evening.becomes('b', DEALT);
      evening.becomes('q', DEALT);
    }).not.toThrow();
    expect(String(evening.faults[0])).toContain('no duels are played of plain');
  });
});

describe('The other crew’s board', () => {
  test('is drawn anew for a zone, a meteor, a stage, a Time Out, and for nothing else', () => {
    evening.meet(PLAY);
    const changes: [State, string[]][] = [
      [{ ...PLAY, zone: 4 }, ['b']],
      [{ ...PLAY, zone: 4 }, []],
      [{ ...PLAY, zone: 4, left: 3 }, ['b']],
      [{ ...PLAY, zone: 4, left: 3, absent: 1 }, []],
      [{ ...PLAY, zone: 4, left: 3, absent: 1, pausedBy: 1 }, ['b']],
      [{ ...PLAY, zone: 4, left: 3, absent: 1, pausedBy: 0 }, []],
    ];
    for (const [state, told] of changes) {
      evening.told.length = 0;
      evening.becomes('a', state);
      expect(evening.told).toEqual(told);
    }
  });
});

describe('After a restart', () => {
  test('a duel goes on: boards, Starts and clocks', async () => {
    const code = evening.meet(DEALT);
    await evening.restart();
    expect(evening.duels.of('a')).toMatchObject({ code, other: { stage: 'dealt', left: 5 } });
    expect(await evening.duels.start(evening.of('a'))).toEqual({ kind: 'waits' });
    evening.becomes('b', PLAY);
    await settle();
    expect(evening.asked).toEqual(['a start']);
  });

  test('one that waited for another crew still does, under its code', async () => {
    const code = evening.duels.open(evening.table('a', LOBBY));
    await evening.restart();
    expect(evening.duels.waiting(code)).toBe(evening.of('a'));
    evening.duels.join(code, evening.table('b', LOBBY));
    expect(evening.duels.of('b')).toMatchObject({ code, other: { stage: 'lobby' } });
  });

  test('one that waited and has ended is off', async () => {
    evening.duels.open(evening.table('a', LOBBY));
    evening.of('a').state = over('abandoned');
    await evening.restart();
    expect(evening.rows.get('a')?.result).toBe('void');
  });

  test('two duels are kept apart', async () => {
    const first = evening.meet(PLAY);
    const second = evening.duels.open(evening.table('c', PLAY));
    evening.duels.join(second, evening.table('d', PLAY));
    await evening.restart();
    expect(evening.duels.of('b')?.code).toBe(first);
    evening.becomes('c', over('won'));
    expect(evening.rows.get('d')).toMatchObject({ duel: second, result: 'lost' });
    expect(evening.results).toEqual([null, null]);
  });

  test('a table of which nothing is known any more leaves the other alone', async () => {
    evening.meet(PLAY);
    evening.tables.delete('b');
    evening.unknown.add('b');
    await evening.restart();
    expect(evening.duels.of('a')).toMatchObject({ other: null });
    evening.becomes('a', over('lost'));
    expect(evening.rows.get('a')?.result).toBe('void');
  });

  test('what was decided while it was down is told in no channel of a table that is gone', async () => {
    evening.meet(PLAY);
    evening.becomes('a', over('lost', { left: 2 }));
    evening.of('b').state = over('lost', { left: 1 });
    await evening.restart();
    expect(evening.decided).toEqual([]);
    expect(evening.results).toEqual(['lost', 'won']);
  });
});
