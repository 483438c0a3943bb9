import { describe, expect, test } from 'vitest';
import { cosmic } from '../../support/cosmic-run/table.js';

const use = (power: string, die: number | null = null, value: number | null = null) =>
  ({ type: 'use', seat: 0, power, die, value }) as const;

describe('CR9 Tech powers', () => {
  test('Second Chance: right after a roll all unassigned dice are rolled again; as often as it is paid', () => {
    const t = cosmic({ dice: '12345 6', crystals: [2] });
    t.use('second-chance');
    t.use('second-chance');
    expect(t.player(0).crystals).toBe(0);
    t.refuses(use('second-chance'), 'too-few-crystals', { needs: 1, held: 0 });
  });

  test('Second Chance is too late once a die lies', () => {
    const t = cosmic({ dice: '12345 6', crystals: [2] });
    t.assign([0], 'tech');
    t.refuses(use('second-chance'), 'too-late-to-reroll');
  });

  test('Fine Tuning: an unassigned die one up or down; 1 and 6 are not neighbours', () => {
    const t = cosmic({ dice: '12345 6', crystals: [5] });
    t.refuses(use('fine-tuning', 0, 6), 'no-change', { legal: [2] });
    t.use('fine-tuning', 0, 2);
    t.use('fine-tuning', 5);
    expect(t.state.turn?.dice.map(({ value }) => value)).toEqual([2, 2, 3, 4, 5, 5]);
    expect(t.player(0).crystals).toBe(1);
  });

  test('Override: an unassigned die shows what you like', () => {
    const t = cosmic({ dice: '12345 6', crystals: [3] });
    t.refuses(use('override', 0, 7), 'no-change', { legal: [2, 3, 4, 5, 6] });
    t.refuses(use('override', 0, 1), 'no-change');
    t.refuses(use('override', 0), 'no-change');
    t.use('override', 0, 6);
    expect(t.state.turn?.dice[0]?.value).toBe(6);
  });

  test('only unassigned dice can be changed; a changed die keeps its colour', () => {
    const t = cosmic({ dice: '12345 1', crystals: [5] });
    t.assign([0], 'tech');
    t.refuses(use('override', 0, 6), 'die-assigned', { die: 0, place: 'tech' });
    t.refuses(use('override'), 'choose-die');
    t.refuses(use('override', 9, 6), 'no-such-die');
    t.use('override', 5, 4);
    t.assign([5], 6, true);
    expect(t.ship(0, 6)).toBe(4);
  });

  test('Shield: right after a meteor card is flipped in one’s own turn, it counts as a miss', () => {
    const t = cosmic({ meteors: ['1-2-4'], hits: [2], crystals: [3], ships: [[2, 0, 0, 0, 0, 0]] });
    t.endTurn();
    expect(t.publicView().lastStrike).toMatchObject({ card: '1-2-4', planet: 1, hits: 3, result: 'open' });
    t.use('shield');
    expect(t.state.planets[0]).toEqual({ hits: 2, scored: null });
    expect(t.state.meteorsGone).toContain('1-2-4');
    expect(t.publicView().lastStrike?.result).toBe('shielded');
    expect([t.player(0).crystals, t.state.turn?.step]).toEqual([0, 'dice']);
  });

  test('Shield: going on lets the card count', () => {
    const t = cosmic({ meteors: ['1-2-4'], crystals: [3] });
    t.endTurn();
    t.goOn();
    expect([t.state.planets[0]?.hits, t.player(0).crystals]).toEqual([1, 3]);
  });

  test('Shield: nothing to choose on a miss, and none in another’s turn or a later step', () => {
    const miss = cosmic({ meteors: ['miss'], crystals: [3] });
    miss.endTurn();
    expect(miss.state.turn?.step).toBe('dice');
    miss.refuses(use('shield'), 'wrong-step', { step: 'dice' });
    miss.refuses({ ...use('shield'), seat: 1 }, 'not-your-turn');
    miss.refuses({ type: 'go-on', seat: 0 }, 'wrong-step');
    const open = cosmic({ meteors: ['miss'], crystals: [3], aliens: [['oracle']] });
    open.endTurn();
    open.refuses(use('shield'), 'nothing-to-shield');
  });

  test('Thrusters: in step 3, once a turn, one ship moves one space; tokens as usual', () => {
    const t = cosmic({ actions: true, crystals: [5], tokens: [null, null, null, null, 4], aliens: [['elder']] });
    t.use('thrusters', null, 3);
    expect([t.ship(0, 3), t.player(0).tokens, t.player(0).crystals]).toEqual([1, [4], 1]);
  });

  test('Thrusters discover a planet; a second use, no ship and a scored planet are refused', () => {
    const t = cosmic({ actions: true, crystals: [5], ships: [[7, 0, 0, 0, 0, 0]], scored: [2], aliens: [['elder']] });
    t.refuses(use('thrusters'), 'choose-ship', { legal: [1, 3, 4, 5, 6] });
    t.refuses(use('thrusters', null, 2), 'choose-ship');
    t.use('thrusters', null, 1);
    expect(t.points(0)).toBe(12);
    t.refuses(use('thrusters', null, 3), 'power-used');
  });

  test('crystals earned this turn come in step 3 and can pay for Thrusters, not for powers of step 2', () => {
    const t = cosmic({ dice: '12345 6', crystals: [0] });
    t.assign([0, 1, 2, 3], 'tech');
    t.refuses(use('fine-tuning', 4, 4), 'too-few-crystals', { held: 0 });
    t.assign([4, 5], 2);
    expect(t.state.turn?.step).toBe('actions');
    t.use('thrusters', null, 5);
    expect(t.ship(0, 5)).toBe(1);
  });

  test('any number of powers in a turn', () => {
    const t = cosmic({ dice: '12345 6', crystals: [5] });
    t.use('fine-tuning', 0, 2);
    t.use('second-chance');
    t.use('second-chance');
    t.use('second-chance');
    expect(t.player(0).crystals).toBe(0);
  });

  test('refused: no such power', () => {
    const t = cosmic({ dice: '12345 6', crystals: [5] });
    for (const power of ['', 'warp', '__proto__', 'elder', 'miner']) t.refuses(use(power), 'no-such-power');
  });
});
