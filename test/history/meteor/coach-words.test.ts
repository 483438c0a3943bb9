import { describe, expect, it } from 'vitest';
import type { MeteorAnalysis } from '../../../src/games/meteor/index.js';
import { evenText, factLines, sumLines } from '../../../src/history/meteor/coach-words.js';
import { translator } from '../../../src/text/index.js';

const t = translator('en');

const POINT = {
  value: 0.1,
  error: 0.02,
  sequence: 9,
  position: 20_000,
  zone: 4,
  left: 30_000,
  seat: 0,
  did: { kind: 'pass' },
  other: { kind: 'wait' },
} as const;
const QUIET: MeteorAnalysis = {
  points: [],
  luck: { value: 0, error: 0.05 },
  play: { value: -0.02, error: 0.05 },
  swings: [],
  missed: [],
  best: null,
  idle: { ms: 0, longest: null },
  rollouts: 100,
};
const LOST = { value: -0.4, error: 0.05 } as const;

describe('Where no decision cost much', () => {
  it('nothing else would have been better, if play lost nothing', () => {
    expect(evenText(t, QUIET)).toMatch(/worth about the same/);
    expect(evenText(t, { ...QUIET, best: POINT })).toBeNull();
  });

  it('play that lost points is not called as good as any: many small steps lost them', () => {
    expect(evenText(t, { ...QUIET, play: LOST })).toMatch(/many small steps/);
    expect(evenText(t, { ...QUIET, play: LOST, best: POINT })).toMatch(/many small steps/);
  });

  it('a loss by play within twice its error is not spoken of', () => {
    expect(evenText(t, { ...QUIET, play: { value: -0.4, error: 0.21 } })).toMatch(/worth about the same/);
  });

  it('a decision that cost much speaks for itself', () => {
    expect(evenText(t, { ...QUIET, play: LOST, missed: [POINT] })).toBeNull();
  });
});

describe('Time not used', () => {
  const longest = { ms: 31_000, zone: 4, left: 50_000, possible: { kind: 'scrap', cards: ['3CF'] } } as const;

  it('is named with its seconds and what was possible', () => {
    expect(factLines(t, { ...QUIET, idle: { ms: 74_000, longest } }).join('\n')).toMatch(
      /Time not used, all players together: \*\*74 seconds\*\*, 31 seconds of it in a row in zone 4. Possible then: scrapping .+\./,
    );
    expect(factLines(t, { ...QUIET, idle: { ms: 31_000, longest } }).join('\n')).toMatch(
      /Time not used: \*\*31 seconds\*\* in zone 4. Possible then: scrapping .+\./,
    );
    expect(factLines(t, QUIET).join('\n')).not.toMatch(/not used/);
  });
});

describe('Luck and play in words', () => {
  const points = [0.4, 0].map((known) => ({ position: 0, zone: 5, known, expected: null, dealt: known }));

  it('stand beside the sum only where one of them is within its error', () => {
    const unsure = { ...QUIET, points, luck: { value: 0.02, error: 0.05 }, play: LOST };
    expect(factLines(t, unsure).join('\n')).toMatch(/whether luck .* is too close to call/);
    const sure = { ...unsure, luck: { value: -0.2, error: 0.05 } };
    expect(factLines(t, sure).join('\n')).not.toMatch(/cards drawn, meteors revealed/);
    expect(factLines(t, sure).join('\n')).toMatch(/Luck: \*\*−20\*\* ▱▱\n/);
  });
});

describe('Luck, mistakes and other play', () => {
  const at = (known: number) => ({ position: 0, zone: 5, known, expected: null, dealt: known });
  const numbers = (lines: readonly string[]): number[] =>
    lines.map((line) => Number(/\*\*(.*?)\*\*/.exec(line)?.[1]?.replace('−', '-')));

  it.each([
    [0.424, 0, -0.336, []],
    [0.305, 1, 0.145, [POINT]],
    [0.42, 0, 0.1, [POINT, { ...POINT, value: 0.337 }]],
  ])('add up from the start (%f) to the result (%f) as they are shown', (first, last, luck, missed) => {
    const analysis = { ...QUIET, points: [at(first), at(0.5), at(last)], luck: { value: luck, error: 0.01 }, missed };
    const shown = numbers(sumLines(t, analysis));
    expect(shown).toHaveLength(missed.length === 0 ? 4 : 5);
    expect(shown.slice(0, -1).reduce((sum, part) => sum + part, 0)).toBe(shown.at(-1));
    expect(shown.at(-1)).toBe(100 * last);
  });
});
