import { describe, expect, test } from 'vitest';
import { paymentsFor, salesOf } from '../../../../src/games/meteor-town/index.js';
import { translator } from '../../../../src/text/index.js';
import { shareLine } from '../../../../src/text/meteor-town/index.js';
import { activating, amounts, town } from '../../../scenarios/meteor-town/table.js';

const t = translator('en');
const TODAY = '2026-11-21';

describe('The line to share', () => {
  test('points, medal, craters and buildings, and nothing of the dice', () => {
    const { town: shared } = town({ built: ['abbey', 'sawmill'], boxes: { market: 0 }, craters: [2] });
    expect(shareLine(t, TODAY, shared)).toBe(`☄️ Meteor Town ${TODAY} · −5 · ☄···· 1 crater · 2 built`);
  });
});

describe('What is offered', () => {
  test('with the Train Station several ways to pay, the proposed one first, each enough', () => {
    const played = activating('511', { stock: 'W4GC', built: ['train-station'] });
    played.activate(5);
    const ways = paymentsFor(played.town, 'sawmill');
    expect(ways[0]).toEqual(amounts('WG'));
    expect(ways).toHaveLength(4);
    for (const payment of ways) expect(Object.values(payment).reduce((sum: number, count) => sum + count, 0)).toBe(2);
    expect(paymentsFor(town({ stock: 'WS' }).town, 'sawmill')).toEqual([amounts('WS')]);
    expect(paymentsFor(town().town, 'sawmill')).toEqual([]);
  });

  test('sales from all to one: the building’s own resource first, clovers last', () => {
    const played = activating('411', { stock: '2WDC', built: ['train-station', 'goldsmith'] });
    played.activate(4);
    const [use] = played.choices.uses;
    expect(use?.kind === 'sell' ? salesOf(use) : null).toEqual([
      amounts('2WSDC'),
      amounts('2WSD'),
      amounts('2WD'),
      amounts('WD'),
      amounts('D'),
    ]);
  });
});
