import { describe, expect, test } from 'vitest';
import { table } from '../../support/table.js';

describe('Traits', () => {
  test.each(['small-1-volatile', 'medium-4-volatile'])(
    'Volatile: destroying %s is an Overkill even when exact',
    (card) => {
      const t = table({ sites: [card === 'small-1-volatile' ? '1C C' : '4FA F A', '', ''], field: [card, 'six-6'] });
      t.launch(0, 'K');
      expect(t.letters()).toBe('L');
      expect(t.happened('zone-changed')).toMatchObject([{ zone: 4, cause: 'overkill' }]);
      expect(t.happened('salvo-resolved')[0]?.strikes).toMatchObject([{ result: 'overkill' }]);
    },
  );

  test('Volatile: less than its size does nothing', () => {
    const t = table({ sites: ['3FF F F', '', ''], field: ['medium-4-volatile', 'six-6'] });
    t.launch(0, 'K');
    expect([t.letters(), t.zone, t.faceUp()]).toEqual(['KL', 5, 'KL']);
  });

  test.each(['small-3-armoured', 'medium-3-armoured', 'medium-5-armoured'])(
    'Armoured: Rockets of damage 1 do nothing to %s',
    (card) => {
      const t = table({ sites: ['1C C', '2C C', '2F F'], field: [card, 'six-6'] });
      for (const seat of [0, 1, 2]) t.launch(seat, 'K');
      // 2 + 2: more than 3, less than 5; the one would have made it 5.
      expect(t.happened('salvo-resolved')[0]?.strikes).toMatchObject([
        { sum: 4, rockets: [{ counts: false }, { counts: true }, { counts: true }] },
      ]);
      expect(t.letters()).toBe(card === 'medium-5-armoured' ? 'KL' : 'L');
    },
  );

  test('Armoured: hit by nothing but such Rockets it is turned up all the same', () => {
    const t = table({ sites: ['1C C', '', ''], field: ['small-3-armoured', 'six-6'] });
    t.launch(0, 'K');
    expect(t.publicView().field[0]).toMatchObject({ size: 3, trait: 'armoured' });
    expect(t.pile(0)).toBe('');
  });

  test('Armoured looks at the damage after the change', () => {
    const t = table({ sites: ['1C C', '1F F', ''], field: ['small-3-armoured', 'six-6'], technologies: ['booster'] });
    t.launch(0, 'K', { change: 1 });
    t.launch(1, 'K', { change: 0 });
    expect(t.happened('salvo-resolved')[0]?.strikes).toMatchObject([
      {
        sum: 2,
        rockets: [
          { damage: 2, counts: true },
          { damage: 1, counts: false },
        ],
      },
    ]);
  });

  test('Magnetic: a Rocket built with Electrical does nothing to it', () => {
    const t = table({ sites: ['3CE C E', '2C C', ''], field: ['small-2-magnetic', 'six-6'] });
    t.launch(0, 'K');
    t.launch(1, 'K');
    expect(t.letters()).toBe('L');
    expect(t.zone).toBe(5);
  });

  test('Twin: the next Small card of the Meteor deck joins the field face down, with a new letter', () => {
    const t = table({
      sites: ['2C C', '', ''],
      field: ['small-2-twin', 'six-6'],
      meteorDeck: ['medium-4', 'small-3', 'small-1'],
    });
    t.launch(0, 'K');
    expect(t.letters()).toBe('LM');
    expect(t.publicView().field[1]).toMatchObject({ letter: 'M', band: 'small', size: null, faceUp: false });
    expect(t.state.field[1]?.card).toBe('small-3');
    expect(t.state.meteorDeck.slice(0, 2)).toEqual(['medium-4', 'small-1']);
  });

  test.each([
    { mode: 'first' as const, technologies: [] },
    { mode: 'standard' as const, technologies: ['survey'] },
  ])('Twin: face up in a first game and with a Survey Satellite: $mode', ({ mode, technologies }) => {
    const t = table({ mode, technologies, sites: ['5CFA C F A', '', ''], field: ['medium-5-twin', 'six-6'] });
    t.launch(0, 'K');
    expect(t.faceUp()).toBe('LM');
  });

  test('Twin: as the last meteor it is no win while its Small is in the field', () => {
    const t = table({
      sites: ['2C C', '1F F', ''],
      field: ['small-2-twin'],
      meteorDeck: ['small-1'],
      options: { windowMs: 0 },
    });
    t.launch(0, 'K');
    expect([t.ending, t.letters()]).toEqual([null, 'L']);
    t.launch(1, 'L');
    expect(t.ending).toBe('won: all-destroyed');
  });

  test('Twin: overkilled as the last in zone 1 it loses', () => {
    const t = table({ zone: 1, sites: ['3CF C F', '', ''], field: ['small-2-twin'] });
    t.launch(0, 'K');
    expect(t.ending).toBe('lost: impact-overkill');
  });

  test('Twin: with no Small left in the deck nothing joins', () => {
    const smalls = [
      'small-1-volatile',
      'small-1-rich',
      'small-1',
      'small-2-magnetic',
      'small-2-twin',
      'small-2',
      'small-3-armoured',
      'small-3-radioactive',
      'small-3-rich',
      'small-3-twin',
      'small-3',
    ];
    const t = table({ sites: ['2C C', '', ''], field: ['small-2-twin', ...smalls] });
    t.launch(0, 'K');
    expect(t.happened('meteor-joined')).toEqual([]);
    expect(t.letters()).toBe('LMNPRSTVWXZ');
  });

  test('Radioactive: when destroyed every player discards one random card', () => {
    const t = table({ hands: ['C F', 'A', ''], sites: ['3FF F F', '', ''], field: ['small-3-radioactive', 'six-6'] });
    t.launch(0, 'K');
    expect(t.handSizes()).toEqual([1, 0, 0]);
    expect(t.state.discard).toHaveLength(5);
  });

  test.each([
    ['small-1-rich', '1C C'],
    ['small-3-rich', '3FF F F'],
    ['medium-3-rich', '3FF F F'],
    ['medium-4-rich', '4FA F A'],
    ['medium-5-rich', '5AE A E'],
  ])('Rich: when %s is destroyed every player draws one card', (card, pile) => {
    const t = table({ sites: [pile, '', ''], field: [card, 'six-6'] });
    t.launch(0, 'K');
    expect(t.handSizes()).toEqual([1, 1, 1]);
  });

  test('R8: Rich and Radioactive act meteor by meteor in order of their letters', () => {
    const rich = 'small-1-rich';
    const radioactive = 'small-3-radioactive';
    const spec = { hands: ['', '', ''], sites: ['1C C', '3FF F F', ''], deck: 'C F A' };
    const first = table({ ...spec, field: [rich, radioactive, 'six-6'] });
    first.launch(1, 'L');
    first.launch(0, 'K');
    expect(first.handSizes()).toEqual([0, 0, 0]);
    const last = table({ ...spec, field: [radioactive, rich, 'six-6'] });
    last.launch(0, 'L');
    last.launch(1, 'K');
    expect(last.handSizes()).toEqual([1, 1, 1]);
    expect(last.events.map(({ type }) => type)).toEqual(['launched', 'salvo-resolved', 'drawn']);
  });

  test('Rich draws before an Overkill changes the zone', () => {
    const t = table({ sites: ['2C C', '', ''], field: ['small-1-rich', 'six-6'] });
    t.launch(0, 'K');
    expect(t.events.map(({ type }) => type)).toEqual(['launched', 'salvo-resolved', 'drawn', 'zone-changed', 'drawn']);
    expect(t.handSizes()).toEqual([3, 3, 3]);
  });

  test('the double-sided meteors are known from the start: sizes 6 and 7, and take several Rockets', () => {
    const t = table({ sites: ['5AE A E', '1C C', ''], field: ['six-6', 'seven-7'] });
    expect(t.publicView().field).toMatchObject([
      { size: 6, faceUp: true },
      { size: 7, faceUp: true },
    ]);
    t.launch(0, 'K');
    t.launch(1, 'K');
    expect(t.letters()).toBe('L');
  });
});
