import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { METEOR_DECK } from '../../../src/games/meteor/catalogue.js';
import type { Letter, SiteId } from '../../../src/games/meteor/state.js';
import { viewFor } from '../../../src/games/meteor/view/seat.js';
import { launchPromise, startsRetrofit, unseenFronts } from '../../../src/games/meteor/view/promises.js';
import { table, type Table, type TableSpec } from '../../support/table.js';

interface Launch {
  readonly sites?: readonly SiteId[];
  readonly change?: number;
}

/** What a launch of the first seat promises to do to a meteor. */
const promised = (t: Table, target: Letter, { sites = [0], change = 0 }: Launch = {}) =>
  launchPromise(viewFor(t.state, 0, t.now), unseenFronts(t.state), { target, sites, change });

const THREE = '3CF C F';
const open = (spec: TableSpec): Table => table({ faceUp: 'KLMNPRS', ...spec });

describe('what a launch promises', () => {
  test('the exact number is a hit, less is short, more an Overkill', () => {
    const t = open({ sites: [THREE], field: ['small-3', 'medium-5', 'small-2', 'six-6'] });
    expect(promised(t, 'K')).toEqual({ kind: 'hit' });
    expect(promised(t, 'L')).toEqual({ kind: 'short', by: 2 });
    expect(promised(t, 'M')).toEqual({ kind: 'overkill', loses: false });
    expect(promised(t, 'K', { change: 1 })).toEqual({ kind: 'overkill', loses: false });
  });

  test('what flies at it already counts', () => {
    const t = open({ sites: [THREE, '4FA F A'], field: ['seven-7', 'six-6'] });
    t.windowStaysOpen = true;
    t.launch(1, 'K');
    expect(promised(t, 'K')).toEqual({ kind: 'hit' });
    expect(promised(t, 'L')).toEqual({ kind: 'short', by: 3 });
  });

  test('Armoured and Magnetic take no notice of some Rockets', () => {
    const t = open({ sites: ['1C C', '', ''], field: ['small-3-armoured', 'six-6'] });
    expect(promised(t, 'K')).toEqual({ kind: 'none' });
    const electrical = open({ sites: ['3CE C E'], field: ['small-2-magnetic', 'six-6'] });
    expect(promised(electrical, 'K')).toEqual({ kind: 'none' });
  });

  test('Volatile: the exact number is an Overkill too', () => {
    const t = open({ sites: ['1C C'], field: ['small-1-volatile', 'six-6'] });
    expect(promised(t, 'K')).toEqual({ kind: 'overkill', loses: false });
  });

  test('R9: in the last zone a sure Overkill loses the game, unless a Deflector takes it', () => {
    const spec = { zone: 1, sites: [THREE], field: ['small-2', 'six-6'] } as const;
    expect(promised(open(spec), 'K')).toEqual({ kind: 'overkill', loses: true });
    expect(promised(open({ ...spec, technologies: ['deflector'] }), 'K')).toEqual({ kind: 'absorbed' });
  });

  test('R9: on a night on which every Overkill loses, one does so in any zone', () => {
    const spec = { zone: 5, sites: [THREE], field: ['small-2', 'six-6'], options: { scenario: 'thin-ice' } } as const;
    expect(promised(open(spec), 'K')).toEqual({ kind: 'overkill', loses: true });
    expect(promised(open({ ...spec, field: ['small-2'] }), 'K')).toEqual({ kind: 'wins' });
  });

  test('R9: nothing else takes it: neither another Technology, nor another Power, nor a Safety Officer used up', () => {
    const spec = { sites: [THREE], field: ['small-2', 'six-6'], zone: 1 } as const;
    const lost = { kind: 'overkill', loses: true };
    expect(promised(open({ ...spec, technologies: ['booster', 'survey'] }), 'K')).toEqual(lost);
    expect(promised(open({ ...spec, powers: ['throttle', '', ''] }), 'K')).toEqual(lost);
    const spent = open({
      zone: 1,
      sites: ['2CF C F', '', ''],
      field: ['small-1', 'small-1-rich', 'six-6'],
      hands: ['3CF C F', '', ''],
      powers: ['safety-officer', '', ''],
    });
    spent.launch(0, 'K');
    expect(spent.happened('overkill-averted')).toHaveLength(1);
    for (const card of ['3CF', 'C', 'F']) spent.place(0, card, 0);
    expect(promised(spent, 'L')).toEqual(lost);
  });

  test('R16: with a Powder Keg left it loses two zones, with a Comet left it loses a zone early', () => {
    const spec = { sites: [THREE], field: ['small-2'], faceUp: 'KL' } as const;
    const loses = (boss: string, zone: number): unknown => promised(table({ ...spec, boss, zone }), 'K');
    expect(loses('powder-keg', 2)).toEqual({ kind: 'overkill', loses: true });
    expect(loses('powder-keg', 3)).toEqual({ kind: 'overkill', loses: false });
    expect(loses('comet', 2)).toEqual({ kind: 'overkill', loses: true });
    expect(loses('comet', 3)).toEqual({ kind: 'overkill', loses: false });
  });

  test('a Boss that is in the air’s reach is not counted on: then it isn’t sure', () => {
    const t = table({
      sites: [THREE, '5AE A E', ''],
      field: ['small-2', 'six-6'],
      faceUp: 'KLM',
      boss: 'powder-keg',
      zone: 2,
    });
    t.windowStaysOpen = true;
    t.launch(1, 'M');
    expect(promised(t, 'K')).toEqual({ kind: 'overkill', loses: false });
  });

  test('R17: the Safety Officer takes one Overkill of a salvo in which the player flies', () => {
    const spec = {
      zone: 1,
      sites: [THREE, THREE.replace('3CF', '3FF').replace(' C F', ' F F')],
      faceUp: 'KL',
    } as const;
    const field = ['small-2', 'six-6'] as const;
    const own = table({ ...spec, field, powers: ['safety-officer', '', ''] });
    expect(promised(own, 'K')).toEqual({ kind: 'absorbed' });
    const others = table({ ...spec, field, powers: ['', 'safety-officer', ''] });
    expect(promised(others, 'K')).toEqual({ kind: 'overkill', loses: true });
    const once = table({
      ...spec,
      zone: 3,
      field: [...field, 'small-1'],
      faceUp: 'KLM',
      powers: ['safety-officer', '', ''],
    });
    once.launch(0, 'M');
    once.wait(5_000);
    expect(once.happened('overkill-averted')).toHaveLength(1);
    expect(
      launchPromise(viewFor(once.state, 1, once.now), unseenFronts(once.state), { target: 'K', sites: [1], change: 0 }),
    ).toEqual({ kind: 'overkill', loses: false });
  });

  test('a Dark Body is any of its sizes, whoever looks', () => {
    const t = table({ sites: [THREE], field: ['six-6'], boss: 'dark-body' });
    expect(promised(t, 'L')).toEqual({ kind: 'chance', hits: 1, of: 7 });
    const five = table({ sites: ['5AE A E'], field: ['six-6'], boss: 'dark-body' });
    expect(promised(five, 'L')).toEqual({ kind: 'chance', hits: 1, of: 7 });
  });

  test('a Twin brings another: it is never the last', () => {
    const t = open({ zone: 1, sites: ['2CF C F'], field: ['small-2-twin'] });
    expect(promised(t, 'K')).toEqual({ kind: 'hit' });
    const harder = open({ zone: 1, sites: [THREE], field: ['small-2-twin'] });
    expect(promised(harder, 'K')).toEqual({ kind: 'overkill', loses: true });
  });

  test('a last one that lies face down and may be a Twin: a sure Overkill, but neither a sure win nor a sure loss', () => {
    const spec = { sites: ['4FA F A'], field: ['small-1'] } as const;
    expect(promised(table({ ...spec, technologies: ['deflector'] }), 'K')).toEqual({ kind: 'absorbed' });
    expect(promised(table({ ...spec, zone: 3 }), 'K')).toEqual({ kind: 'overkill', loses: false });
    // In the last zone a Twin loses by it, and anything else wins.
    expect(promised(table({ ...spec, zone: 1 }), 'K')).toEqual({ kind: 'overkill', loses: false });
  });

  test('a last one that lies face down is a sure win once every Twin was seen', () => {
    const t = table({ sites: ['4FA F A'], field: ['small-1'], zone: 1 });
    const meteorDeck = t.state.meteorDeck.filter((card) => !card.endsWith('-twin'));
    const unseen = unseenFronts({ ...t.state, meteorDeck });
    expect(launchPromise(viewFor(t.state, 0, t.now), unseen, { target: 'K', sites: [0], change: 0 })).toEqual({
      kind: 'wins',
    });
  });

  test('of no meteor, or with no Rocket, nothing is promised', () => {
    const t = open({ sites: [THREE], field: ['small-2'] });
    expect(promised(t, 'Z')).toBeNull();
    expect(promised(t, 'K', { sites: [] })).toBeNull();
  });

  test('R8: destroying the last meteor wins, however hard', () => {
    const t = open({ zone: 1, sites: [THREE], field: ['small-2'] });
    expect(promised(t, 'K')).toEqual({ kind: 'wins' });
    const exact = open({ zone: 1, sites: ['2C C'], field: ['small-2'] });
    expect(promised(exact, 'K')).toEqual({ kind: 'wins' });
    const weak = open({ zone: 1, sites: ['1C C'], field: ['small-2'] });
    expect(promised(weak, 'K')).toEqual({ kind: 'short', by: 1 });
  });

  test('a face-down one by the cards that nobody has seen', () => {
    const t = table({ sites: [THREE], field: ['medium-3', 'six-6', 'medium-3-armoured'], faceUp: 'M' });
    // Of the 12 medium cards one lies face up: two of size 3 are left among eleven.
    expect(promised(t, 'K')).toEqual({ kind: 'chance', hits: 2, of: 11 });
    const small = table({ sites: ['5AE A E'], field: ['small-1', 'six-6'] });
    expect(promised(small, 'K')).toMatchObject({ kind: 'chance', hits: 0 });
  });

  test('what is the same for all that it may be is sure', () => {
    const t = table({ sites: ['1C C'], field: ['medium-5', 'six-6'] });
    expect(promised(t, 'K')).toMatchObject({ kind: 'chance', hits: 0 });
    const big = table({ sites: [THREE], field: ['medium-5', 'seven-7'] });
    expect(promised(big, 'L')).toEqual({ kind: 'short', by: 4 });
  });

  test('Iron Heart takes no notice of more than its size', () => {
    const t = table({ sites: ['5AE A E', '4FA F A'], field: ['six-6'], boss: 'iron-heart' });
    t.windowStaysOpen = true;
    t.launch(1, 'L');
    expect(promised(t, 'L')).toEqual({ kind: 'none' });
  });

  test('tells nothing of what is hidden: fronts that change places promise the same', () => {
    const small = METEOR_DECK.filter((card) => card.startsWith('small'));
    fc.assert(
      fc.property(
        fc.shuffledSubarray(small, { minLength: small.length }),
        fc.constantFrom('K', 'L'),
        (order, target) => {
          const field = [order[0] ?? '', order[1] ?? '', 'six-6'];
          const t = table({ sites: [THREE], field, meteorDeck: order.slice(2), faceUp: 'M' });
          const usual = table({ sites: [THREE], field: ['small-1', 'small-2', 'six-6'], faceUp: 'M' });
          expect(promised(t, target)).toEqual(promised(usual, target));
        },
      ),
      { numRuns: 60 },
    );
  });

  test('nor by the card that a Boss replaced unseen', () => {
    const t = table({ sites: [THREE], field: ['medium-3', 'six-6'], boss: 'leech' });
    const before = unseenFronts(t.state).reduce((sum, { copies }) => sum + copies, 0);
    const { advanced } = t.state;
    if (advanced === null) throw new Error('no Advanced game');
    const [taken, ...meteorDeck] = t.state.meteorDeck;
    if (taken === undefined) throw new Error('no Meteor card left');
    const replaced = unseenFronts({ ...t.state, meteorDeck, advanced: { ...advanced, replaced: taken } });
    expect(replaced.reduce((sum, { copies }) => sum + copies, 0)).toBe(before);
  });
});

describe('what a placement promises', () => {
  test('a second Rocket on a Rocket in the making starts a Retrofit', () => {
    const t = table({ hands: ['2C C', ''], sites: ['3CF', ''] });
    const view = viewFor(t.state, 0, t.now);
    const starting = view.hand.filter((moves) => startsRetrofit(view, moves, 0)).map(({ card }) => card);
    expect(starting).toEqual(['2C']);
    expect(view.hand.some((moves) => startsRetrofit(view, moves, 1))).toBe(false);
  });

  test('what completes a Retrofit, goes nowhere, or lies on Energy alone starts none', () => {
    const starting = (hand: string, site: string): string[] => {
      const t = table({ hands: [hand, ''], sites: [site, ''], technologies: ['salvage'] });
      const view = viewFor(t.state, 0, t.now);
      return view.hand.filter((moves) => startsRetrofit(view, moves, 0)).map(({ card }) => card);
    };
    expect(starting('2C 2F', '1C 1F')).toEqual([]);
    expect(starting('2C', 'C')).toEqual([]);
    expect(starting('2C', '3CF C')).toEqual([]);
    expect(starting('survey', '3CF')).toEqual([]);
    expect(starting('2C', '3CF')).toEqual(['2C']);
  });
});
