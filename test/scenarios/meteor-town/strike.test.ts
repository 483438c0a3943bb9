import { describe, expect, test } from 'vitest';
import type { Face } from '../../../src/games/meteor-town/index.js';
import { town, type Played } from './table.js';

const strike = (played: Played, meteor: Face, building: string | null, crater: Face | null = null) =>
  played.does({ type: 'strike', seat: 0, meteor, building, crater });

describe('Meteor strike', () => {
  test('a meteor checks one box of a standing building in its column, the player’s choice', () => {
    const played = town({ turn: 2, dice: '1245', built: ['windmill'] });
    played.assign('T*TM');
    expect(played.town.step).toBe('strike');
    expect(played.choices.strikes).toEqual([{ meteor: 2, buildings: ['market', 'windmill'], craters: [] }]);
    strike(played, 2, 'windmill');
    expect([played.boxes('market'), played.boxes('windmill')]).toEqual([2, 1]);
    expect(played.town.step).toBe('activate');
  });

  test('where there is no choice it falls by itself', () => {
    const played = town({ turn: 2, dice: '1245' });
    played.assign('T*TM');
    expect(played.boxes('market')).toBe(1);
    expect(played.town.step).toBe('activate');
  });

  test('all boxes checked: destroyed, no longer used', () => {
    const played = town({ turn: 2, dice: '1612', boxes: { woodcutter: 1 } });
    played.assign('*TTM');
    expect(played.last('destroyed')).toEqual([{ type: 'destroyed', seat: 0, building: 'woodcutter' }]);
    expect(played.boxes('woodcutter')).toBe(0);
    played.activate(1);
    expect(played.stock).toBe('');
  });

  test('MT9: a column is empty if nothing stands there; unbuilt spaces don’t stop a meteor: a crater', () => {
    const played = town({ turn: 2, dice: '1245', boxes: { market: 0 } });
    played.assign('T*TM');
    expect(played.town.craters).toEqual([2]);
    expect(played.score.craterPoints).toBe(-5);
  });

  test('a meteor into a crater: a crater in an adjacent column, all its buildings destroyed', () => {
    const played = town({ turn: 2, dice: '1245', boxes: { market: 0 }, craters: [2], built: ['orchard'] });
    played.assign('T*TM');
    expect(played.choices.strikes).toEqual([{ meteor: 2, buildings: [], craters: [1, 3] }]);
    strike(played, 2, null, 3);
    expect(played.town.craters).toEqual([2, 3]);
    expect([played.boxes('farm'), played.boxes('orchard')]).toEqual([0, 0]);
    expect(played.last('destroyed')).toHaveLength(2);
  });

  test.each([
    [1, 2],
    [6, 5],
  ] as const)('MT10: column %i has one neighbour, %i', (column, neighbour) => {
    const gone = column === 1 ? 'woodcutter' : 'well';
    const played = town({ turn: 2, dice: `3${column}45`, boxes: { [gone]: 0 }, craters: [column] });
    played.assign('T*TM');
    expect(played.town.craters).toEqual([column, neighbour]);
  });

  test('MT10: if every neighbour already has a crater, that meteor does nothing more', () => {
    const boxes = { woodcutter: 0, market: 0, farm: 0 };
    const played = town({ turn: 2, dice: '4255', boxes, craters: [1, 2, 3] });
    played.assign('T*TM');
    expect(played.town.craters).toEqual([1, 2, 3]);
    expect(played.last('meteor-spent')).toHaveLength(1);
    expect(played.town.written[1]).toBe(2);
  });

  test('MT10: a neighbour’s permanent effects and End game points go with it', () => {
    const played = town({
      turn: 2,
      dice: '4611',
      boxes: { well: 0 },
      craters: [6],
      built: ['museum', 'observatory'],
    });
    expect(played.score.endGame).toEqual([{ building: 'museum', points: 2 }]);
    played.assign('T*TM');
    expect(played.boxes('observatory')).toBe(0);
    expect(played.score.endGame).toEqual([]);
  });
});

describe('Two meteors', () => {
  test('MT9: one after the other in the order the player likes', () => {
    const played = town({ turn: 6, dice: '1245', built: ['windmill', 'fair'] });
    played.assign('T*M*', '2+');
    // 2 + 4 = 6: the Well's last box and column 5.
    expect(played.last('box-checked').map(({ building }) => building)).toEqual(['well']);
    expect(played.choices.strikes.map(({ meteor }) => meteor)).toEqual([5]);
  });

  test('MT9: both may hit one building; the second sees what the first did', () => {
    const played = town({ turn: 6, dice: '1122', built: ['windmill'] });
    played.assign('TT**');
    strike(played, 2, 'market');
    strike(played, 2, 'market');
    expect([played.boxes('market'), played.boxes('windmill')]).toEqual([0, 2]);
    expect(played.town.written[5]).toBe(2);
  });

  test('MT9: the second draws a crater where the first destroyed the last building', () => {
    const played = town({ turn: 6, dice: '1122', boxes: { market: 1 } });
    played.assign('TT**');
    expect(played.boxes('market')).toBe(0);
    expect(played.town.craters).toEqual([2]);
  });

  test('MT9: where one may draw a crater beside the other, the order is the player’s', () => {
    const setup = { turn: 6, dice: '1123', boxes: { market: 0 }, craters: [2 as const] };
    const first = town(setup);
    first.assign('TT**');
    expect(first.choices.strikes.map(({ meteor }) => meteor)).toEqual([2, 3]);
    strike(first, 2, null, 3);
    // Now 3 has a crater: the other meteor goes on to 4, its only free neighbour.
    expect(first.town.craters).toEqual([2, 3, 4]);
    const other = town(setup);
    other.assign('TT**');
    strike(other, 3, null);
    expect(other.boxes('farm')).toBe(1);
    strike(other, 2, null, 1);
    expect(other.town.craters).toEqual([2, 1]);
  });

  test('MT9: the order isn’t asked where both lead to the same', () => {
    // 3 and 4 are craters: one goes on to 2, the other to 5, whichever falls first.
    const boxes = { farm: 0, quarry: 0 };
    const apart = town({ turn: 6, dice: '1134', boxes, craters: [3, 4] });
    apart.assign('TT**');
    expect([...apart.town.craters].sort()).toEqual([2, 3, 4, 5]);
    expect(apart.choices).toMatchObject({ strikes: [], write: [3, 4] });
    // With 1 a crater too, 2 goes on to 3 alone, and 3 may still be hit before: the order matters again.
    const near = town({ turn: 6, dice: '1123', boxes: { woodcutter: 0, market: 0 }, craters: [1, 2] });
    near.assign('TT**');
    expect(near.choices.strikes.map(({ meteor }) => meteor)).toEqual([2, 3]);
    // Where 3 ends as a crater and everything around it is one already, it can't.
    const last = town({ turn: 6, dice: '1123', boxes: { woodcutter: 0, market: 0, quarry: 0 }, craters: [1, 2, 4] });
    last.assign('TT**');
    expect(last.town.craters).toEqual([1, 2, 4, 3]);
    expect(last.choices.strikes).toEqual([]);
  });

  test('MT9: two craters with one column between them: the order matters only if that is the last way', () => {
    const boxes = { farm: 0, workshop: 0, market: 0 };
    const free = town({ turn: 6, dice: '1135', boxes: { farm: 0, workshop: 0 }, craters: [3, 5] });
    free.assign('TT**');
    expect(free.choices.strikes).toEqual([
      { meteor: 3, buildings: [], craters: [2, 4] },
      { meteor: 5, buildings: [], craters: [4, 6] },
    ]);
    const tight = town({ turn: 6, dice: '1135', boxes, craters: [2, 3, 5] });
    tight.assign('TT**');
    expect(tight.choices.strikes.map(({ meteor }) => meteor)).toEqual([3, 5]);
    strike(tight, 5, null, 4);
    expect(tight.town.craters).toEqual([2, 3, 5, 4]);
  });

  test('refused: no such meteor, a building elsewhere, none where one must be chosen, a crater too far', () => {
    const played = town({ turn: 2, dice: '1245', built: ['windmill'] });
    played.assign('T*TM');
    const target = { code: 'strike-target', buildings: ['market', 'windmill'], craters: [] };
    const asks = (meteor: Face, building: string | null, crater: Face | null = null) =>
      played.refuses({ type: 'strike', seat: 0, meteor, building, crater });
    expect(asks(5, 'workshop')).toEqual({ code: 'no-such-meteor', legal: [2] });
    expect(asks(2, 'farm')).toEqual(target);
    expect(asks(2, null)).toEqual(target);
    expect(asks(2, 'market', 3)).toEqual(target);
    expect(played.refuses({ type: 'next', seat: 0 })).toEqual({ code: 'wrong-step', step: 'strike' });
    strike(played, 2, 'market');
    expect(asks(2, 'market')).toEqual({ code: 'wrong-step', step: 'activate' });
  });
});

describe('MT12: the strike number', () => {
  test('with one Meteor die it is that one, after modification', () => {
    const played = town({ turn: 2, dice: '1245' });
    played.assign('M*TT', '2+');
    expect(played.last('strike-written')).toEqual([{ type: 'strike-written', seat: 0, number: 3 }]);
  });

  test('with two of different numbers the player chooses', () => {
    const played = town({ turn: 6, dice: '1124' });
    played.assign('TT**');
    expect(played.choices.write).toEqual([2, 4]);
    expect(played.refuses({ type: 'write', seat: 0, number: 1 })).toEqual({ code: 'write-number', legal: [2, 4] });
    played.does({ type: 'write', seat: 0, number: 4 });
    expect(played.town.written[5]).toBe(4);
    expect(played.town.step).toBe('activate');
    played.skip();
    played.next();
    expect(played.town.forbidden).toBe(4);
  });

  test('refused: while meteors are falling, at another step', () => {
    const played = town({ turn: 6, dice: '1124', built: ['windmill'] });
    expect(played.refuses({ type: 'write', seat: 0, number: 2 })).toEqual({ code: 'wrong-step', step: 'dice' });
    played.assign('TT**');
    expect(played.refuses({ type: 'write', seat: 0, number: 2 })).toEqual({ code: 'meteors-left', meteors: [2] });
  });
});
