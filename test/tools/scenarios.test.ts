import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SCENARIOS } from '../../src/games/meteor/scenarios/index.js';
import { scenariosDoc, type MeasuredNights } from '../../src/tools/meteor/scenarios-doc.js';
import { readOptions } from '../../src/tools/meteor/options.js';
import { UsageError } from '../../src/tools/simulate/usage-error.js';

const docs = (name: string): string => readFileSync(new URL(`../../docs/${name}`, import.meta.url), 'utf8');
const measured = JSON.parse(docs('scenarios.json')) as MeasuredNights;

it('docs/scenarios.md is what the nights, their words and the measured figures make', () => {
  expect(docs('scenarios.md')).toBe(scenariosDoc(measured));
});

it('the nights rise from about 80 % to about 15 %', () => {
  const shares = SCENARIOS.map(({ id }) => (measured.won[id] ?? Number.NaN) / measured.games);
  expect(shares[0]).toBeGreaterThan(0.7);
  expect(shares.at(-1)).toBeLessThan(0.25);
  for (const [at, share] of shares.entries()) expect(share).toBeLessThan((shares[at - 1] ?? 1) + 0.05);
});

it('a night is measured by its id or its name, in its own mode', () => {
  expect(readOptions(['--scenario', 'eleven'])).toMatchObject({ mode: 'advanced', powers: true, challenges: true });
  expect(readOptions(['--scenario', 'Late Watch'])).toMatchObject({ mode: 'standard', scenario: 'late-watch' });
  expect(() => readOptions(['--scenario', 'nowhere'])).toThrow(UsageError);
});
