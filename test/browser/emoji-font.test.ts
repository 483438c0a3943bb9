import { expect, test } from 'vitest';
import { evenings } from './support/evening.js';

const begin = evenings();

test('the page has emoji for systems that have none', async () => {
  const ana = await (await begin()).arrive({ name: 'Ana' });
  const loaded = await ana.page.evaluate<string[]>(
    `document.fonts.load('16px Signs', '🎓').then((fonts) => fonts.map(({ family, status }) => family + ' ' + status))`,
  );
  expect(loaded).toEqual(['Signs loaded']);
});
