import { describe, expect, test } from 'vitest';
import { POWERS } from '../../../../src/games/meteor/cards/powers.js';
import { maySpeak } from '../../../../src/games/meteor/silence/speech.js';
import { table } from '../../../support/table.js';

describe('Powers', () => {
  test('the thirteen of them', () => {
    expect(POWERS).toHaveLength(13);
  });

  test('a Power and a Challenge lie open before their player', () => {
    const t = table({ powers: ['throttle', 'second-pad', ''], challenges: ['', 'red-tape', ''] });
    expect(t.publicView().advanced?.seats).toMatchObject([
      { seat: 0, power: 'throttle', challenge: null },
      { seat: 1, power: 'second-pad', challenge: 'red-tape' },
      { seat: 2, power: null },
    ]);
    expect(t.view(1).own).toMatchObject({ power: 'second-pad', challenge: 'red-tape', ability: null });
  });

  test('Communications Array: you may chat', () => {
    const t = table({ powers: ['communications-array', '', ''] });
    expect([0, 1, 2].map((seat) => maySpeak(t.state, seat))).toEqual([true, false, false]);
    expect(t.view(0).maySpeak).toBe(true);
    expect(t.publicView().silent).toBe(true);
  });

  test("Universal Aid: you may start a project at anyone's site", () => {
    const t = table({ hands: ['C', 'C', ''], powers: ['universal-aid', '', ''] });
    t.refuses(() => t.place(1, 'C', 2), 'owner-first');
    t.place(0, 'C', 2);
    expect(t.pile(2)).toBe('C');
  });

  test('Second Pad: one more site of your own', () => {
    const t = table({ hands: ['C', 'C', ''], powers: ['', 'second-pad', ''] });
    expect(t.state.sites.map(({ owner }) => owner)).toEqual([0, 1, 1, 2]);
    t.place(1, 'C', 2);
    t.refuses(() => t.place(0, 'C', 1), 'owner-first');
  });

  test('Frugal Engineering: a Rocket at your site that costs two or more is complete with any one energy missing', () => {
    const t = table({ hands: ['3CCF F C', '', ''], powers: ['frugal-engineering', '', ''] });
    t.place(0, '3CCF', 0);
    expect(t.publicView().sites[0]?.outlook).toMatchObject({ kind: 'rocket', missing: 'CCF', spared: 1 });
    t.place(0, 'F', 0);
    expect(t.isReady(0)).toBe(false);
    t.place(0, 'C', 0);
    expect(t.isReady(0)).toBe(true);
  });

  test('Frugal Engineering: not for a cost of one, not elsewhere; the full cost is right too', () => {
    const t = table({
      hands: ['1C 2CF 2CA C A', 'C', ''],
      powers: ['frugal-engineering', '', ''],
      sites: ['', '3CF', 'C'],
    });
    t.place(0, '1C', 0);
    expect(t.isReady(0)).toBe(false);
    t.place(1, 'C', 1);
    expect(t.isReady(1)).toBe(false);
    t.scrap(0, 0);
    t.place(0, 'C', 0);
    t.place(0, 'A', 0);
    t.place(0, '2CA', 0);
    expect(t.isReady(0)).toBe(true);
  });

  test('Quartermaster: draw one more at each zone change; with Budget Cuts they add up (R6)', () => {
    const t = table({ hands: ['', '', ''], powers: ['quartermaster', '', ''], challenges: ['', 'budget-cuts', ''] });
    t.wait(60_000);
    expect(t.handSizes()).toEqual([3, 1, 2]);
    const both = table({ hands: ['', '', ''], powers: ['quartermaster', '', ''], challenges: ['budget-cuts', '', ''] });
    both.wait(60_000);
    expect(both.handSizes()).toEqual([2, 2, 2]);
  });

  test("Lean Retrofit: your Retrofits need three cards, whoever lays the last; others' four", () => {
    const t = table({ hands: ['', 'C C', ''], powers: ['lean-retrofit', '', ''], sites: ['C C', 'C C', ''] });
    t.place(1, 'C', 1);
    expect(t.happened('retrofit-built')).toHaveLength(0);
    t.place(1, 'C', 0);
    expect(t.happened('retrofit-built')).toMatchObject([{ seat: 0, site: 0 }]);
  });

  test('Lean Retrofit at a shared site: if you place the last', () => {
    const t = table({ hands: ['C', 'C'], powers: ['lean-retrofit', ''], sites: ['', '', 'C C'] });
    const other = table({ hands: ['C', 'C'], powers: ['lean-retrofit', ''], sites: ['', '', 'C C'] });
    t.place(0, 'C', 2);
    expect(t.happened('retrofit-built')).toMatchObject([{ seat: 0 }]);
    other.place(1, 'C', 2);
    expect(other.pile(2)).toBe('C C C');
  });

  test('Throttle: your Rockets may do one less, at least 1, chosen at launch; a Booster adds to the choice', () => {
    const t = table({
      sites: ['2C C', '1C C', ''],
      powers: ['throttle', 'throttle', ''],
      field: ['small-1', 'seven-7'],
    });
    expect(t.view(0).changes).toEqual([-1, 0]);
    t.refuses(() => t.launch(0, 'K', { change: 1 }), 'no-change');
    t.launch(0, 'K', { change: -1 });
    t.launch(1, 'L', { change: -1 });
    expect(t.letters()).toBe('L');
    expect(t.happened('salvo-resolved')).toMatchObject([{ strikes: [{ sum: 1 }, { sum: 1 }] }]);
    expect(table({ powers: ['throttle', '', ''], technologies: ['booster'] }).view(0).changes).toEqual([-1, 0, 1]);
    expect(t.view(2).changes).toEqual([0]);
  });

  test('Safety Officer: once a game, by itself, an Overkill of a salvo with a Rocket of yours changes no zone', () => {
    const t = table({
      hands: ['', 'C', ''],
      sites: ['2C C', '2F F', '1C C'],
      powers: ['', 'safety-officer', ''],
      field: ['small-1', 'small-1-rich', 'six-6'],
      options: { windowMs: 0 },
    });
    t.launch(1, 'K');
    expect(t.zone).toBe(5);
    expect(t.happened('overkill-averted')).toMatchObject([{ seat: 1, power: 'safety-officer' }]);
    t.launch(0, 'L');
    expect(t.zone).toBe(4);
  });

  test('Safety Officer: not a second time, and not anew in the next zone', () => {
    const t = table({
      players: 1,
      sites: ['2C C', '2F F'],
      powers: ['safety-officer'],
      field: ['small-1', 'small-1-rich', 'six-6'],
      options: { windowMs: 0 },
    });
    t.launch(0, 'K', { sites: [0] });
    t.wait(60_000);
    expect(t.zone).toBe(4);
    t.launch(0, 'L');
    expect(t.zone).toBe(3);
    expect(t.happened('overkill-averted')).toHaveLength(1);
  });

  test("Safety Officer: not for others' salvos, and the Deflector goes first", () => {
    const t = table({
      sites: ['2C C', '2F', ''],
      powers: ['', 'safety-officer', ''],
      field: ['small-1', 'six-6'],
      options: { windowMs: 0 },
    });
    t.launch(0, 'K');
    expect(t.zone).toBe(4);
    const both = table({
      sites: ['2C C', '', ''],
      powers: ['safety-officer', '', ''],
      field: ['small-1', 'six-6'],
      technologies: ['deflector'],
    });
    both.launch(0, 'K');
    expect(both.technologies).toBe('');
    expect(both.publicView().advanced?.seats[0]?.spent).toBeNull();
  });
});
