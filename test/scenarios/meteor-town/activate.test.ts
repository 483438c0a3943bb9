import { describe, expect, test } from 'vitest';
import { activating, town } from './table.js';

const act = { seat: 0 } as const;

describe('Activation', () => {
  test('all buildings in the columns of the Town dice; the order is free', () => {
    const played = activating('146', { built: ['sawmill', 'gold-mine'] });
    played.activate(6);
    expect(played.stock).toBe('3DC');
    played.activate(1, 4);
    expect(played.stock).toBe('3WS3DC');
  });

  test('one column is finished before the next', () => {
    const played = activating('124', { stock: '3G' });
    played.activate(2);
    expect(played.refuses({ ...act, type: 'activate', column: 1 })).toEqual({ code: 'column-begun', column: 2 });
    played.sell('market', '3G');
    played.activate(1);
    expect(played.stock).toBe('W');
  });

  test('any activation may be skipped: one building, a column, the rest of the Town dice', () => {
    const played = activating('333', { stock: '3W', built: ['shipyard', 'orchard'] });
    played.does({ ...act, type: 'activate', column: 3, without: ['orchard'] });
    expect(played.stock).toBe('3WG');
    played.skip('shipyard');
    expect(played.town.column).toBeNull();
    played.activate(3);
    played.skip();
    expect(played.stock).toBe('3W4G');
    played.skip();
    expect(played.town.columns).toEqual([]);
    expect(played.last('columns-skipped')).toHaveLength(1);
    expect(played.refuses({ ...act, type: 'skip', building: null })).toEqual({ code: 'nothing-to-skip' });
  });

  test('MT1: two Town dice of one number activate the column twice, wholly and one after the other', () => {
    const played = activating('331', { stock: '4W', built: ['shipyard'] });
    played.activate(3);
    played.sell('shipyard', '2W');
    played.activate(3);
    played.sell('shipyard', '2W');
    expect(played.stock).toBe('2G');
    expect(played.score.sales).toEqual([{ building: 'shipyard', points: 8 }]);
    expect(played.refuses({ ...act, type: 'activate', column: 3 })).toEqual({ code: 'no-such-column', legal: [1] });
  });

  test('refused: another step, another column, a building that is not there', () => {
    const played = activating('124', { stock: 'G' });
    expect(town().refuses({ ...act, type: 'activate', column: 2 })).toEqual({ code: 'wrong-step', step: 'dice' });
    expect(played.refuses({ ...act, type: 'activate', column: 5 })).toMatchObject({ code: 'no-such-column' });
    expect(played.refuses({ ...act, type: 'gain', building: 'farm' })).toEqual({ code: 'no-column' });
    expect(played.refuses({ ...act, type: 'activate', column: 2, without: ['farm'] })).toMatchObject({
      code: 'not-pending',
    });
    played.activate(2);
    expect(played.refuses({ ...act, type: 'sell', building: 'palace', goods: {} })).toEqual({
      code: 'no-such-building',
    });
    expect(played.refuses({ ...act, type: 'gain', building: 'woodcutter' })).toEqual({
      code: 'not-pending',
      building: 'woodcutter',
      legal: ['market'],
    });
    expect(played.refuses({ ...act, type: 'gain', building: 'market' })).toEqual({
      code: 'wrong-bonus',
      building: 'market',
    });
    expect(played.refuses({ ...act, type: 'next' })).toMatchObject({ code: 'not-done', buildings: ['market'] });
  });
});

describe('MT2: new buildings', () => {
  test('an activation of a column uses the buildings that stand there when it begins', () => {
    const played = activating('551', { stock: '2W2S2G' });
    played.activate(5);
    played.build('fair');
    // The Fair stands now, but this activation began without it.
    expect(played.town.bonusDice).toBe(0);
    expect(played.town.column).toBeNull();
    // The next activation of the column, in the same turn, uses it.
    played.activate(5);
    expect(played.town.bonusDice).toBe(1);
  });

  test('permanent effects begin at once: the Windmill serves the Market in the same turn', () => {
    const played = activating('521', { stock: 'WS4G' });
    played.activate(5);
    played.build('windmill');
    played.activate(2);
    played.sell('market', '4G');
    expect(played.score.total).toBe(8);
  });

  test('End game effects begin at once', () => {
    const played = activating('511', { stock: '2SG' });
    played.activate(5);
    played.build('castle');
    // All six of row 1 and the Castle itself have no box checked.
    expect(played.score.endGame).toEqual([{ building: 'castle', points: 7 }]);
  });
});

describe('MT3: plus', () => {
  test('two pluses on a building give both resources', () => {
    const played = activating('261', { built: ['brickworks', 'herb-garden'] });
    played.activate(2, 6);
    expect(played.stock).toBe('WSG2C');
  });

  test('a track holds ten; more is lost', () => {
    const played = activating('611', { stock: '9D', built: ['gold-mine'] });
    played.activate(6);
    expect(played.stock).toBe('10DC');
    expect(played.last('gained')).toContainEqual({ type: 'gained', seat: 0, gains: { gold: 1 }, lost: { gold: 2 } });
  });

  test('a plus that would be lost waits while something else of the column could make room', () => {
    const played = activating('311', { stock: '10GW', built: ['orchard', 'mason'] });
    played.activate(3);
    expect(played.stock).toBe('W10G');
    expect(played.town.pending).toEqual(['farm', 'orchard', 'mason']);
    played.does({ ...act, type: 'build', building: 'brickworks' });
    expect(played.stock).toBe('10G');
    expect(played.last('gained').map(({ gains }) => gains)).toEqual([{ grain: 1 }, {}]);
  });

  test('the player may take it all the same', () => {
    const played = activating('311', { stock: '10GW', built: ['orchard', 'mason'] });
    played.activate(3);
    played.does({ ...act, type: 'gain', building: 'orchard' });
    expect(played.town.pending).toEqual(['farm', 'mason']);
  });
});

describe('MT4: the Train Station', () => {
  test('when building, any resource counts as any other, clovers too', () => {
    const played = activating('511', { stock: '2G3C', built: ['train-station'] });
    played.activate(5);
    played.build('town-hall', '2G3C');
    expect(played.stock).toBe('');
    expect(played.boxes('town-hall')).toBe(2);
  });

  test('a payment is proposed: the cost itself, what is missing from what there is most of', () => {
    const played = activating('511', { stock: 'W4GC', built: ['train-station'] });
    played.activate(5);
    played.build('sawmill');
    expect(played.last('built')[0]).toMatchObject({ payment: { wood: 1, grain: 1 } });
  });

  test('refused: too little, too much, what isn’t there', () => {
    const played = activating('511', { stock: '2G3C', built: ['train-station'] });
    played.activate(5);
    for (const payment of [{ grain: 1 }, { grain: 2, clover: 1 }, { wood: 2 }, { grain: 3, clover: -1 }])
      expect(played.refuses({ ...act, type: 'build', building: 'sawmill', payment })).toMatchObject({
        code: 'wrong-payment',
      });
  });

  test('a sale at a building pays that building’s price, whatever is sold', () => {
    const played = activating('411', { stock: '2WG2C', built: ['train-station', 'goldsmith'] });
    played.activate(4);
    played.sell('goldsmith', '2WG2C');
    expect(played.score.sales).toEqual([{ building: 'goldsmith', points: 10 }]);
  });

  test('only while it stands', () => {
    const played = activating('411', { stock: '2WD', built: ['goldsmith'], boxes: { 'train-station': 0 } });
    played.activate(4);
    expect(played.refuses({ ...act, type: 'sell', building: 'goldsmith', goods: { wood: 1 } }).code).toBe(
      'wrong-goods',
    );
  });
});
