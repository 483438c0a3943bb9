import { describe, expect, it } from 'vitest';
import type { MeteorAnalysis } from '../../../src/games/meteor/index.js';
import {
  bestText,
  curveAlt,
  curveWords,
  evenText,
  factLines,
  missedText,
  outcomeText,
  sumLines,
} from '../../../src/history/meteor/coach-words.js';
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

describe('The whole report of a game', () => {
  const moment = (position: number, zone: number, known: number) => ({
    position,
    zone,
    known,
    expected: null,
    dealt: 0,
  });
  const ANALYSIS: MeteorAnalysis = {
    ...QUIET,
    points: [moment(0, 5, 0.4), moment(5, 5, 0.7), moment(9, 4, 0.2), moment(20, 0, 0)],
    luck: { value: -0.1, error: 0.01 },
    play: { value: -0.3, error: 0.01 },
    swings: [
      { kind: 'reveal', position: 1, zone: 5, value: -0.4, error: 0.01 },
      { kind: 'draw', position: 1, zone: 4, value: 0.4, error: 0.01 },
    ],
    missed: [{ ...POINT, value: 0.123 }],
  };
  const UNSURE = { value: 0.01, error: 0.05 };
  const luck = (analysis: Partial<MeteorAnalysis>): string | undefined =>
    factLines(t, { ...ANALYSIS, ...analysis }).find(
      (line) => line.includes('luck (cards') || line.startsWith('Luck (cards'),
    );

  it('tells the chance, what adds up to the result, and the greatest swings', () => {
    expect(factLines(t, ANALYSIS)).toEqual([
      'Chance to win: **40%** at the start, **70%** at best, **20%** at the lowest.',
      'Chance at the start: **40** ▰▰▰▰',
      'Luck: **−10** ▱',
      'The mistakes below: **−12** ▱',
      'All other decisions: **−18** ▱▱',
      'Result: **0** of 100',
      'Zone 5: what a meteor turned out to be, **−40** points of luck.',
      'Zone 4: the cards drawn, **+40** points of luck.',
    ]);
  });

  it('says which of luck and play is within its error', () => {
    expect(luck({})).toBeUndefined();
    const [lucky, play] = ['−10', '−30'];
    expect(luck({ luck: UNSURE })).toBe(t('meteor.coach.facts.playOnly', { play }));
    expect(luck({ play: UNSURE })).toBe(t('meteor.coach.facts.luckOnly', { luck: lucky }));
    expect(luck({ luck: UNSURE, play: UNSURE })).toBe(t('meteor.coach.facts.even'));
    // Where nothing adds up, both are named.
    expect(luck({ points: ANALYSIS.points.slice(0, 1) })).toBe(t('meteor.coach.facts.luck', { luck: lucky, play }));
  });

  it('draws no bars for a reader of plain words, and one sign for less than ten points', () => {
    const plain = Object.assign(((...args: Parameters<typeof t>) => t(...args)) as typeof t, { ...t, plain: true });
    expect(sumLines(plain, ANALYSIS).join('')).not.toMatch(/[▰▱]/);
    const small = sumLines(t, { ...ANALYSIS, luck: { value: 0.04, error: 0.01 } });
    expect(small[1]).toBe('Luck: **+4** ▰');
    expect(sumLines(t, { ...ANALYSIS, luck: { value: 0.16, error: 0.01 } })[1]).toBe('Luck: **+16** ▰▰');
    expect(sumLines(t, { ...ANALYSIS, points: [] })).toEqual([]);
  });

  it('heads each turning point with its number, place and cost, and says what was done and what was better', () => {
    expect(missedText(t, { ...POINT, value: 0.123 }, 1)).toEqual({
      head: '**1 · Zone 4, 30 seconds left · 12 points**',
      words: 'Better than passing: waiting a moment.',
    });
    expect(missedText(t, { ...POINT, did: { kind: 'left', ms: 12_000 } }, 2)).toEqual({
      head: '**2 · Zone 4, 30 seconds left · 10 points**',
      words: 'Possible for 12 seconds: waiting a moment.',
    });
    expect(bestText(t, { ...POINT, value: 0.123 })).toEqual({
      head: '⭐ **Best decision · Zone 4, 30 seconds left · 12 points**',
      words: 'Better than waiting a moment: passing.',
    });
  });

  it('reads the picture out: the result, the chance as each zone began, and the turning points', () => {
    expect(curveAlt(t, ANALYSIS, 'Lost.')).toBe(
      'Lost. Chance to win over time, by what you could know: 40% in zone 5, 20% in zone 4, 0% in zone 0. ' +
        'Turning point 1, zone 4: 12 points.',
    );
    expect(outcomeText(t, { result: 'won', reason: 'all-destroyed' })).toBe(
      'Earth is safe: The crew destroyed every meteor!',
    );
    const words = curveWords(t, 'Lost');
    expect([words.title, words.facts, words.known, words.dealt, words.zone(3)]).toEqual([
      'CHANCE TO WIN',
      'Lost',
      'by what you could know',
      'with the cards as dealt',
      'Zone 3',
    ]);
  });
});
