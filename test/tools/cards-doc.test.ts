import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { cardsDoc } from '../../src/tools/meteor/cards-doc.js';

test('docs/cards.md is what the card data says (npm run docs:cards)', () => {
  expect(readFileSync(new URL('../../docs/cards.md', import.meta.url), 'utf8')).toBe(cardsDoc());
});

test("it marks the rulebooks' names and ours", () => {
  const doc = cardsDoc();
  for (const name of ['It Goes to 11', 'Secret Agent', 'Weak Military', 'Communications Satellite'])
    expect(doc).toContain(`${name} 📖`);
  for (const name of ['Dark Body', 'Transmuter', 'Red Tape', 'Booster Factory']) expect(doc).toContain(`${name} 🏠`);
  expect(doc).not.toContain('undefined');
  expect(doc).not.toContain('{{');
});
