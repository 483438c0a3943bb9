import { describe, expect, test } from 'vitest';
import { table } from '../../support/table.js';

/** The charts of the rulebook's Retrofit page. */
const ENERGY = ['C C C C', 'F F F F', 'A A A A', 'E E E E', 'C F A E'];
const ROCKETS = [
  '1C 1C 1F 1F',
  '2C 2F 2A 2CF',
  '3CF 3CF 3FF 3CCF',
  '4CFA 4FA 4CE 4CCF',
  '5CFA 5AE 5CCA 5FE',
  '1C 2C 3CF 4FA',
  '1C 2C 3CF 5AE',
  '1C 2C 4FA 5AE',
  '1C 3CF 4FA 5AE',
  '2C 3CF 4FA 5AE',
];

describe('The fifteen Retrofits', () => {
  test.each([...ENERGY, ...ROCKETS])('%s: discarded, and five cards drawn', (cards) => {
    const t = table({ hands: [cards], field: ['seven-7'] });
    const before = t.deckSize;
    for (const card of cards.split(' ')) t.place(0, card, 0);
    expect(t.happened('retrofit-built')).toEqual([{ type: 'retrofit-built', seat: 0, site: 0 }]);
    expect(t.discarded()).toBe(cards);
    expect(t.pile(0)).toBe('');
    expect(t.handSizes()).toEqual([5]);
    expect(t.deckSize).toBe(before - 5);
    expect(t.state.tally.retrofits).toBe(1);
  });

  test.each([
    ['C C F', 'A'],
    ['C C F', 'F'],
    ['C C A', 'E'],
    ['F F', 'A'],
    ['E E', 'C'],
    ['C F A', 'C'],
  ])('%s and %s are neither all the same nor all different', (pile, card) => {
    const t = table({ hands: [card], sites: [pile] });
    t.refuses(() => t.place(0, card, 0), 'no-project');
  });
});

describe('Five cards are drawn', () => {
  test('by five players: each draws one', () => {
    const t = table({ players: 5, hands: ['C', '', '', '', ''], sites: ['C C C'] });
    t.place(0, 'C', 0);
    expect(t.handSizes()).toEqual([1, 1, 1, 1, 1]);
  });

  test('by four players: each draws one, the builder the rest', () => {
    const t = table({ hands: ['', 'C', '', ''], sites: ['', 'C C C'] });
    t.place(1, 'C', 1);
    expect(t.handSizes()).toEqual([1, 2, 1, 1]);
  });

  test('by three players: each draws one, the builder the rest', () => {
    const t = table({ hands: ['', '', 'C'], sites: ['', '', 'C C C'] });
    t.place(2, 'C', 2);
    expect(t.handSizes()).toEqual([1, 1, 3]);
  });

  test('by two players: the builder draws three, the other two', () => {
    const t = table({ hands: ['C', ''], sites: ['C C C'] });
    t.place(0, 'C', 0);
    expect(t.handSizes()).toEqual([3, 2]);
  });

  test('by one player: all five', () => {
    const t = table({ hands: ['C'], sites: ['C C C'] });
    t.place(0, 'C', 0);
    expect(t.handSizes()).toEqual([5]);
  });

  test('R6: one card at a time round the table from seat 1', () => {
    const t = table({ hands: ['', '', 'C'], sites: ['', '', 'C C C'], deck: '1F 2F 3FF 4FA 5FE' });
    t.place(2, 'C', 2);
    expect([t.hand(0), t.hand(1), t.hand(2)]).toEqual(['1F', '2F', '3FF 4FA 5FE']);
  });

  test("R14: of those who left nobody draws, and the others' numbers stay those of the set-up", () => {
    const t = table({ hands: ['C', '', ''], sites: ['C C C'] });
    t.leave(1);
    t.place(0, 'C', 0);
    expect(t.handSizes()).toEqual([3, 0, 1]);
  });

  test('R14: and the one who stays of two draws what the builder draws', () => {
    const t = table({ hands: ['C', ''], sites: ['C C C'] });
    t.leave(1);
    t.place(0, 'C', 0);
    expect(t.handSizes()).toEqual([3, 0]);
  });
});

describe('R5 Who built a Retrofit', () => {
  test('the owner of the site, whoever placed the last card', () => {
    const t = table({ hands: ['', 'C', ''], sites: ['C C C'] });
    t.place(1, 'C', 0);
    expect(t.happened('retrofit-built')).toMatchObject([{ seat: 0 }]);
    expect(t.handSizes()).toEqual([3, 1, 1]);
  });

  test('at a shared site, whoever placed the last card', () => {
    const t = table({ hands: ['', 'C'], sites: ['', '', 'C C C'] });
    t.place(1, 'C', 2);
    expect(t.happened('retrofit-built')).toMatchObject([{ seat: 1 }]);
    expect(t.handSizes()).toEqual([2, 3]);
  });

  test('at the site of one who left too', () => {
    const t = table({ hands: ['C C C', 'C', ''] });
    t.leave(2);
    t.place(0, 'C', 2);
    t.place(0, 'C', 2);
    t.place(0, 'C', 2);
    t.place(1, 'C', 2);
    expect(t.handSizes()).toEqual([1, 3, 0]);
  });
});

describe('Retrofits of three cards: Salvage Factory, and relaxed solo (R13)', () => {
  test.each(['C C C', 'E E E', 'C F A', 'F A E', '1C 1C 1F', '5CFA 5AE 5FE', '1C 3CF 5FE', '2C 3CF 4FA'])(
    '%s is enough',
    (cards) => {
      const t = table({ hands: [cards], technologies: ['salvage'] });
      for (const card of cards.split(' ')) t.place(0, card, 0);
      expect(t.happened('retrofit-built')).toHaveLength(1);
      expect(t.handSizes()).toEqual([5]);
    },
  );

  test('R4: the Retrofit comes before the Rocket that the pile might have become; the view says so', () => {
    const t = table({ hands: ['A', '', ''], sites: ['C F'], technologies: ['salvage'] });
    expect(t.view(0).hand).toMatchObject([{ card: 'A', completes: ['retrofit', null, null] }]);
    t.place(0, 'A', 0);
    expect(t.happened('retrofit-built')).toHaveLength(1);
    expect(t.pile(0)).toBe('');
  });

  test('with the Rocket placed first the same energies build the Rocket', () => {
    const t = table({ hands: ['A', '', ''], sites: ['C 4CFA F'], technologies: ['salvage'] });
    t.place(0, 'A', 0);
    expect(t.isReady(0)).toBe(true);
  });

  test('what lay there before stays as it is, and a fourth card completes it', () => {
    const t = table({ hands: ['C', 'C', ''], sites: ['C C C', 'salvage'] });
    t.place(1, 'C', 1);
    expect(t.technologies).toBe('salvage');
    expect(t.pile(0)).toBe('C C C');
    t.place(0, 'C', 0);
    expect(t.happened('retrofit-built')).toHaveLength(1);
  });

  test('three that lay there may still become the Rocket that they were for', () => {
    const t = table({ hands: ['4CFA', 'C', ''], sites: ['C F A', 'salvage'] });
    t.place(1, 'C', 1);
    t.place(0, '4CFA', 0);
    expect(t.isReady(0)).toBe(true);
  });

  test('without a Salvage Factory three cards wait for a fourth', () => {
    const t = table({ hands: ['C', '', ''], sites: ['C C'] });
    t.place(0, 'C', 0);
    expect(t.pile(0)).toBe('C C C');
  });

  test('relaxed solo needs three', () => {
    const t = table({ hands: ['F F F'], options: { relaxed: true } });
    for (const card of ['F', 'F', 'F']) t.place(0, card, 1);
    expect(t.handSizes()).toEqual([5]);
  });
});
