import { expect, test } from 'vitest';
import { fittingName } from '../../../../../src/discord/games/meteor/render/hand/widths.js';

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
