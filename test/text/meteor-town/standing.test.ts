import { expect, it } from 'vitest';
import { BUILDINGS } from '../../../src/games/meteor-town/index.js';
import { FIRST_TOWN } from '../../../src/games/meteor-town/town.js';
import { inPlainWords, LOCALES, translator } from '../../../src/text/index.js';
import { buildingName, needsText, standingLines } from '../../../src/text/meteor-town/index.js';

const t = inPlainWords(translator('en'));
const NOTHING = { wood: 0, stone: 0, grain: 0, gold: 0, clover: 0 };

it('how a town stands is told in a line for each building that stands or can be built, and one for the rest', () => {
  const lines = standingLines(t, { ...FIRST_TOWN, stock: NOTHING });
  const standing = FIRST_TOWN.boxes.filter((left) => left > 0).length;
  expect(lines).toHaveLength(standing + 1);
  expect(lines.at(-1)).toMatch(/^Too expensive right now: .+ for \d/);
});

it('what can be paid has a line of its own, and what is gone is named', () => {
  const [first = 0] = FIRST_TOWN.boxes.flatMap((left, at) => (left > 0 ? [at] : []));
  const town = {
    ...FIRST_TOWN,
    stock: { wood: 10, stone: 10, grain: 10, gold: 10, clover: 10 },
    boxes: FIRST_TOWN.boxes.map((left, at) => (at === first ? 0 : left)),
  };
  const lines = standingLines(t, town);
  expect(lines.join('\n')).not.toContain('Too expensive right now');
  expect(lines.at(-1)).toBe(`Destroyed, or under a crater: ${buildingName(t, BUILDINGS[first]?.id ?? 'farm')}.`);
});

it('says of every building once, in every language', () => {
  for (const locale of LOCALES) {
    const words = inPlainWords(translator(locale));
    const told = standingLines(words, { ...FIRST_TOWN, stock: NOTHING, craters: [3] }).join('\n');
    for (const { id } of BUILDINGS) expect(told).toContain(buildingName(words, id));
  }
});

it('roles are words for one who hears them', () => {
  expect(needsText(t, [{ town: 2, modifier: 1, meteor: 1 }])).toBe('2 Town, 1 Modifier, 1 Meteor');
});
