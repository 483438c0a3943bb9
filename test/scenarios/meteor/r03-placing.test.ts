import { describe, expect, test } from 'vitest';
import { table } from '../../support/table.js';

describe('R3 Placing', () => {
  test('the owner of a launch site places its first card; after that anyone may add to it', () => {
    const t = table({ hands: ['C', 'F 3CF', ''] });
    expect(t.refuses(() => t.place(1, 'F', 0), 'owner-first')).toMatchObject({ site: 0, owner: 0 });
    t.place(0, 'C', 0);
    t.place(1, '3CF', 0);
    t.place(1, 'F', 0);
    expect(t.pile(0)).toBe('C 3CF F');
    expect(t.isReady(0)).toBe(true);
  });

  test('the first card may be of any type: you do not need to start with a Rocket', () => {
    const t = table({ hands: ['E', '5AE', 'survey'] });
    t.place(0, 'E', 0);
    t.place(1, '5AE', 1);
    t.place(2, 'survey', 2);
    expect([t.pile(0), t.pile(1), t.pile(2)]).toEqual(['E', '5AE', 'survey']);
  });

  test('nobody can end with leftover energy: a Rocket for one Fuel does not go where Fuel and Atomic lie', () => {
    const t = table({ hands: ['1F 4FA C', '', ''], sites: ['F A'] });
    expect(t.refuses(() => t.place(0, '1F', 0), 'no-project')).toMatchObject({
      site: 0,
      card: '1F',
      pile: ['F', 'A'],
      legal: ['4FA', 'C'],
    });
    t.scrap(0, 0);
    t.place(0, '1F', 0);
    expect(t.pile(0)).toBe('1F');
  });

  test('the same energies may still become a Retrofit', () => {
    const t = table({ hands: ['C E', '', ''], sites: ['F A'] });
    t.place(0, 'C', 0);
    t.place(0, 'E', 0);
    expect(t.happened('retrofit-built')).toHaveLength(1);
  });

  test('energy that no Rocket, Technology or Retrofit of the game uses together is refused', () => {
    const t = table({ hands: ['E F', '', ''], sites: ['C C'] });
    // 2C and CCF, CCA exist; C C E is part of nothing.
    t.refuses(() => t.place(0, 'E', 0), 'no-project');
    t.place(0, 'F', 0);
    expect(t.pile(0)).toBe('C C F');
  });

  test('what the game has counts, wherever the cards now are', () => {
    const t = table({ hands: ['C', '', ''], sites: ['C F', '3CCF'], rest: 'discard' });
    // The other Rocket for two Chemical and a Fuel lies in the discard pile.
    expect(t.discarded()).toContain('4CCF');
    t.place(0, 'C', 0);
    expect(t.pile(0)).toBe('C F C');
  });

  test('two Rockets at a site are a Retrofit, not a Rocket: energy is refused there', () => {
    const t = table({ hands: ['C 1C', '', ''], sites: ['1C'] });
    t.place(0, '1C', 0);
    t.refuses(() => t.place(0, 'C', 0), 'no-project');
  });

  test('two Rockets of three that do neither the same nor all different damage are refused', () => {
    const t = table({ hands: ['2FF 1C 3FF', '', ''], sites: ['1F 2F'] });
    t.refuses(() => t.place(0, '2FF', 0), 'no-project');
    t.refuses(() => t.place(0, '1C', 0), 'no-project');
    t.place(0, '3FF', 0);
    expect(t.pile(0)).toBe('1F 2F 3FF');
  });

  test('a Technology goes with no Rocket and no other Technology', () => {
    const t = table({ hands: ['communications 1F', '', ''], sites: ['survey'] });
    t.refuses(() => t.place(0, 'communications', 0), 'no-project');
    t.refuses(() => t.place(0, '1F', 0), 'no-project');
  });

  test('only a card in hand can be placed, on a site that there is', () => {
    const t = table({ hands: ['C C F', '', ''] });
    expect(t.refuses(() => t.place(0, 'A', 0), 'card-not-in-hand')).toMatchObject({ card: 'A', held: ['C', 'F'] });
    t.refuses(() => t.place(0, 'C', 3), 'no-such-site');
    t.refuses(() => t.place(3, 'C', 0), 'not-seated');
  });

  test('of cards of one kind one goes', () => {
    const t = table({ hands: ['C F C', '', ''] });
    t.place(0, 'C', 0);
    expect(t.hand(0)).toBe('F C');
  });
});

describe('R4 Completion', () => {
  test('a Rocket that is complete waits for its owner', () => {
    const t = table({ hands: ['', 'C', ''], sites: ['1C'] });
    t.place(1, 'C', 0);
    expect(t.happened('placed')).toMatchObject([{ ready: true }]);
    t.wait(30_000);
    expect(t.isReady(0)).toBe(true);
  });

  test('nothing can be added to a completed Rocket, and it cannot be scrapped', () => {
    const t = table({ hands: ['C', '', ''], sites: ['1C C'] });
    expect(t.refuses(() => t.place(0, 'C', 0), 'site-ready')).toMatchObject({ site: 0, card: '1C' });
    expect(t.refuses(() => t.scrap(0, 0), 'site-ready')).toMatchObject({ site: 0, card: '1C' });
  });

  test('an unfinished project can be scrapped, by the owner of its site alone', () => {
    const t = table({ sites: ['1C', '', ''] });
    expect(t.refuses(() => t.scrap(1, 0), 'not-your-site')).toMatchObject({ site: 0, owner: 0 });
    t.refuses(() => t.scrap(1, 1), 'site-empty');
    t.refuses(() => t.scrap(1, 7), 'no-such-site');
    t.scrap(0, 0);
    expect(t.pile(0)).toBe('');
    expect(t.discarded()).toBe('1C');
  });

  test('a Technology is complete at once: its energy is discarded, the card lies beside the field', () => {
    const t = table({ hands: ['C A', 'E', ''], sites: ['deflector'] });
    t.place(0, 'C', 0);
    t.place(0, 'A', 0);
    expect(t.technologies).toBe('');
    t.place(1, 'E', 0);
    expect(t.technologies).toBe('deflector');
    expect(t.discarded()).toBe('C A E');
    expect(t.pile(0)).toBe('');
    expect(t.state.tally.built).toEqual([{ technology: 'deflector', zone: 5, seat: 1 }]);
  });
});
