import { expect, test } from 'vitest';
import { brokenVariants } from '../../../src/tools/meteor/quality/broken.js';
import { Games } from '../../../src/tools/meteor/quality/games.js';

test('each broken variant comes out worse on the measure that it breaks', () => {
  const { rows } = brokenVariants(new Games({ games: 60, seed: 'broken' }));
  const value = (name: string): number => rows.find((row) => row.name === name)?.figure.value ?? Number.NaN;
  expect(value('exactness of launches: no Overkill')).toBeLessThan(value('exactness of launches: as it is'));
  expect(value('what the silence costs: open hands')).toBeLessThan(value('what the silence costs: as it is'));
  expect(value('Veteran over Rookie: halved deck')).toBeLessThan(value('Veteran over Rookie: as it is'));
}, 120_000);
