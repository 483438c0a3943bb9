import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { ROBOTS_WIN } from '../../../../../src/discord/games/meteor/render/odds.js';

const ROW = /^\| ([\w, ]+?), (?:(solo)( relaxed)?|(\d) players) \| ([\d.]+) \|/gm;

it('the lobby says how often robots win as docs/balance.md does', () => {
  const doc = readFileSync(new URL('../../../../../docs/balance.md', import.meta.url), 'utf8');
  const told = Object.fromEntries(Object.keys(ROBOTS_WIN).map((mode) => [mode, Array(6).fill(null) as unknown[]]));
  for (const [, mode = '', solo, relaxed = '', players, share] of doc.matchAll(ROW)) {
    const row = told[`${mode.toLowerCase()}${relaxed}`];
    if (row !== undefined) row[solo === undefined ? Number(players) : 1] = Math.round(Number(share));
  }
  expect(told).toEqual(ROBOTS_WIN);
});
