import { describe, expect, test } from 'vitest';
import { assigning, town } from './table.js';

describe('Roles', () => {
  // Turn 1 has no meteor, turn 2 one, turn 6 two.
  test.each([
    [1, 'TTTM', true],
    [1, 'TTTT', false],
    [1, 'TTT*', false],
    [1, 'TTMM', false],
    [2, 'TTM*', true],
    [2, 'TTT*', false],
    [2, 'TM**', false],
    [2, 'TTTM', false],
    [6, 'TM**', true],
    [6, 'TT**', true],
    [6, 'TTM*', false],
    [6, 'MM**', false],
    [6, 'T***', false],
    [6, 'T**', false],
  ])('turn %i: %s fits: %s', (turn, roles, fits) => {
    const played = town({ turn, dice: '1234' });
    if (fits) expect(played.assign(roles)[0]).toMatchObject({ type: 'assigned' });
    else
      expect(played.refuses(assigning(roles))).toMatchObject({
        code: 'wrong-roles',
        meteors: [0, 1, 2][turn === 6 ? 2 : turn - 1],
      });
  });

  test('once a turn', () => {
    const played = town({ dice: '1234' });
    played.assign('TTTM');
    expect(played.refuses(assigning('TTTM'))).toEqual({ code: 'wrong-step', step: 'activate' });
  });
});

describe('The modifier', () => {
  test('the example: roll 1 3 3 6, one meteor; the 1 makes a 3 a 4; Town 4 and 6, Meteor 3', () => {
    const played = town({ turn: 2, dice: '1336' });
    played.assign('MT*T', '2+');
    expect(played.last('assigned')[0]).toMatchObject({ town: [4, 6], meteors: [3] });
  });

  test('is subtracted as well as added', () => {
    const played = town({ dice: '2514' });
    played.assign('MTTT', '2-');
    expect(played.town.columns).toEqual([3, 1, 4]);
  });

  test('MT6: changes a Meteor die too', () => {
    const played = town({ turn: 2, dice: '2514' });
    played.assign('M*TT', '2-');
    expect(played.last('assigned')[0]).toMatchObject({ town: [1, 4], meteors: [3] });
  });

  test('MT6: the result may be the forbidden number', () => {
    const played = town({ turn: 4, forbidden: 6, dice: '1512' });
    played.assign('MTTT', '2+');
    expect(played.town.columns).toEqual([6, 1, 2]);
  });

  test('MT6: an unused Modifier die does nothing', () => {
    const played = town({ dice: '6123' });
    played.assign('MTTT');
    expect(played.town.columns).toEqual([1, 2, 3]);
  });

  test('refused: out of 1–6, on itself, no Modifier die', () => {
    const played = town({ dice: '3514' });
    expect(played.refuses(assigning('MTTT', '2+'))).toEqual({ code: 'modifier-range', result: 8 });
    expect(played.refuses(assigning('MTTT', '3-'))).toEqual({ code: 'modifier-range', result: -2 });
    expect(played.refuses(assigning('MTTT', '1+'))).toEqual({ code: 'modifier-target', legal: [2, 3, 4] });
    expect(played.refuses(assigning('MTTT', '7+'))).toEqual({ code: 'modifier-target', legal: [2, 3, 4] });
    const two = town({ turn: 6, dice: '1234' });
    expect(two.refuses(assigning('TT**', '1+'))).toEqual({ code: 'no-modifier' });
  });
});
