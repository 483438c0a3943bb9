import { describe, expect, test } from 'vitest';
import { table } from '../../support/table.js';

describe('R6 Drawing', () => {
  test('one card at a time round the table from seat 1', () => {
    const t = table({ deck: '1C 2C 3CF 1F 2F 3FF' });
    t.wait(60_000);
    expect([t.hand(0), t.hand(1), t.hand(2)]).toEqual(['1C 1F', '2C 2F', '3CF 3FF']);
  });

  test('until the deck is empty; it is never reshuffled, and the game goes on', () => {
    const t = table({ deck: '1C 2C 3CF 1F', rest: 'discard' });
    t.wait(60_000);
    expect([t.hand(0), t.hand(1), t.hand(2)]).toEqual(['1C 1F', '2C', '3CF']);
    expect(t.deckSize).toBe(0);
    t.wait(60_000);
    expect(t.zone).toBe(3);
    expect(t.handSizes()).toEqual([2, 1, 1]);
    expect(t.happened('drawn')).toHaveLength(1);
    t.place(0, '1C', 0);
    expect(t.pile(0)).toBe('1C');
  });

  test('a Retrofit on an empty deck draws nothing, and is built all the same', () => {
    const t = table({ hands: ['C', '', ''], sites: ['C C C'], rest: 'discard' });
    t.place(0, 'C', 0);
    expect(t.happened('retrofit-built')).toHaveLength(1);
    expect(t.handSizes()).toEqual([0, 0, 0]);
  });

  test('the sizes of deck and hands are public, and what lies in the discard pile', () => {
    const t = table({ hands: ['C F', '', 'A'], sites: ['1C'], deck: '1F 2F', rest: 'discard' });
    t.scrap(0, 0);
    expect(t.publicView()).toMatchObject({ deckSize: 2, seats: [{ handSize: 2 }, { handSize: 0 }, { handSize: 1 }] });
    expect(t.publicView().discard.at(-1)).toBe('1C');
  });
});

describe('R16 Zone change', () => {
  test('by time: the new deadline is the old one plus a zone', () => {
    const t = table({ zone: 3 });
    t.stall(61_000);
    expect([t.zone, t.left]).toEqual([2, 59_000]);
    expect(t.events.map(({ type }) => type)).toEqual(['zone-changed', 'drawn']);
  });

  test('by passing or Overkill: now plus a zone', () => {
    const t = table({ zone: 3, players: 1 });
    t.wait(42_000);
    t.pass(0);
    expect([t.zone, t.left]).toEqual([2, 60_000]);
  });

  test('five zones, one minute each, then impact', () => {
    const t = table();
    t.wait(299_999);
    expect([t.zone, t.ending]).toEqual([1, null]);
    t.wait(1);
    expect(t.ending).toBe('lost: impact-time');
    expect(t.state.outcome).toEqual({ result: 'lost', reason: 'impact-time', zone: 1, left: 0, at: t.now });
  });

  test('of those who left nobody draws', () => {
    const t = table({ players: 4 });
    t.leave(2);
    t.wait(60_000);
    expect(t.handSizes()).toEqual([1, 1, 0, 1]);
  });
});
