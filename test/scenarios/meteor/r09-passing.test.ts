import { describe, expect, test } from 'vitest';
import { table } from '../../support/table.js';

describe('R9 Passing', () => {
  test('when all have passed the zone changes at once', () => {
    const t = table();
    t.wait(10_000);
    t.pass(0, 1);
    expect([t.zone, t.passed()]).toEqual([5, [0, 1]]);
    t.pass(2);
    expect([t.zone, t.left, t.passed()]).toEqual([4, 60_000, []]);
    expect(t.happened('zone-changed')).toMatchObject([{ cause: 'pass' }]);
    expect(t.handSizes()).toEqual([2, 2, 2]);
  });

  test('it is a standing mark: once is enough', () => {
    const t = table();
    t.pass(0);
    t.wait(30_000);
    t.refuses(() => t.pass(0), 'already-passed');
    expect(t.view(0).mayPass).toBe(false);
  });

  test('alone, one pass changes the zone', () => {
    const t = table({ players: 1 });
    t.pass(0);
    expect(t.zone).toBe(4);
  });

  test("a player's mark goes when that player places, scraps or launches; the others' stay", () => {
    const t = table({ hands: ['C', '', '', ''], sites: ['', '1C', '1F F', '2F'] });
    t.pass(0, 1, 2);
    t.place(0, 'C', 0);
    expect(t.passed()).toEqual([1, 2]);
    t.scrap(1, 1);
    expect(t.passed()).toEqual([2]);
    t.launch(2, 'K');
    expect(t.passed()).toEqual([]);
    t.wait(5_000);
  });

  test('a Technology that somebody else completed takes no mark', () => {
    const t = table({ hands: ['', 'F', ''], sites: ['communications'] });
    t.pass(0, 2);
    t.place(1, 'F', 0);
    expect(t.passed()).toEqual([0, 2]);
  });

  test('a refused action takes none', () => {
    const t = table({ hands: ['C', '', ''] });
    t.pass(0);
    t.refuses(() => t.place(0, 'C', 1), 'owner-first');
    expect(t.passed()).toEqual([0]);
  });

  test("everyone's goes at every zone change", () => {
    const t = table({ rest: 'discard' });
    t.pass(0, 1);
    t.wait(60_000);
    expect(t.deckSize).toBe(0);
    expect(t.passed()).toEqual([]);
  });

  test('and whenever anyone draws: Retrofit', () => {
    const t = table({ hands: ['', '', 'C'], sites: ['', '', 'C C C'] });
    t.pass(0, 1);
    t.place(2, 'C', 2);
    expect(t.passed()).toEqual([]);
  });

  test('Rich too', () => {
    const t = table({ sites: ['1C C', '', ''], field: ['small-1-rich', 'six-6'] });
    t.pass(1, 2);
    t.launch(0, 'K');
    expect(t.passed()).toEqual([]);
  });

  test('nobody drew from an empty deck: marks stay', () => {
    const t = table({ sites: ['1C C', '', ''], field: ['small-1-rich', 'six-6'], rest: 'discard' });
    t.pass(1, 2);
    t.launch(0, 'K');
    expect(t.passed()).toEqual([1, 2]);
  });
});

describe('R9 Passing in an open window', () => {
  const withWindow = (): ReturnType<typeof table> => {
    const t = table({ hands: ['C', '', ''], sites: ['2C C', '1F', ''], field: ['small-2', 'small-1-rich', 'seven-7'] });
    t.launch(0, 'K');
    return t;
  };

  test('the zone changes after the salvo', () => {
    const t = withWindow();
    t.pass(0, 1, 2);
    expect([t.zone, t.state.passAgreed]).toEqual([5, true]);
    t.refuses(() => t.pass(1), 'already-passed');
    expect(t.view(1).mayPass).toBe(false);
    t.wait(5_000);
    expect(t.events.map(({ type }) => type)).toEqual(['salvo-resolved', 'zone-changed', 'drawn']);
    expect([t.zone, t.state.passAgreed, t.left]).toEqual([4, false, 60_000]);
  });

  test('if all still pass: one who plays meanwhile takes it back', () => {
    const t = table({ hands: ['F', '', ''], sites: ['2C C', '1F', ''], field: ['small-2', 'seven-7'] });
    t.launch(0, 'K');
    t.pass(0, 1, 2);
    t.place(0, 'F', 1);
    expect(t.state.passAgreed).toBe(false);
    t.wait(5_000);
    expect(t.zone).toBe(5);
    expect(t.passed()).toEqual([1, 2]);
  });

  test('so does one who scraps, or launches', () => {
    const t = table({ sites: ['2C C', '1F', '1C C'], field: ['small-2', 'seven-7'] });
    t.launch(0, 'K');
    t.pass(0, 1, 2);
    t.launch(2, 'L');
    expect([t.state.passAgreed, t.passed()]).toEqual([false, [0, 1]]);
    t.pass(2);
    expect(t.state.passAgreed).toBe(true);
    t.scrap(1, 1);
    expect([t.zone, t.state.passAgreed, t.passed()]).toEqual([5, false, [0, 2]]);
    t.pass(1);
    expect(t.zone).toBe(4);
  });

  test('one who passes again after that agrees again', () => {
    const t = table({ hands: ['F', '', ''], sites: ['2C C', '1F', ''], field: ['small-2', 'seven-7'] });
    t.launch(0, 'K');
    t.pass(0, 1, 2);
    t.place(0, 'F', 1);
    t.pass(0);
    t.wait(5_000);
    expect(t.zone).toBe(4);
  });

  test('a salvo that draws clears the marks, and the zone stays', () => {
    const t = table({ sites: ['1C C', '1F', ''], field: ['small-1-rich', 'seven-7'] });
    t.launch(0, 'K');
    t.pass(0, 1, 2);
    t.wait(5_000);
    expect([t.zone, t.passed()]).toEqual([5, []]);
    t.pass(0, 1, 2);
    expect(t.zone).toBe(4);
  });

  test('a salvo that overkills changes it once, not again for the pass', () => {
    const t = table({ sites: ['2C C', '1F', ''], field: ['small-1', 'seven-7'], rest: 'discard' });
    t.launch(0, 'K');
    t.pass(0, 1, 2);
    t.wait(5_000);
    expect(t.happened('zone-changed')).toMatchObject([{ zone: 4, cause: 'overkill' }]);
    t.pass(0, 1, 2);
    expect(t.zone).toBe(3);
  });

  test('a salvo that wins, wins', () => {
    const t = table({ zone: 1, sites: ['1C C', '1F', ''], field: ['small-1'] });
    t.launch(0, 'K');
    t.pass(0, 1);
    t.confirmPass(2);
    t.wait(5_000);
    expect(t.ending).toBe('won: all-destroyed');
  });

  test('at the deadline it is one change', () => {
    const t = table({ sites: ['1C C', '1F', ''], field: ['small-1', 'seven-7'] });
    t.wait(58_000);
    t.launch(0, 'K');
    t.pass(0, 1, 2);
    t.wait(2_000);
    expect(t.happened('zone-changed')).toHaveLength(1);
    expect(t.left).toBe(60_000);
  });

  test('one who leaves then takes back nothing that was agreed', () => {
    const t = withWindow();
    t.pass(0, 1, 2);
    t.leave(2);
    t.wait(5_000);
    expect(t.zone).toBe(4);
  });
});

describe('R9 Leaving never completes passing', () => {
  test('the zone stays; a player whose mark stands may pass once more', () => {
    const t = table();
    t.pass(0, 1);
    t.leave(2);
    expect([t.zone, t.passed()]).toEqual([5, [0, 1]]);
    expect(t.view(0).mayPass).toBe(true);
    t.pass(1);
    expect(t.zone).toBe(4);
  });

  test('neither in an open window', () => {
    const t = table({ sites: ['2C C', '1F', ''], field: ['small-2', 'seven-7'] });
    t.launch(0, 'K');
    t.pass(0, 1);
    t.kick('moderator', 2);
    t.wait(5_000);
    expect(t.zone).toBe(5);
  });
});

describe('R9 Where the change would lose the game', () => {
  test('the last to pass must confirm', () => {
    const t = table({ zone: 1 });
    t.pass(0, 1);
    expect(t.view(2)).toMatchObject({ mayPass: true, passLoses: true });
    t.refuses(() => t.pass(2), 'confirm-last-pass');
    expect(t.passed()).toEqual([0, 1]);
    t.confirmPass(2);
    expect(t.ending).toBe('lost: impact-pass');
  });

  test('the others need not', () => {
    const t = table({ zone: 1 });
    expect(t.view(0).passLoses).toBe(false);
    t.pass(0);
    t.confirmPass(1);
    expect([t.ending, t.passed()]).toEqual([null, [0, 1]]);
  });

  test('nor anyone in zone 2', () => {
    const t = table({ zone: 2, players: 1 });
    t.pass(0);
    expect(t.zone).toBe(1);
  });

  test('in an open window too', () => {
    const t = table({ zone: 1, sites: ['2C C', '1F', ''], field: ['small-2', 'seven-7'] });
    t.launch(0, 'K');
    t.pass(0, 1);
    t.refuses(() => t.pass(2), 'confirm-last-pass');
    t.confirmPass(2);
    t.wait(5_000);
    expect(t.ending).toBe('lost: impact-pass');
  });
});
