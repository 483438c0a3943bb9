import { describe, expect, test } from 'vitest';
import { activating, town } from './table.js';

const act = { seat: 0 } as const;

describe('Selling', () => {
  test('any number of that resource, at the building’s price', () => {
    const played = activating('141', { stock: '5S4D', built: ['sculptor', 'goldsmith'] });
    played.activate(1);
    played.sell('sculptor', '3S');
    played.activate(4);
    played.sell('goldsmith', '4D');
    expect(played.score.sales).toEqual([
      { building: 'sculptor', points: 6 },
      { building: 'goldsmith', points: 8 },
    ]);
    expect(played.stock).toBe('W3S');
  });

  test('MT5: once for each activation', () => {
    const played = activating('211', { stock: '5G' });
    played.activate(2);
    played.sell('market', '2G');
    expect(played.refuses({ ...act, type: 'sell', building: 'market', goods: { grain: 1 } })).toEqual({
      code: 'no-column',
    });
  });

  test('the Market pays 1, with the Windmill 2', () => {
    const played = activating('211', { stock: '5G' });
    played.activate(2);
    played.sell('market', '5G');
    expect(played.score.total).toBe(5);
    const richer = activating('211', { stock: '5G', boxes: { windmill: 1 } });
    richer.activate(2);
    richer.sell('market', '5G');
    expect(richer.score.total).toBe(10);
  });

  test('the Windmill serves only while it stands', () => {
    const played = activating('211', { stock: '5G', boxes: { windmill: 0 } });
    played.activate(2);
    expect(played.choices.uses).toMatchObject([{ kind: 'sell', building: 'market', price: 1 }]);
  });

  test('a place of sale with nothing to sell closes by itself', () => {
    const played = activating('211');
    played.activate(2);
    expect(played.town.column).toBeNull();
    expect(played.last('skipped')).toEqual([{ type: 'skipped', seat: 0, buildings: ['market'] }]);
  });

  test('refused: something else, more than there is, nothing, a part', () => {
    const played = activating('211', { stock: '5G2W' });
    played.activate(2);
    const sell = (goods: object) => played.refuses({ ...act, type: 'sell', building: 'market', goods });
    expect(sell({ wood: 1 })).toEqual({ code: 'wrong-goods', building: 'market', sells: 'grain' });
    for (const grain of [6, 0, -1, 1.5, NaN])
      expect(sell({ grain })).toEqual({ code: 'goods-missing', stock: { grain: 5 } });
    expect(sell({ silver: 1 })).toEqual({ code: 'goods-missing', stock: { grain: 5 } });
  });
});

describe('Building', () => {
  test('one building anywhere, paying its cost', () => {
    const played = activating('511', { stock: '3WS' });
    played.activate(5);
    expect(played.choices.uses).toMatchObject([{ kind: 'build', building: 'workshop' }]);
    played.build('gold-mine');
    expect(played.stock).toBe('WS');
    expect(played.boxes('gold-mine')).toBe(2);
    expect(played.town.column).toBeNull();
  });

  test('MT5: one for each building that builds', () => {
    const played = activating('531', { stock: '4W4S4G', built: ['mason'] });
    played.activate(5);
    played.build('orchard');
    played.activate(3);
    played.build('shipyard');
    expect([played.boxes('orchard'), played.boxes('shipyard')]).toEqual([2, 2]);
    expect(played.refuses({ ...act, type: 'build', building: 'fair' })).toEqual({ code: 'no-hammer' });
  });

  test('MT5: a destroyed building is never rebuilt', () => {
    const played = activating('511', { stock: '5W5S5G', boxes: { windmill: 0 } });
    played.activate(5);
    expect(played.refuses({ ...act, type: 'build', building: 'windmill' })).toEqual({
      code: 'was-destroyed',
      building: 'windmill',
    });
  });

  test('MT5: in any column without a crater', () => {
    const played = activating('511', { stock: '5W5S5G', boxes: { market: 0 }, craters: [2] });
    played.activate(5);
    expect(played.refuses({ ...act, type: 'build', building: 'windmill' })).toEqual({
      code: 'crater-there',
      building: 'windmill',
      column: 2,
    });
  });

  test('MT5: cost in full', () => {
    const played = activating('511', { stock: '2WS' });
    played.activate(5);
    expect(played.refuses({ ...act, type: 'build', building: 'town-hall' })).toMatchObject({
      code: 'too-dear',
      cost: { wood: 4, stone: 1 },
    });
    expect(played.refuses({ ...act, type: 'build', building: 'well' })).toEqual({
      code: 'already-built',
      building: 'well',
    });
    expect(played.refuses({ ...act, type: 'build', building: 'palace' })).toEqual({ code: 'no-such-building' });
    expect(played.refuses({ ...act, type: 'build', building: 'sawmill', payment: { wood: 2 } })).toMatchObject({
      code: 'wrong-payment',
    });
    expect(town().refuses({ ...act, type: 'build', building: 'sawmill' })).toEqual({
      code: 'wrong-step',
      step: 'dice',
    });
  });

  test('it offers exactly what can be paid', () => {
    const played = activating('511', { stock: 'S2G' });
    played.activate(5);
    const [use] = played.choices.uses;
    expect(use?.kind === 'build' ? use.builds.map(({ building }) => building) : null).toEqual([
      'shipyard',
      'goldsmith',
    ]);
  });
});
