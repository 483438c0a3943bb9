import { expect, it } from 'vitest';
import { awardLines, awardOf, type Players } from '../../../src/discord/end/awards.js';
import type { Award } from '../../../src/discord/end/spec.js';
import { translator } from '../../../src/text/index.js';

const t = translator('en');
const [ANA, BEN, ROBOT] = [0, 1, 2] as const;

const AWARDS: readonly Award[] = [
  { line: (_, names) => `Most units: ${names}`, score: (seat) => [3, 0, 5][seat] ?? 0 },
];

const players = (left: readonly number[], robots: readonly number[] = [ROBOT]): Players => ({
  seats: [ANA, BEN, ROBOT],
  robots: new Set(robots),
  left: new Set(left),
  people: new Map([
    [ANA, { name: 'Ana' }],
    [BEN, { name: 'Ben' }],
    [ROBOT, { name: 'Mira' }],
  ]),
});

it('gives each person an award, and robots none beside them', () => {
  expect(awardLines(AWARDS, players([]), t)).toEqual(['Most units: Ana', '🎉 Good company: Ben']);
});

it('gives none to a person who left', () => {
  expect(awardLines(AWARDS, players([BEN]), t)).toEqual(['Most units: Ana']);
  expect(awardLines(AWARDS, players([ANA]), t)).toEqual(['🎉 Good company: Ben']);
  expect(awardOf(AWARDS, players([BEN]), BEN, t)).toBeNull();
  expect(awardLines(AWARDS, players([ANA, BEN]), t)).toEqual([]);
});
