import { describe, expect, test } from 'vitest';
import { CHALLENGES } from '../../../../src/games/meteor/cards/challenges.js';
import { maySpeak } from '../../../../src/games/meteor/silence/speech.js';
import { table } from '../../../support/table.js';

describe('Challenges', () => {
  test('the eleven of them', () => {
    expect(CHALLENGES).toHaveLength(11);
  });

  test("Blue Shortage: you can't place Electrical, nor an energy declared as it", () => {
    const t = table({
      hands: ['E C', 'E', ''],
      challenges: ['blue-shortage', '', ''],
      powers: ['transmuter', '', ''],
      sites: ['', 'C', ''],
    });
    expect(t.refuses(() => t.place(0, 'E', 0), 'kind-forbidden')).toMatchObject({
      challenge: 'blue-shortage',
      counts: 'E',
    });
    expect(t.view(0).hand.find(({ card }) => card === 'E')?.sites).toEqual([
      'kind-forbidden',
      'kind-forbidden',
      'owner-first',
    ]);
    t.place(1, 'E', 1);
    t.use(0, 'E');
    expect(t.refuses(() => t.place(0, 'C', 0), 'kind-forbidden')).toMatchObject({ card: 'C', counts: 'E' });
  });

  test('Communications Blackout: silent even after the satellite, and a Challenge beats a Power (R17)', () => {
    const t = table({
      challenges: ['communications-blackout', '', ''],
      powers: ['communications-array', '', ''],
      technologies: ['communications'],
    });
    expect([0, 1, 2].map((seat) => maySpeak(t.state, seat))).toEqual([false, true, true]);
    t.timeOut(1);
    expect(maySpeak(t.state, 0)).toBe(true);
  });

  test("Ideological Differences: you and the next seat can't place at each other's sites", () => {
    const t = table({
      hands: ['C', 'C', 'C'],
      sites: ['C', 'C', 'C'],
      challenges: ['', 'ideological-differences', ''],
    });
    expect(t.refuses(() => t.place(1, 'C', 2), 'site-closed')).toMatchObject({
      holder: 1,
      challenge: 'ideological-differences',
    });
    t.refuses(() => t.place(2, 'C', 1), 'site-closed');
    t.place(1, 'C', 0);
    t.place(0, 'C', 1);
    t.place(2, 'C', 2);
  });

  test('Ideological Differences: the next seat is fixed at the deal (R17), and comes round', () => {
    const t = table({
      hands: ['C', 'C', 'C', 'C'],
      sites: ['C', 'C', 'C', 'C'],
      challenges: ['', '', '', 'ideological-differences'],
    });
    t.refuses(() => t.place(0, 'C', 3), 'site-closed');
    t.leave(0);
    t.place(1, 'C', 3);
    t.place(3, 'C', 1);
  });

  test('Mistrusting: no one else may place at your sites; it beats Universal Aid, a shared site is not yours', () => {
    const t = table({
      hands: ['C C', 'C C'],
      sites: ['C', '', 'C'],
      challenges: ['mistrusting', ''],
      powers: ['', 'universal-aid'],
    });
    expect(t.refuses(() => t.place(1, 'C', 0), 'site-closed')).toMatchObject({ holder: 0, challenge: 'mistrusting' });
    t.place(0, 'C', 0);
    t.scrap(0, 0);
    t.refuses(() => t.place(1, 'C', 0), 'site-closed');
    t.place(1, 'C', 2);
  });

  test("War Hawks: you can't place Technology", () => {
    const t = table({
      hands: ['survey', 'survey A', ''].map((hand, seat) => (seat === 1 ? 'supply' : hand)),
      challenges: ['war-hawks', '', ''],
    });
    expect(t.refuses(() => t.place(0, 'survey', 0), 'kind-forbidden')).toMatchObject({ challenge: 'war-hawks' });
    t.place(1, 'supply', 1);
  });

  test("Weak Military: Rockets of 4 and 5 can't be placed at your site, nor what only they could complete", () => {
    const t = table({ hands: ['4FA 3CF 5FE E', '', ''], sites: ['', '', 'C'], challenges: ['weak-military', '', ''] });
    expect(t.refuses(() => t.place(0, '4FA', 0), 'rocket-forbidden')).toMatchObject({ holder: 0, most: 3 });
    expect(t.view(0).hand.find(({ card }) => card === '5FE')?.sites[0]).toBe('rocket-forbidden');
    t.place(0, '3CF', 0);
    const pile = table({ hands: ['E', 'E', ''], sites: ['F A', 'F A', ''], challenges: ['weak-military', '', ''] });
    expect(pile.view(0).hand[0]?.sites).toEqual([null, null, 'owner-first']);
    const elsewhere = table({ hands: ['4CE', '', ''], sites: ['', 'C', ''], challenges: ['weak-military', '', ''] });
    elsewhere.place(0, '4CE', 1);
  });

  test('Budget Cuts: one fewer at the first two zone changes', () => {
    const t = table({ hands: ['', '', ''], challenges: ['budget-cuts', '', ''] });
    for (const sizes of [
      [1, 2, 2],
      [2, 4, 4],
      [4, 6, 6],
    ]) {
      t.wait(60_000);
      expect(t.handSizes()).toEqual(sizes);
    }
  });

  test('Red Tape: three seconds between your placements, Time Outs not counted', () => {
    const t = table({ hands: ['C C C C', 'C', ''], challenges: ['red-tape', '', ''] });
    t.place(0, 'C', 0);
    t.wait(1_000);
    expect(t.refuses(() => t.place(0, 'C', 0), 'too-soon')).toMatchObject({ challenge: 'red-tape', left: 2_000 });
    expect(t.view(0).hand[0]?.sites[0]).toBe('too-soon');
    expect(t.view(0).own?.placeReadyAt).toBe(t.now + 2_000);
    t.place(1, 'C', 0);
    t.timeOut(1);
    t.wait(30_000);
    t.resume(1);
    t.wait(1_999);
    t.refuses(() => t.place(0, 'C', 0), 'too-soon');
    t.wait(1);
    t.place(0, 'C', 0);
    expect(t.happened('retrofit-built')).toHaveLength(0);
    expect(t.pile(0)).toBe('C C C');
  });

  test('Small Silo: at most six in hand; what you draw beyond is discarded', () => {
    const t = table({ hands: ['C C C C C', '', ''], deck: '1C 1C 1C 1F 1F 1F', challenges: ['small-silo', '', ''] });
    t.wait(60_000);
    expect(t.hand(0)).toBe('C C C C C 1C');
    expect(t.discarded()).toBe('1F');
    expect(t.happened('overflowed')).toEqual([{ type: 'overflowed', cards: [[0, '1F']] }]);
  });

  test('Hair Trigger: your completed Rocket is lost if not launched within 20 seconds, Time Outs not counted', () => {
    const t = table({ hands: ['C', 'C', ''], sites: ['1C', '1C', ''], challenges: ['hair-trigger', '', ''] });
    t.place(0, 'C', 0);
    t.place(1, 'C', 1);
    expect(t.publicView().sites.map(({ expiresAt }) => expiresAt)).toEqual([t.now + 20_000, null, null]);
    t.wait(19_000);
    t.timeOut(1);
    t.wait(100_000);
    t.resume(1);
    t.wait(999);
    expect(t.isReady(0)).toBe(true);
    t.wait(1);
    expect(t.isReady(0)).toBe(false);
    expect(t.discarded()).toBe('1C C');
    expect(t.isReady(1)).toBe(true);
  });

  test('Hair Trigger: each of your sites has its own twenty seconds, and the log names the Challenge', () => {
    const t = table({
      hands: ['C C', ''],
      sites: ['1C', '1C', '', ''],
      powers: ['second-pad', ''],
      challenges: ['hair-trigger', ''],
    });
    t.place(0, 'C', 0);
    t.wait(5_000);
    t.place(0, 'C', 1);
    t.wait(15_000);
    expect([t.isReady(0), t.isReady(1)]).toEqual([false, true]);
    t.wait(4_999);
    expect(t.isReady(1)).toBe(true);
    t.wait(1);
    expect(t.isReady(1)).toBe(false);
    expect(t.happened('rocket-lost')).toEqual([
      { type: 'rocket-lost', seat: 0, site: 0, challenge: 'hair-trigger' },
      { type: 'rocket-lost', seat: 0, site: 1, challenge: 'hair-trigger' },
    ]);
  });

  test('Hair Trigger: one in the salvo is safe, though the salvo resolves later', () => {
    const t = table({
      hands: ['C', '', ''],
      sites: ['1C', '1F', ''],
      field: ['small-1', 'six-6'],
      challenges: ['hair-trigger', '', ''],
    });
    t.place(0, 'C', 0);
    t.wait(19_000);
    t.launch(0, 'K');
    t.wait(5_000);
    expect(t.letters()).toBe('L');
    expect(t.happened('rocket-lost')).toHaveLength(0);
  });

  test('Hair Trigger: timers due together come as salvo, Hair Trigger, zone (R1)', () => {
    const t = table({
      hands: ['C', '', ''],
      sites: ['1C', '1F F', ''],
      field: ['small-1', 'six-6'],
      challenges: ['hair-trigger', '', ''],
    });
    t.wait(40_000);
    t.place(0, 'C', 0);
    t.wait(15_000);
    t.launch(1, 'K');
    t.wait(5_000);
    const order = t.log
      .flatMap(({ events }) => events.map(({ type }) => type))
      .filter((type) => ['salvo-resolved', 'rocket-lost', 'zone-changed'].includes(type));
    expect(order).toEqual(['salvo-resolved', 'rocket-lost', 'zone-changed']);
  });

  test('Hair Trigger: a lost Rocket may be the last that a window waited for', () => {
    const t = table({
      hands: ['C', '', ''],
      sites: ['1C', '1F F', ''],
      field: ['small-1', 'six-6'],
      challenges: ['hair-trigger', '', ''],
    });
    t.place(0, 'C', 0);
    t.wait(18_000);
    t.launch(1, 'K');
    t.wait(2_000);
    expect(t.letters()).toBe('L');
  });

  test("Hair Trigger: it looks after no leaver's Rocket", () => {
    const t = table({ hands: ['C', '', ''], sites: ['1C', '', ''], challenges: ['hair-trigger', '', ''] });
    t.place(0, 'C', 0);
    t.leave(0);
    t.wait(30_000);
    expect(t.isReady(0)).toBe(true);
  });

  test('No Recycling: no Retrofits at your site, Salvage Factory and Lean Retrofit or not (R17)', () => {
    const t = table({
      hands: ['C C C 1C', '', ''],
      sites: ['C C', '', ''],
      challenges: ['no-recycling', '', ''],
      powers: ['lean-retrofit', '', ''],
      technologies: ['salvage'],
    });
    expect(t.publicView().sites[0]?.outlook.retrofitMissing).toBeNull();
    expect(t.refuses(() => t.place(0, 'C', 0), 'no-project')).toMatchObject({ legal: [] });
  });
});
