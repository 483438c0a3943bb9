import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { dieOf } from '../../../src/games/meteor-town/index.js';
import { sha256 } from '../../../src/games/shared/sha256.js';
import { town, type Played } from './table.js';

const DAY = 'daily-2026-11-21';
const four = (turn: number): string => [1, 2, 3, 4].map((slot) => dieOf(DAY, turn, slot, 0)).join(' ');

describe('The dice everybody shares', () => {
  test('the test vectors of the rules document', () => {
    expect([1, 2, 12].map(four)).toEqual(['4 3 4 3', '6 4 3 2', '3 1 3 6']);
    expect([0, 1, 2, 3, 4, 5].map((count) => dieOf(DAY, 1, 1, count)).join(' ')).toBe('4 3 4 3 6 5');
    expect(dieOf(DAY, 1, 5, 0)).toBe(5);
  });

  test('the digest is SHA-256 of the UTF-8 text, however long', () => {
    const hex = (text: string): string =>
      sha256(text)
        .map((word) => word.toString(16).padStart(8, '0'))
        .join('');
    for (const text of ['', 'abc', 'x'.repeat(55), 'x'.repeat(56), 'x'.repeat(64), 'ä☄️'.repeat(40), 'x'.repeat(1_000)])
      expect(hex(text)).toBe(createHash('sha256').update(text).digest('hex'));
  });

  test('a die depends on nothing but seed, turn, slot and count', () => {
    // Dice 2 and 4 show the same after a clover, whatever was done with 1 and 3 before.
    const one = town({ stock: '2C', dice: '1111' });
    one.does({ type: 'reroll', seat: 0, slots: [1, 3] });
    one.does({ type: 'reroll', seat: 0, slots: [2, 4] });
    const other = town({ stock: '2C', dice: '1111' });
    other.does({ type: 'reroll', seat: 0, slots: [2, 4] });
    expect([one.dice[1], one.dice[3]]).toEqual([other.dice[1], other.dice[3]]);
  });
});

/** A town at the end of its third turn, whose meteor was `forbidden`; its fourth turn is rolled. */
function rolledAgainst(forbidden: 1 | 2 | 3 | 4 | 5 | 6, built: readonly string[], seed: string): Played {
  const others = [1, 2, 3, 4, 5, 6].filter((face) => face !== forbidden);
  const played = town({ turn: 3, dice: `${others[0]}${others[1]}${others[2]}${forbidden}`, built }, seed);
  // Beside the building that a meteor may not take, so that it stands.
  played.does({ type: 'assign', seat: 0, roles: ['town', 'town', 'modifier', 'meteor'], modifier: null });
  if (played.town.step === 'strike') {
    const building = played.choices.strikes[0]?.buildings[0] ?? null;
    played.does({ type: 'strike', seat: 0, meteor: forbidden, building, crater: null });
  }
  played.does({ type: 'skip', seat: 0, building: null });
  played.next();
  return played;
}

describe('Forced re-roll', () => {
  test('dice equal to the strike number of the previous turn are rolled again until they differ', () => {
    // Turn 4 of this seed begins with a 4 in slot 1 and another on the first re-roll.
    const seed = seedWith((candidate) => dieOf(candidate, 4, 1, 0) === 4 && dieOf(candidate, 4, 1, 1) === 4);
    const played = rolledAgainst(4, [], seed);
    expect(played.dice).not.toContain('4');
    expect(played.last('rolled').filter(({ slot }) => slot === 1).length).toBeGreaterThanOrEqual(3);
    expect(played.town.forbidden).toBe(4);
  });

  test('MT7: after a turn without meteors nothing is forbidden', () => {
    const played = town({ turn: 4, forbidden: 3, dice: '1245' });
    played.assign('TTTM');
    played.skip();
    played.next();
    expect(played.town.forbidden).toBeNull();
  });

  test('MT7: only the turn directly before counts', () => {
    const played = rolledAgainst(4, [], 'directly');
    played.assign('TTTM');
    played.skip();
    played.next();
    expect(played.town.turn).toBe(5);
    expect(played.town.forbidden).toBeNull();
  });

  test('MT7: it holds for dice re-rolled with clovers too', () => {
    const seed = seedWith((candidate) => dieOf(candidate, 4, 2, 1) === 3 && dieOf(candidate, 4, 2, 2) !== 3);
    const played = town({ turn: 4, forbidden: 3, stock: 'C', dice: '1245' }, seed);
    played.does({ type: 'reroll', seat: 0, slots: [2] });
    expect(played.last('rolled').map(({ count }) => count)).toEqual([1, 2]);
    expect(played.dice).not.toContain('3');
  });
});

describe('Clovers', () => {
  test('re-roll any or all dice, several a turn', () => {
    const played = town({ stock: '3C', dice: '1111' });
    played.does({ type: 'reroll', seat: 0, slots: [2] });
    expect(played.town.dice.map(({ count }) => count)).toEqual([0, 1, 0, 0]);
    played.does({ type: 'reroll', seat: 0, slots: [1, 2, 3, 4] });
    expect(played.town.dice.map(({ count }) => count)).toEqual([1, 2, 1, 1]);
    expect(played.stock).toBe('C');
  });

  test('refused: no clover, no such die, none named, one twice, after the roles', () => {
    const none = town();
    expect(none.refuses({ type: 'reroll', seat: 0, slots: [1] })).toEqual({ code: 'no-clover' });
    const played = town({ stock: 'C' });
    for (const slots of [[5], [], [0], [1, 1]])
      expect(played.refuses({ type: 'reroll', seat: 0, slots })).toEqual({ code: 'no-such-die', legal: [1, 2, 3, 4] });
    played.assign('TTTM');
    expect(played.refuses({ type: 'reroll', seat: 0, slots: [1] })).toEqual({ code: 'wrong-step', step: 'activate' });
  });

  test('MT4: with the Train Station a re-roll still takes real clovers', () => {
    const played = town({ stock: '5W', built: ['train-station'] });
    expect(played.refuses({ type: 'reroll', seat: 0, slots: [1] })).toEqual({ code: 'no-clover' });
  });
});

describe('MT8: the Observatory', () => {
  const seed = seedWith((candidate) => dieOf(candidate, 4, 1, 0) === 4 && dieOf(candidate, 4, 2, 0) === 4);

  test('each affected die may be set to any number, the same too, or re-rolled', () => {
    const played = rolledAgainst(4, ['observatory'], seed);
    expect(played.choices.set.slice(0, 2)).toEqual([1, 2]);
    expect(played.refuses({ type: 'reroll', seat: 0, slots: [3] }).code).toBe('dice-open');
    expect(played.refuses({ type: 'assign', seat: 0, roles: [], modifier: null }).code).toBe('dice-open');
    played.does({ type: 'set', seat: 0, slot: 1, value: 4 });
    expect(played.dice[0]).toBe('4');
    expect(played.town.dice[0]?.count).toBe(0);
    played.does({ type: 'set', seat: 0, slot: 2, value: null });
    expect(played.town.dice[1]?.count).toBe(1);
    expect(played.dice[1]).toBe(String(dieOf(seed, 4, 2, 1)));
  });

  test('a die set uses no number: a later roll of it is the next one', () => {
    const played = rolledAgainst(4, ['observatory'], seed);
    for (const slot of played.choices.set) played.does({ type: 'set', seat: 0, slot, value: 6 });
    expect(played.town.dice.map(({ count }) => count)).toEqual([0, 0, 0, 0]);
  });

  test('refused: a die that does not show the forbidden number, a number that is none', () => {
    const played = rolledAgainst(4, ['observatory'], seed);
    expect(played.refuses({ type: 'set', seat: 0, slot: 9, value: 1 })).toMatchObject({ code: 'die-not-open' });
    expect(played.refuses({ type: 'set', seat: 0, slot: 1, value: 7 as 6 })).toEqual({ code: 'no-such-number' });
    expect(town().refuses({ type: 'set', seat: 0, slot: 1, value: 1 })).toEqual({ code: 'die-not-open', legal: [] });
  });

  test('without it nothing may be set', () => {
    expect(rolledAgainst(4, [], seed).choices.set).toEqual([]);
  });
});

/** The first seed of a row for which something holds. */
function seedWith(holds: (seed: string) => boolean): string {
  for (let at = 0; ; at += 1) if (holds(`seed-${at}`)) return `seed-${at}`;
}
