import { describe, expect, test } from 'vitest';
import { BOSSES } from '../../../../src/games/meteor/cards/bosses.js';
import { tableState } from '../../../support/rules/set-up.js';
import { Table, table } from '../../../support/table.js';

/** Ready Rockets of 5, 5, 3 and 1 on five players' sites. */
const SITES = ['5AE A E', '5FE F E', '3CF C F', '1C C', ''];

describe('Bosses', () => {
  test('the ten of them', () => {
    expect(BOSSES).toHaveLength(10);
  });

  test('It Goes to 11 takes three Rockets at once', () => {
    const t = table({ players: 5, sites: SITES, field: ['seven-7'], boss: 'eleven' });
    expect(t.publicView().field[1]).toMatchObject({ letter: 'L', boss: 'eleven', size: 11, faceUp: true });
    for (const seat of [0, 1, 3]) t.launch(seat, 'L');
    t.wait(5_000);
    expect(t.letters()).toBe('K');
    expect(t.happened('salvo-resolved')).toMatchObject([{ strikes: [{ sum: 11, result: 'destroyed' }] }]);
  });

  test('Iron Heart: exactly 8 destroys it, more does nothing and is no Overkill', () => {
    const t = table({ players: 5, sites: SITES, field: ['seven-7'], boss: 'iron-heart' });
    t.launch(0, 'L');
    t.launch(1, 'L');
    t.wait(5_000);
    expect(t.letters()).toBe('KL');
    expect(t.zone).toBe(5);
    const exact = table({ players: 5, sites: SITES, field: ['seven-7'], boss: 'iron-heart' });
    exact.launch(0, 'L');
    exact.launch(2, 'L');
    exact.wait(5_000);
    expect(exact.letters()).toBe('K');
  });

  test('Comet: it hits Earth when zone 2 ends, and the last to pass must confirm (R9)', () => {
    const t = table({ zone: 2, boss: 'comet' });
    t.pass(0, 1);
    expect(t.view(2).passLoses).toBe(true);
    t.refuses(() => t.pass(2), 'confirm-last-pass');
    t.wait(60_000);
    expect(t.ending).toBe('lost: impact-early');
    expect(t.state.outcome?.zone).toBe(2);
    const gone = table({ zone: 2, field: ['six-6'], powers: ['', '', ''] });
    gone.wait(60_000);
    expect(gone.zone).toBe(1);
  });

  test('Comet: an Overkill in zone 2 brings it down too', () => {
    const t = table({ zone: 2, boss: 'comet', sites: ['2C C', '', ''], field: ['small-1'] });
    t.launch(0, 'K');
    expect(t.ending).toBe('lost: impact-early');
  });

  test('Swarm Queen: each zone change adds a Small meteor, up to ten; face down, or as a Survey Satellite says', () => {
    const t = table({ boss: 'swarm-queen', field: ['six-6'], meteorDeck: ['medium-3', 'small-1', 'small-2'] });
    t.wait(60_000);
    expect(t.state.field[2]).toMatchObject({ letter: 'M', card: 'small-1', faceUp: false });
    t.wait(60_000);
    t.wait(60_000);
    expect(t.letters()).toBe('KLMNP');
    const seen = table({ boss: 'swarm-queen', field: ['six-6'], meteorDeck: ['small-1'], technologies: ['survey'] });
    seen.wait(60_000);
    expect(seen.state.field[2]).toMatchObject({ card: 'small-1', faceUp: true });
    const nine = [
      'six-6',
      'seven-7',
      'medium-3',
      'medium-3-rich',
      'medium-4',
      'medium-4-rich',
      'medium-5',
      'medium-5-rich',
    ];
    const full = table({ boss: 'swarm-queen', field: nine });
    full.wait(60_000);
    expect(full.letters()).toHaveLength(10);
    full.wait(60_000);
    expect(full.letters()).toHaveLength(10);
  });

  test('Swarm Queen: none left, nothing comes', () => {
    const t = new Table({ ...tableState({ boss: 'swarm-queen', field: ['six-6'] }), meteorDeck: ['medium-3'] });
    t.wait(60_000);
    expect(t.letters()).toBe('KL');
    expect(t.zone).toBe(4);
  });

  test('Twin Terror: a half that dies alone is back at the next zone change, with a new letter', () => {
    const t = table({ sites: ['4FA F A', '', ''], field: ['seven-7'], boss: 'twin-terror' });
    expect(t.letters()).toBe('KLM');
    t.launch(0, 'L');
    expect(t.letters()).toBe('KM');
    t.wait(60_000);
    expect(t.letters()).toBe('KMN');
    expect(t.state.field[2]).toMatchObject({ card: 'twin-terror', size: 4, faceUp: true });
  });

  test('Twin Terror: both dead at once is final, even one after the other', () => {
    const t = table({
      sites: ['4FA F A', '4CE C E', ''],
      field: ['seven-7'],
      boss: 'twin-terror',
      options: { windowMs: 0 },
    });
    t.launch(0, 'L');
    t.launch(1, 'M');
    t.wait(60_000);
    expect(t.letters()).toBe('K');
  });

  test('Twin Terror: both dead wins at once where nothing else is left', () => {
    const t = table({ sites: ['4FA F A', '4CE C E', ''], field: [], boss: 'twin-terror' });
    t.launch(0, 'K');
    t.launch(1, 'L');
    expect(t.ending).toBe('won: all-destroyed');
  });

  test('Shapeshifter: its size is drawn anew at each zone change, 4 to 8', () => {
    const sizes = new Set<number>();
    for (let seed = 0; seed < 12; seed += 1) {
      const t = table({ boss: 'shapeshifter', seed: `s${seed}` });
      t.wait(60_000);
      const view = t.publicView().field[2];
      expect(view).toMatchObject({ boss: 'shapeshifter', low: 4, high: 8, faceUp: true });
      sizes.add(view?.size ?? 0);
    }
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(4);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(8);
    expect(sizes.size).toBeGreaterThan(2);
  });

  test('Dark Body: named, but never turned up; a hit only tells "too little"', () => {
    const t = table({
      hands: ['', 'A', ''],
      sites: ['1C C', 'survey C E', ''],
      field: ['seven-7'],
      boss: 'dark-body',
      bossSize: 6,
    });
    expect(t.publicView().field[1]).toMatchObject({ boss: 'dark-body', low: 3, high: 9, size: null, faceUp: false });
    t.launch(0, 'L');
    expect(t.happened('salvo-resolved')).toMatchObject([{ strikes: [{ result: 'survived', hidden: true, size: 0 }] }]);
    t.place(1, 'A', 1);
    expect(t.publicView().field[1]).toMatchObject({ size: null, faceUp: false });
  });

  test('Dark Body dies like any other', () => {
    const t = table({ sites: ['5AE A E', '1C C', ''], field: ['seven-7'], boss: 'dark-body', bossSize: 6 });
    t.launch(0, 'L');
    t.launch(1, 'L');
    expect(t.letters()).toBe('K');
  });

  test('Last Stand: a target only while it is alone', () => {
    const t = table({ sites: ['1C C', '', ''], field: ['small-1'], boss: 'last-stand' });
    expect(t.view(0).targets).toEqual(['K']);
    expect(t.view(0).impliedTarget).toBe('K');
    expect(t.refuses(() => t.launch(0, 'L'), 'target-shielded')).toMatchObject({ boss: 'last-stand', legal: ['K'] });
    t.launch(0, 'K');
    expect(t.view(0).targets).toEqual(['L']);
  });

  test('Leech: after the draws of a zone change everyone discards one random card', () => {
    const t = table({ hands: ['C', 'C', 'C'], deck: '1C 1C 1C 1F 1F 1F', boss: 'leech' });
    t.wait(60_000);
    expect(t.handSizes()).toEqual([2, 2, 2]);
    expect(t.happened('discarded')).toMatchObject([{ by: 'leech' }]);
    expect(t.events.map(({ type }) => type)).toEqual(['zone-changed', 'drawn', 'discarded']);
  });

  test('Powder Keg: alive after the salvo, an Overkill changes two zones, draws included', () => {
    const t = table({ hands: ['', '', ''], sites: ['2C C', '', ''], field: ['small-1'], boss: 'powder-keg' });
    t.launch(0, 'K');
    expect(t.zone).toBe(3);
    expect(t.handSizes()).toEqual([4, 4, 4]);
    expect(t.left).toBe(60_000);
  });

  test('Powder Keg: in zone 2 that is lost; a timed change is one zone', () => {
    const t = table({ sites: ['2C C', '', ''], field: ['small-1'], boss: 'powder-keg', zone: 2 });
    t.launch(0, 'K');
    expect(t.ending).toBe('lost: impact-overkill');
    const timed = table({ boss: 'powder-keg' });
    timed.wait(60_000);
    expect(timed.zone).toBe(4);
  });

  test('Powder Keg: dead by the same salvo it pushes no more, and a Deflector takes its Overkill whole', () => {
    const t = table({
      players: 5,
      sites: ['5AE A E', '5FE F E', '3CF C F', '', ''],
      field: ['seven-7'],
      boss: 'powder-keg',
    });
    t.launch(0, 'L');
    t.launch(2, 'L');
    t.wait(5_000);
    expect(t.letters()).toBe('K');
    expect(t.zone).toBe(4);
    const shielded = table({
      sites: ['2C C', '', ''],
      field: ['small-1'],
      boss: 'powder-keg',
      technologies: ['deflector'],
    });
    shielded.launch(0, 'K');
    expect(shielded.zone).toBe(5);
    expect(shielded.discarded()).toBe('2C C deflector');
  });
});
