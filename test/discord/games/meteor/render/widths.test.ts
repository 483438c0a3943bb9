import { describe, expect, test } from 'vitest';
import { fittingName } from '../../../../../src/discord/games/meteor/render/hand/widths.js';
import { LOCALES, translator } from '../../../../../src/text/index.js';

const PADDING = 28;

test.each([
  ['🤖 Rigel', 90, '🤖 Rigel'],
  ['🤖 リゲル', 90, '🤖 リゲル'],
  ['🤖 リゲル', 52, 'リゲル'],
  ['🤖 アルタイル', 52, 'アル…'],
  ['Bartholomew', 52, 'Barth…'],
])('where room is short the name %s loses a robot’s mark before its letters', (name, room, shown) => {
  expect(fittingName(name, PADDING + room)).toBe(shown);
});

describe.each(LOCALES)('a meteor’s button in %s', (locale) => {
  const t = translator(locale);
  const filling = { letter: 'W', size: '7', by: 6, percent: 99 };

  test.each(['closed', 'gone', 'hit', 'short', 'short-of', 'chance', 'none', 'overkill', 'absorbed'] as const)(
    '%s: says it in seven characters, its letter apart',
    (kind) => {
      const label = t(`meteor.hand.launch.${kind}`, filling);
      expect([...label].length).toBeLessThanOrEqual(7);
      expect(label).toMatch(/^W(?:$| |\u2005)/u);
    },
  );
});
