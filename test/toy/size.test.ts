import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MATCHES } from './matches.js';

/** What the toy brings: its rules, its history, its face with day and duel, and its registration. */
const OWN = ['matches', 'face', 'registration'].map((name) => `test/toy/${name}.ts`);

const linesOf = (path: string): readonly string[] => readFileSync(path, 'utf8').trimEnd().split('\n');

it('no file of the product names the toy: its registration is all that is known of it', () => {
  const naming = globSync('{src,commands,migrations}/**/*.{ts,tsx,sql}').filter((path) =>
    linesOf(path).some((line) => line.includes(`'${MATCHES.kind}'`) || line.includes('test/toy')),
  );
  expect(naming).toEqual([]);
});

it('a whole game with lobby, end, history, day and duel takes 200 lines at most', () => {
  expect(OWN.reduce((sum, path) => sum + linesOf(path).length, 0)).toBeLessThanOrEqual(200);
});
