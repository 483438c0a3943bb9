import { expect, it } from 'vitest';
import { inPlainWords, labelled, icon, seatName, translator, wordsAlone } from '../../src/text/index.js';

it.each([
  ['✋ Pass', 'Pass'],
  ['⚠️ **Last zone**: impact <t:5:R>', '**Last zone**: impact <t:5:R>'],
  ['<:rocket_3:123456789012345678>3 needs C', '3 needs C'],
  ['Zone 5 ▰▰▰▱▱ · Deck 41 · discarded 3', 'Zone 5, Deck 41, discarded 3'],
  ['🚀 In the air: 👩‍🚀 Ana', 'In the air: Ana'],
  ['Assign ➜', 'Assign'],
  ['first\n  ▸ second', 'first\nsecond'],
  ['🇩🇪 7️⃣', '7'],
])('%s is said as %s', (text, said) => {
  expect(wordsAlone({ locale: 'en' }, text)).toBe(said);
});

it('leaves pictures out, and names robots and people by words', () => {
  const t = inPlainWords(translator('en'));
  const mark = { name: 'boss', symbol: '☠️' };
  expect(icon(t, mark)).toBe('');
  expect(labelled(t, mark, 'Boss')).toEqual({ label: 'Boss' });
  const people = new Map([
    [0, { name: '🐉 Bob' }],
    [1, { name: '🐉' }],
    [2, { name: '', robot: true }],
  ]);
  expect([0, 1, 2].map((seat) => seatName(t, people, seat))).toEqual(['Bob', 'Player 2', 'Robot Mira']);
});
