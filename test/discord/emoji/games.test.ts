import { expect, test } from 'vitest';
import { withDie } from '../../../src/discord/emoji/index.js';
import { ALIENS } from '../../../src/games/cosmic-run/cards/aliens.js';
import { BUILDINGS } from '../../../src/games/meteor-town/index.js';
import { drawPng } from '../../../src/pictures/index.js';
import { alienEmoji, alienMark } from '../../../src/text/cosmic-run/index.js';
import { labelled, translator, withIcons } from '../../../src/text/index.js';
import { buildingEmoji, buildingMark } from '../../../src/text/meteor-town/index.js';
import { EMOJI } from '../../support/registered.js';

test('every game’s emoji has a name of its own that Discord takes, and can be drawn', () => {
  const names = EMOJI.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  // Discord docs, "Emoji": 2 to 32 of these; some room is left for a version.
  for (const name of names) expect(name).toMatch(/^[a-z0-9_]{2,28}$/);
  for (const { svg } of EMOJI) expect(drawPng(svg, 20).length).toBeGreaterThan(100);
});

test('a die on a button keeps its number, with the emoji or without', () => {
  const die = { face: 4, colour: 'white', sign: '⚃' } as const;
  const label = (sign: string): string => `${sign} 4 · 🏠 Town`;
  const t = translator('en');
  expect(withDie(t, die, label)).toEqual({ label: '⚃ 4 · 🏠 Town' });
  const icons = withIcons(t, (name) => ({ id: '1', name }));
  expect(withDie(icons, die, label)).toEqual({ label: '4 · 🏠 Town', icon: { id: '1', name: 'die_4' } });
});

test('every building and every alien has an emoji of its own', () => {
  const names = new Set(EMOJI.map(({ name }) => name));
  for (const { id } of BUILDINGS) expect(names).toContain(buildingEmoji(id));
  for (const { id } of ALIENS) expect(names).toContain(alienEmoji(id));
});

test('a building and an alien stand on buttons beside their words, and are missing without the emoji', () => {
  const t = translator('en');
  const icons = withIcons(t, (name) => ({ id: '1', name }));
  expect(labelled(icons, buildingMark('train-station'), 'Train Station □')).toEqual({
    label: 'Train Station □',
    icon: { id: '1', name: 'town_train_station' },
  });
  expect(labelled(t, buildingMark('well'), 'Well □')).toEqual({ label: 'Well □' });
  expect(labelled(icons, alienMark('one-eye.2'), 'One-Eye')).toMatchObject({ icon: { name: 'alien_one_eye' } });
});
