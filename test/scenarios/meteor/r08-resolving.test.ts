import { describe, expect, test } from 'vitest';
import { table } from '../../support/table.js';

describe('R8 Three ways in which a Rocket meets a Meteor', () => {
  test('equal: destroyed', () => {
    const t = table({ sites: ['2C C', '', ''], field: ['small-2', 'six-6'] });
    t.launch(0, 'K');
    expect(t.letters()).toBe('L');
    expect([t.zone, t.discarded()]).toEqual([5, '2C C']);
  });

  test('less: nothing; the meteor lies face up from then on', () => {
    const t = table({ sites: ['1C C', '', ''], field: ['small-2', 'six-6'] });
    expect(t.publicView().field[0]).toMatchObject({ size: null, low: 1, high: 3 });
    t.launch(0, 'K');
    expect(t.publicView().field[0]).toMatchObject({ letter: 'K', size: 2, trait: null, faceUp: true });
    expect(t.zone).toBe(5);
    expect(t.pile(0)).toBe('');
    expect(t.state.tally).toMatchObject({ destroyed: 0, rockets: 1 });
  });

  test('more: destroyed, and an Overkill blasts the others one zone closer, at once', () => {
    const t = table({ sites: ['3CF C F', '', ''], field: ['small-2', 'six-6'] });
    t.wait(10_000);
    t.launch(0, 'K');
    expect(t.letters()).toBe('L');
    expect([t.zone, t.left]).toEqual([4, 60_000]);
    expect(t.handSizes()).toEqual([2, 2, 2]);
  });

  test('several Rockets at one target do the sum of their damage', () => {
    const t = table({ sites: ['4FA F A', '2C C', '1C C'], field: ['seven-7', 'six-6'] });
    for (const seat of [0, 1, 2]) t.launch(seat, 'K');
    expect(t.letters()).toBe('L');
    expect(t.state.tally).toMatchObject({
      destroyed: 1,
      rockets: 3,
      overkills: 0,
      best: { target: 'K', size: 7, sum: 7 },
    });
  });

  test('damage of earlier salvos does not add up', () => {
    const t = table({ sites: ['4FA F A', '2C C', ''], field: ['six-6', 'seven-7'], options: { windowMs: 0 } });
    t.launch(0, 'K');
    t.launch(1, 'K');
    expect(t.letters()).toBe('KL');
  });
});

describe('R8 Overkill', () => {
  test('several at once change the zone once', () => {
    const t = table({ sites: ['2C C', '2F F', '2A A'], field: ['small-1', 'small-1-rich', 'six-6'] });
    t.launch(0, 'K');
    t.launch(1, 'L');
    t.launch(2, 'M');
    expect(t.happened('zone-changed')).toHaveLength(1);
    expect([t.zone, t.state.tally.overkills]).toEqual([4, 2]);
  });

  test('in zone 1 it loses the game', () => {
    const t = table({ zone: 1, sites: ['2C C', '', ''], field: ['small-1', 'six-6'] });
    t.launch(0, 'K');
    expect(t.ending).toBe('lost: impact-overkill');
    expect(t.state.outcome).toMatchObject({ zone: 1, left: 60_000 });
  });

  test('of the last meteor in zone 1 it wins: no remaining meteors', () => {
    const t = table({ zone: 1, sites: ['2C C', '', ''], field: ['small-1'] });
    t.launch(0, 'K');
    expect(t.ending).toBe('won: all-destroyed');
  });

  test('of all the remaining meteors at once wins, even if several were overkilled', () => {
    const t = table({ zone: 1, sites: ['2C C', '2F F', ''], field: ['small-1', 'small-1-rich'] });
    t.launch(0, 'K');
    t.launch(1, 'L');
    expect(t.ending).toBe('won: all-destroyed');
    expect(t.state.tally.overkills).toBe(2);
  });

  test('a win by an exact hit and one by Overkill of the last count alike', () => {
    const t = table({ sites: ['1C C', '', ''], field: ['small-1'] });
    t.wait(12_000);
    t.launch(0, 'K');
    expect(t.state.outcome).toEqual({ result: 'won', reason: 'all-destroyed', zone: 5, left: 48_000, at: t.now });
  });
});

describe('The account at the end', () => {
  const letters = ['K', 'L'];

  test.each([
    {
      what: 'the biggest meteor destroyed',
      field: ['small-2', 'medium-4'],
      sites: ['2C C', '4FA F A', ''],
      targets: letters,
      best: 'L',
    },
    {
      what: 'of equals the one with more Rockets',
      field: ['small-2', 'small-2-magnetic'],
      sites: ['2C C', '1C C', '1F F'],
      targets: ['K', 'L', 'L'],
      best: 'L',
    },
    {
      what: 'then the first',
      field: ['small-2', 'small-2-magnetic'],
      sites: ['2C C', '2F F', ''],
      targets: letters,
      best: 'K',
    },
  ])('names $what', ({ field, sites, targets, best }) => {
    const t = table({ field: [...field, 'seven-7'], sites, options: { windowMs: 5_000 } });
    targets.forEach((target, seat) => t.launch(seat, target));
    expect(t.state.tally.best?.target).toBe(best);
  });

  test('no Overkill, however big', () => {
    const t = table({ field: ['small-2', 'seven-7'], sites: ['4FA F A', '', ''] });
    t.launch(0, 'K');
    expect(t.state.tally).toMatchObject({ best: null, overkills: 1 });
  });

  test('no strike that a meteor survived', () => {
    const t = table({ sites: ['1C C', '', ''] });
    t.launch(0, 'L');
    expect(t.state.tally).toMatchObject({ best: null, rockets: 1, destroyed: 0 });
  });
});
