import { describe, expect, test } from 'vitest';
import type { Refusal } from '../../../src/games/meteor-town/index.js';
import { LOCALES, translator } from '../../../src/text/index.js';
import { isOwnRefusal, needsText, ownRefusalText } from '../../../src/text/meteor-town/index.js';
import { wordsOf } from '../../../src/text/translate.js';

const t = translator('en');

const REFUSALS: readonly Refusal[] = [
  { code: 'town-finished' },
  { code: 'wrong-step', step: 'strike' },
  { code: 'no-clover' },
  { code: 'no-such-die', legal: [1, 2, 3, 4] },
  { code: 'dice-open', slots: [1, 3] },
  { code: 'die-not-open', legal: [] },
  { code: 'no-such-number' },
  { code: 'wrong-roles', meteors: 1, needs: [{ town: 2, modifier: 1, meteor: 1 }] },
  { code: 'no-modifier' },
  { code: 'modifier-target', legal: [2, 3] },
  { code: 'modifier-range', result: 8 },
  { code: 'no-such-meteor', legal: [3] },
  { code: 'strike-target', buildings: ['farm'], craters: [] },
  { code: 'strike-target', buildings: [], craters: [2, 4] },
  { code: 'write-number', legal: [2, 4] },
  { code: 'meteors-left', meteors: [2] },
  { code: 'no-such-column', legal: [] },
  { code: 'column-begun', column: 3 },
  { code: 'no-column' },
  { code: 'no-such-building' },
  { code: 'not-pending', building: 'farm', legal: ['orchard'] },
  { code: 'wrong-bonus', building: 'farm' },
  { code: 'no-hammer' },
  { code: 'already-built', building: 'farm' },
  { code: 'was-destroyed', building: 'farm' },
  { code: 'crater-there', building: 'windmill', column: 2 },
  { code: 'too-dear', building: 'windmill', cost: { wood: 1, stone: 1 }, stock: {} },
  { code: 'wrong-payment', building: 'windmill', cost: { wood: 1, stone: 1 } },
  { code: 'goods-missing', stock: { grain: 2 } },
  { code: 'wrong-goods', building: 'market', sells: 'grain' },
  { code: 'no-bonus-die' },
  { code: 'bonus-die-waits', dice: 1 },
  { code: 'not-done', columns: [2], buildings: ['farm'] },
  { code: 'nothing-to-skip' },
  { code: 'nothing-to-take-back' },
];

describe('Refusals', () => {
  test.each(REFUSALS.map((refusal) => [refusal.code, refusal] as const))('%s says what and why', (_code, refusal) => {
    if (!isOwnRefusal(refusal)) throw new Error('a refusal of this game');
    const words = ownRefusalText(t, refusal);
    expect(words).toMatch(/^[A-Z].*[.]$/);
    expect(words).not.toMatch(/undefined|[{}]/);
  });

  test('what the dice need is counted', () => {
    expect(
      needsText(t, [
        { town: 1, modifier: 1, meteor: 2 },
        { town: 2, modifier: 0, meteor: 2 },
      ]),
    ).toBe('1 🏠 Town, 1 ± Modifier, 2 ☄ Meteor or 2 🏠 Town, 2 ☄ Meteor');
  });
});

describe('Words', () => {
  test('a crater next to a crater takes all buildings of its column, in every language (MT10)', () => {
    const buildings = /buildings|Gebäude|edificios|bâtiments|edifici|建物|gebouwen|budynki|construções|建築/u;
    for (const locale of LOCALES)
      expect(wordsOf(locale).get('meteor-town.panel.meteor-crater'), locale).toMatch(buildings);
    expect(t('meteor-town.rules.turn')).toContain('that column loses all its buildings');
  });

  test('a message that is nothing but a number is text all the same', () => {
    expect(t('meteor-town.panel.sell-count', { count: 3 })).toBe('3');
  });
});
