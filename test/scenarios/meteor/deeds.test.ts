import { expect, test } from 'vitest';
import { table } from '../../support/table.js';

const deedsOf = (t: ReturnType<typeof table>, seat: number) => t.publicView().deeds[seat];

test('the end knows who launched, who hit exactly, and who gave cards to others', () => {
  const t = table({ hands: ['C', 'F', ''], sites: ['2C C', '2F', '3CF'], field: ['small-2', 'six-6'] });
  t.place(1, 'F', 1);
  t.place(0, 'C', 2);
  t.windowStaysOpen = true;
  t.launch(0, 'A');
  t.wait(5000);
  t.windowStaysOpen = false;
  expect(deedsOf(t, 0)).toEqual({ rockets: 1, hits: 1, given: 1, technologies: 0, retrofits: 0 });
  expect(deedsOf(t, 1)).toBeUndefined();
});

test('Technologies and Retrofits are deeds of whoever completed them; a shared site is nobody’s gift', () => {
  const t = table({ hands: ['F', 'C', ''], sites: ['communications', 'C C C', ''], field: ['six-6', 'seven-7'] });
  t.place(0, 'F', 0);
  t.place(1, 'C', 1);
  expect(deedsOf(t, 0)).toMatchObject({ technologies: 1, given: 0 });
  expect(deedsOf(t, 1)).toMatchObject({ retrofits: 1, given: 0 });
});
