import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { guildLike, newCode, readCode } from '../../../src/table/duel/duel-code.js';
import type { DuelResult } from '../../../src/table/duel/duel-sides.js';
import { systemBytes } from '../../../src/table/ids.js';
import { settle } from '../../support/time.js';
import { DEALT, DuelTables, LOBBY, over, PLAY } from './duel-tables.js';

let evening: DuelTables;

beforeEach(() => {
  evening = new DuelTables();
  evening.meet(PLAY);
});

afterEach(() => {
  expect(evening.faults).toEqual([]);
});

describe('Who wins a duel', () => {
  test('first to save Earth: at once, and nothing that follows changes it', () => {
    evening.becomes('b', over('won'));
    expect(evening.results).toEqual(['lost', 'won']);
    expect(evening.told, 'both boards say so').toEqual(expect.arrayContaining(['a', 'b']));
    expect(evening.duels.of('a'), 'the other crew may play on').toMatchObject({ result: 'lost' });
    evening.becomes('a', over('won'));
    expect(evening.results).toEqual(['lost', 'won']);
  });

  test('one has lost: it is open until the other is done', () => {
    evening.becomes('a', over('lost', { left: 1 }));
    expect(evening.results).toEqual([null, null]);
    evening.becomes('b', over('won'));
    expect(evening.results).toEqual(['lost', 'won']);
    expect(evening.decided, 'the crew that was done is told in its channel').toEqual(['a']);
  });

  test.each<[number, number, DuelResult, DuelResult]>([
    [1, 2, 'won', 'lost'],
    [3, 2, 'lost', 'won'],
    [2, 2, 'drawn', 'drawn'],
  ])('both have lost with %i and %i meteors left: %s, %s', (one, two, first, second) => {
    evening.becomes('a', over('lost', { left: one }));
    evening.becomes('b', over('lost', { left: two }));
    expect(evening.results).toEqual([first, second]);
    expect(evening.rows.get('a')).toMatchObject({ otherLeft: two });
  });

  test('who gives up has lost, whether the other plays on or has lost before', () => {
    evening.becomes('a', over('abandoned'));
    expect(evening.results).toEqual(['lost', 'won']);
  });

  test('who has lost wins where the other gives up', () => {
    evening.becomes('a', over('lost'));
    evening.becomes('b', over('abandoned'));
    expect(evening.results).toEqual(['won', 'lost']);
  });

  test('a Time Out that was too long is no crew’s fault alone', () => {
    evening.becomes('a', over('abandoned', {}, 'too-long'));
    evening.becomes('b', over('abandoned', {}, 'too-long'));
    expect(evening.results).toEqual(['void', 'void']);
  });
});

describe('A duel is called off', () => {
  test.each([['lobby', LOBBY] as const, ['field dealt', DEALT] as const])(
    'where one crew has ended before the other, at its stage “%s”, has begun',
    (_stage, other) => {
      const code = evening.meet(PLAY, other);
      evening.becomes('a', over('won'));
      expect(evening.results).toEqual(['void', 'void']);
      expect(evening.told, 'both boards say so').toEqual(expect.arrayContaining(['a', 'b']));
      expect(evening.decided, 'the one that has just ended says so itself').toEqual([]);
      expect(evening.duels.waiting(code)).toBeNull();
      expect(evening.duels.has('b'), 'the other plays on, tied to it no more by anything that counts').toBe(true);
      evening.becomes('b', PLAY);
      evening.becomes('b', over('won'));
      expect(evening.results).toEqual(['void', 'void']);
      expect([evening.duels.has('a'), evening.duels.has('b')]).toEqual([false, false]);
    },
  );

  test('where a Time Out that was too long ended one crew’s game, and the other lost its own', () => {
    evening.becomes('a', over('abandoned', {}, 'too-long'));
    expect(evening.results).toEqual([null, null]);
    evening.becomes('b', over('lost'));
    expect(evening.results).toEqual(['void', 'void']);
    evening = new DuelTables();
    evening.meet(PLAY);
    evening.becomes('b', over('lost'));
    evening.becomes('a', over('abandoned', {}, 'too-long'));
    expect(evening.results).toEqual(['void', 'void']);
  });
});

describe('Clocks', () => {
  test('one stops: the other stops; one goes on: the other goes on', async () => {
    evening.becomes('a', { ...PLAY, pausedBy: 1 });
    expect(evening.asked).toEqual(['b downtime']);
    evening.becomes('b', { ...PLAY, pausedBy: 'bot' });
    expect(evening.asked).toEqual(['b downtime']);
    evening.becomes('a', PLAY);
    await settle();
    expect(evening.asked).toEqual(['b downtime', 'b resume']);
  });

  test('one starts: the other, whose field is dealt, starts at once', async () => {
    evening.meet(DEALT);
    evening.becomes('a', PLAY);
    await settle();
    expect(evening.asked).toEqual(['b start']);
  });

  test('what the other board shows is redrawn, and nothing else', () => {
    evening.becomes('a', { ...PLAY, players: 2 });
    expect(evening.told).toEqual([]);
    evening.becomes('a', { ...PLAY, left: 4 });
    expect(evening.told).toEqual(['b']);
  });
});

describe('After a restart', () => {
  test('it goes on with what is live, and is decided by what had ended meanwhile', async () => {
    evening.becomes('a', over('lost', { left: 2 }));
    // Ended in the log; the process died before the duel was told.
    evening.of('b').state = over('lost', { left: 1 });
    await evening.restart();
    expect(evening.results).toEqual(['lost', 'won']);
  });
});

describe('Codes', () => {
  test('are read as people write them', () => {
    expect(readCode(' abcd-efgh ')).toBe('ABCDEFGH');
    expect(readCode('0o1i lABC')).toBe('00111ABC');
    for (const none of ['', 'hello', 'ABCDEFGHJ', 'ABCDEFG!', 'UUUUUUUU']) expect(readCode(none)).toBeNull();
  });

  test('tell which process of the bot has the server', () => {
    const shardOf = (guild: string): number => Number((BigInt(guild) >> 22n) % 16n);
    for (const guild of ['81384788765712384', '197038439483310086', '41771983423143937']) {
      expect(shardOf(guildLike(newCode(guild, systemBytes)))).toBe(shardOf(guild));
    }
  });
});
