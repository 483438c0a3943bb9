import { describe, expect, test } from 'vitest';
import { table } from '../../support/table.js';

describe('Technologies', () => {
  test.each([
    ['communications', 'F'],
    ['survey', 'C A E'],
    ['deflector', 'C A E'],
    ['supply', 'C'],
    ['salvage', 'C'],
    ['booster', 'F A'],
  ])('%s is built with %s', (technology, cost) => {
    const energies = cost.split(' ');
    const t = table({ hands: [cost, '', ''], sites: [technology] });
    for (const energy of energies.slice(0, -1)) t.place(0, energy, 0);
    const last = energies.at(-1) ?? '';
    expect(t.view(0).sites[0]?.outlook).toMatchObject({ kind: 'technology', missing: last });
    t.place(0, last, 0);
    expect(t.technologies).toBe(technology);
    expect(t.events.map(({ type }) => type)).toContain('technology-built');
  });

  test('the card may come last', () => {
    const t = table({ hands: ['booster', '', ''], sites: ['F A'] });
    expect(t.view(0).hand).toMatchObject([{ card: 'booster', completes: ['technology', null, null] }]);
    t.place(0, 'booster', 0);
    expect(t.technologies).toBe('booster');
  });

  test('Communications Satellite: chat opens', () => {
    const t = table({ hands: ['F', '', ''], sites: ['communications'] });
    expect(t.publicView()).toMatchObject({ silent: true, talkOpened: false });
    t.place(0, 'F', 0);
    expect(t.publicView()).toMatchObject({ silent: false, talkOpened: true });
  });

  test('Survey Satellite: every face-down meteor is turned up', () => {
    const t = table({ hands: ['A', '', ''], sites: ['survey C E'], field: ['small-1-rich', 'medium-4', 'seven-7'] });
    expect(t.faceUp()).toBe('M');
    t.place(0, 'A', 0);
    expect(t.faceUp()).toBe('KLM');
    expect(t.publicView().field[0]).toMatchObject({ size: 1, trait: 'rich' });
  });

  test('Survey Satellite: where all lie face up already, nothing is said of them', () => {
    for (const [field, told] of [
      [['seven-7'], 0],
      [['small-1', 'seven-7'], 1],
    ] as const) {
      const t = table({ hands: ['A', '', ''], sites: ['survey C E'], field });
      t.place(0, 'A', 0);
      expect(t.happened('meteors-revealed')).toHaveLength(told);
    }
  });

  test('Deflector Satellite: takes the next Overkill upon itself, and then it is gone', () => {
    const t = table({
      sites: ['2C C', '2F F', ''],
      field: ['small-1', 'small-1-rich', 'six-6'],
      technologies: ['deflector'],
      options: { windowMs: 0 },
    });
    t.launch(0, 'K');
    expect([t.zone, t.technologies]).toEqual([5, '']);
    expect(t.discarded()).toBe('2C C deflector');
    t.launch(1, 'L');
    expect(t.zone).toBe(4);
  });

  test('Deflector Satellite: in zone 1 it saves the game', () => {
    const t = table({ zone: 1, sites: ['2C C', '', ''], field: ['small-1', 'six-6'], technologies: ['deflector'] });
    t.launch(0, 'K');
    expect([t.ending, t.zone]).toEqual([null, 1]);
  });

  test('Deflector Satellite: it takes several Overkills of one salvo', () => {
    const t = table({
      sites: ['2C C', '2F F', ''],
      field: ['small-1', 'small-1-rich', 'six-6'],
      technologies: ['deflector'],
    });
    t.launch(0, 'K');
    t.launch(1, 'L');
    expect([t.zone, t.technologies]).toEqual([5, '']);
  });

  test('Deflector Satellite: it is not used by a salvo that wins', () => {
    const t = table({ sites: ['2C C', '', ''], field: ['small-1'], technologies: ['deflector'] });
    t.launch(0, 'K');
    expect([t.ending, t.technologies]).toEqual(['won: all-destroyed', 'deflector']);
  });

  test.each([
    [1, 3],
    [2, 3],
    [3, 3],
    [4, 2],
    [5, 2],
  ])('Supply Factory: each of %i draws %i at a zone change', (players, cards) => {
    const t = table({ players, technologies: ['supply'] });
    t.wait(60_000);
    expect(t.handSizes()).toEqual(Array(players).fill(cards));
  });

  test('Booster Factory: a launched Rocket may do one more damage, chosen at launch', () => {
    const t = table({ sites: ['1C C', '1F F', ''], field: ['small-2', 'small-1', 'six-6'], technologies: ['booster'] });
    expect(t.view(0).changes).toEqual([0, 1]);
    expect(t.refuses(() => t.launch(0, 'K', { change: 2 }), 'no-change')).toMatchObject({ change: 2, legal: [0, 1] });
    t.refuses(() => t.launch(0, 'K', { change: -1 }), 'no-change');
    t.launch(0, 'K', { change: 1 });
    t.launch(1, 'L');
    expect(t.letters()).toBe('M');
    expect(t.zone).toBe(5);
  });

  test('Booster Factory: built while a window is open it serves the Rockets that join later', () => {
    const t = table({ hands: ['', 'F A', ''], sites: ['2C C', 'booster', '1F F'], field: ['medium-4', 'six-6'] });
    t.refuses(() => t.launch(0, 'K', { change: 1 }), 'no-change');
    t.launch(0, 'K');
    t.place(1, 'F', 1);
    t.place(1, 'A', 1);
    t.launch(2, 'K', { change: 1 });
    expect([t.letters(), t.zone]).toEqual(['L', 5]);
  });
});

describe('R12 First game', () => {
  test('no silence, all meteors face up', () => {
    const t = table({ mode: 'first', field: ['small-1', 'medium-4'] });
    expect(t.faceUp()).toBe('KL');
    expect(t.publicView()).toMatchObject({ silent: false, talkOpened: false });
  });

  test('Communications and Survey Satellites can be built and do nothing', () => {
    const t = table({
      mode: 'first',
      hands: ['F', 'A', ''],
      sites: ['communications', 'survey C E'],
      field: ['small-1', 'medium-4'],
    });
    t.place(0, 'F', 0);
    t.place(1, 'A', 1);
    expect(t.technologies).toBe('communications survey');
    expect(t.happened('meteors-revealed')).toEqual([]);
    expect(t.publicView()).toMatchObject({ silent: false, talkOpened: false });
  });
});
