import { describe, expect, test } from 'vitest';
import type { SeatView } from '../../../src/games/meteor/view/seat.js';
import { lobby, started, table, type Table } from '../../support/table.js';

/** What a seat may do, without its cards. */
const choices = ({
  launchable,
  targets,
  changes,
  impliedTarget,
  scrappable,
  mayPass,
  passLoses,
  mayTimeOut,
  mayResume,
  mayMulligan,
}: SeatView) => ({
  launchable,
  targets,
  changes,
  impliedTarget,
  scrappable,
  mayPass,
  passLoses,
  mayTimeOut,
  mayResume,
  mayMulligan,
});

const NOTHING = {
  launchable: [],
  changes: [0],
  impliedTarget: null,
  scrappable: [],
  mayPass: false,
  passLoses: false,
  mayTimeOut: false,
  mayResume: false,
  mayMulligan: false,
};

const outlookOf = (sites: string, options: Parameters<typeof table>[0] = {}) =>
  table({ sites: [sites, '', ''], ...options }).publicView().sites[0]?.outlook;

describe('What a player may do', () => {
  const inPlay = (): Table =>
    table({
      hands: ['1C F C F', 'E', ''],
      sites: ['3CF C F', '2C', ''],
      field: ['small-2', 'medium-4', 'seven-7'],
      faceUp: 'K',
      technologies: ['booster'],
      zone: 3,
    });

  test('in play: each kind of card once, in the order of the catalogue, where it goes and what it completes', () => {
    const { hand } = inPlay().view(0);
    expect(hand).toEqual([
      {
        card: 'C',
        count: 1,
        sites: ['site-ready', null, 'owner-first'],
        completes: [null, 'rocket', null],
      },
      { card: 'F', count: 2, sites: ['site-ready', 'no-project', 'owner-first'], completes: [null, null, null] },
      { card: '1C', count: 1, sites: ['site-ready', null, 'owner-first'], completes: [null, null, null] },
    ]);
  });

  test('in play: Rockets to launch with their damage, targets, changes, piles to scrap', () => {
    const t = inPlay();
    expect(choices(t.view(0))).toEqual({
      ...NOTHING,
      launchable: [{ site: 0, card: '3CF', damage: 3 }],
      targets: ['K', 'L', 'M'],
      changes: [0, 1],
      mayPass: true,
      mayTimeOut: true,
    });
    expect(choices(t.view(1))).toEqual({
      ...NOTHING,
      targets: ['K', 'L', 'M'],
      changes: [0, 1],
      scrappable: [1],
      mayPass: true,
      mayTimeOut: true,
    });
  });

  test('one who left may do nothing, nor may anyone in a Time Out but end it', () => {
    const t = inPlay();
    t.leave(1);
    expect(choices(t.view(1))).toEqual({ ...NOTHING, targets: ['K', 'L', 'M'] });
    t.timeOut(0);
    expect(choices(t.view(0))).toEqual({ ...NOTHING, targets: ['K', 'L', 'M'], mayResume: true });
    expect(new Set(t.view(0).hand.flatMap(({ sites }) => sites))).toEqual(new Set(['time-out']));
    expect(t.publicView().pause).toMatchObject({ by: 0, since: t.now });
  });

  test('before the clock and after the end: nothing of it', () => {
    const t = lobby(2);
    expect(choices(t.view(0))).toEqual({ ...NOTHING, targets: [] });
    t.start();
    expect(choices(t.view(1))).toEqual({ ...NOTHING, targets: ['K', 'L', 'M', 'N', 'P'], mayMulligan: true });
    t.mulligan(1);
    expect([t.publicView().mulliganed, t.view(1).mayMulligan]).toEqual([true, false]);
    t.start();
    t.end(0);
    expect(choices(t.view(0))).toEqual({ ...NOTHING, targets: ['K', 'L', 'M', 'N', 'P'] });
  });

  test('“launch” alone means the open salvo’s first target, else the only meteor, and nothing without a Rocket', () => {
    const t = table({ sites: ['2C C', '1F F', ''], field: ['medium-4', 'seven-7'] });
    expect(t.view(1).impliedTarget).toBeNull();
    t.launch(0, 'L');
    expect([t.view(1).impliedTarget, t.view(2).impliedTarget]).toEqual(['L', null]);
    t.wait(5_000);
    expect(table({ sites: ['2C C', '', ''], field: ['seven-7'] }).view(0).impliedTarget).toBe('K');
  });

  test('who has passed can’t pass again; a last pass that would lose is asked for twice', () => {
    const t = table({ zone: 1, passed: [0] });
    expect([t.view(0).mayPass, t.view(1).mayPass, t.view(1).passLoses]).toEqual([false, true, false]);
    t.pass(1);
    expect([t.view(2).mayPass, t.view(2).passLoses]).toEqual([true, true]);
    t.refuses(() => t.pass(2), 'confirm-last-pass');
    expect(table({ zone: 2, passed: [0, 1] }).view(2).passLoses).toBe(false);
  });

  test('while a salvo flies, an agreed zone change can’t be passed for again', () => {
    const t = table({ sites: ['2C C', '1F', ''], field: ['medium-4', 'seven-7'] });
    t.launch(0, 'K');
    t.pass(0, 1, 2);
    expect([0, 1, 2].map((seat) => t.view(seat).mayPass)).toEqual([false, false, false]);
    t.wait(5_000);
    expect(t.zone).toBe(4);
  });
});

describe('What everyone sees', () => {
  test('what a pile becomes and what it still needs', () => {
    expect(outlookOf('')).toEqual({ kind: 'empty', missing: '', retrofitMissing: null });
    expect(outlookOf('C')).toEqual({ kind: 'open', missing: '', retrofitMissing: 3 });
    expect(outlookOf('C F A')).toEqual({ kind: 'open', missing: '', retrofitMissing: 1 });
    expect(outlookOf('C F A', { technologies: ['salvage'] })).toMatchObject({ retrofitMissing: 1 });
    expect(outlookOf('C F', { technologies: ['salvage'] })).toMatchObject({ retrofitMissing: 1 });
    expect(outlookOf('4CCF')).toEqual({ kind: 'rocket', missing: 'CCF', retrofitMissing: 3 });
    expect(outlookOf('4CCF C')).toMatchObject({ kind: 'rocket', missing: 'CF', retrofitMissing: null });
    expect(outlookOf('survey A')).toEqual({ kind: 'technology', missing: 'CE', retrofitMissing: null });
    expect(outlookOf('1C 1F')).toEqual({ kind: 'retrofit', missing: '', retrofitMissing: 2 });
    expect(outlookOf('1C C')).toEqual({ kind: 'ready', missing: '', retrofitMissing: null });
  });

  test('a Power that spares an Energy is said of Rockets that are dear enough, and of nothing else', () => {
    const spared = (pile: string) => outlookOf(pile, { powers: ['frugal-engineering', '', ''] })?.spared;
    expect([spared('4CCF'), spared('1C'), spared('survey'), spared('C')]).toEqual([1, undefined, undefined, undefined]);
  });

  test('seats in use, with how many cards each holds; empty ones not', () => {
    const t = lobby(1);
    t.join(3);
    t.start();
    t.start();
    expect(t.publicView().seats).toEqual([
      { seat: 0, status: 'in', passed: false, handSize: 7, robot: false },
      { seat: 3, status: 'in', passed: false, handSize: 7, robot: false },
    ]);
    expect(t.publicView()).toMatchObject({ crew: 2, host: 0, zone: 5, deckSize: 76 - 14 });
  });

  test('at the end: what the meteors left were, and the seed; of a shared deal not', () => {
    const t = table({ zone: 1, field: ['small-2', 'medium-4'], seed: 'my seed' });
    expect([t.publicView().survivors, t.publicView().seed]).toEqual([[], null]);
    expect(t.publicView().field.map(({ size }) => size)).toEqual([null, null]);
    t.wait(60_000);
    expect(t.publicView().survivors.map(({ size, faceUp }) => [size, faceUp])).toEqual([
      [2, true],
      [4, true],
    ]);
    expect(t.publicView().seed).toBe('my seed');

    const shared = started(2, { shared: { seeds: { 2: 'two' } } });
    expect(shared.publicView().options.shared).toEqual({ seeds: {} });
    shared.end(0);
    expect([shared.ending, shared.publicView().seed]).toEqual(['abandoned: ended-by-host', null]);
  });

  test('an ordered deck is a secret', () => {
    const t = lobby(2, { deal: { hands: [['C'], ['F']], deck: ['E'], field: [] } });
    expect(t.publicView().options).not.toHaveProperty('deal');
    expect(t.publicView().options).toMatchObject({ mode: 'standard' });
  });
});

describe('What everyone sees of an Advanced game', () => {
  test('nothing in another game', () => {
    const t = table();
    expect([t.publicView().advanced, t.view(0).own]).toEqual([null, null]);
  });

  test('before the clock: no cards; where the Boss may go, to who may say so', () => {
    const t = lobby(2, { mode: 'advanced', powers: true });
    expect(t.publicView().advanced).toEqual({ boss: null, seats: [] });
    expect(t.view(0).own).toEqual({
      power: null,
      challenge: null,
      ability: null,
      armed: null,
      seen: null,
      placeReadyAt: null,
      bossPlaces: [],
    });
    t.start();
    expect([t.view(0).own?.bossPlaces, t.view(1).own?.bossPlaces]).toEqual([[...'KLMNP'], []]);
  });

  test('Powers, Challenges, what is used up and what is declared', () => {
    const t = table({
      hands: ['C', '', ''],
      powers: ['transmuter', 'slow-time', ''],
      challenges: ['', 'small-silo', ''],
    });
    t.use(0, 'E');
    t.use(1);
    expect(t.publicView().advanced?.seats).toEqual([
      { seat: 0, power: 'transmuter', challenge: null, spent: expect.anything() as unknown, armed: 'E' },
      { seat: 1, power: 'slow-time', challenge: 'small-silo', spent: 'game', armed: null },
      { seat: 2, power: null, challenge: null, spent: null, armed: null },
    ]);
    expect(t.view(1).own).toMatchObject({
      power: 'slow-time',
      challenge: 'small-silo',
      ability: { ability: 'slow-time', does: 'add-time', every: 'game', refusal: 'ability-spent', asks: null },
      armed: null,
      seen: null,
    });
    expect(t.view(2).own?.ability).toBeNull();
    t.timeOut(2);
    expect(t.view(0).own?.ability?.refusal).toBe('time-out');
  });
});
