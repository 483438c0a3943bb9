import { describe, expect, it } from 'vitest';
import { CHART_WIDTH, statsSvg, type Chart, type ChartRow } from '../../src/history/statistics/chart.js';
import { DAY_MS } from '../../src/history/queries.js';
import type { Period } from '../../src/history/statistics/summary.js';
import { widthOf } from '../../src/pictures/index.js';

const WORDS: Chart['words'] = {
  periods: 'Games over time',
  rows: 'Games by zone',
  won: 'Won',
  other: 'Not won',
  lost: 'Lost',
  drawn: 'Drawn',
  abandoned: 'Called off',
  period: ({ from }) => new Date(from).toISOString().slice(0, 10),
};

/** Days with so many games, of which so many were won. */
const days = (...played: readonly (readonly [games: number, won: number])[]): readonly Period[] =>
  played.map(([games, won], at) => ({ kind: 'day', from: at * DAY_MS, games, won }));
const row = (label: string, results: Partial<ChartRow>): ChartRow => ({
  won: 0,
  lost: 0,
  drawn: 0,
  abandoned: 0,
  ...results,
  label,
});

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}
type Bar = Box & { readonly fill: string };
type Label = Box & { readonly words: string; readonly middle: number; readonly base: number };

interface Picture {
  readonly height: number;
  readonly bars: readonly Bar[];
  /** The squares of the legends. */
  readonly squares: readonly Bar[];
  readonly labels: readonly Label[];
}

const attributesOf = (tag: string): Readonly<Record<string, string>> =>
  Object.fromEntries([...tag.matchAll(/ ([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));

const tags = (svg: string, pattern: RegExp) =>
  [...svg.matchAll(pattern)].map(([, tag = '', words = '']) => {
    const attributes = attributesOf(tag);
    return { attributes, words, number: (name: string) => Number(attributes[name]) };
  });

function boxesOf(svg: string): readonly Bar[] {
  return tags(svg, /<rect( x=[^>]*)\/>/g).map(({ attributes, number }) => ({
    left: number('x'),
    right: number('x') + number('width'),
    top: number('y'),
    bottom: number('y') + number('height'),
    fill: attributes['fill'] ?? '',
  }));
}

function labelsOf(svg: string): readonly Label[] {
  return tags(svg, /<text([^>]*)>([^<]*)<\/text>/g).map(({ attributes, words, number }) => {
    const size = number('font-size');
    const width = widthOf(words) * size;
    const before = { start: 0, middle: width / 2, end: width }[attributes['text-anchor'] ?? 'start'] ?? 0;
    const left = number('x') - before;
    return {
      words,
      left,
      right: left + width,
      middle: left + width / 2,
      top: number('y') - 0.75 * size,
      bottom: number('y') + 0.2 * size,
      base: number('y'),
    };
  });
}

const isSquare = ({ left, right, top, bottom }: Box): boolean => right - left === 20 && bottom - top === 20;

function draw(periods: readonly Period[], rows: readonly ChartRow[] = []): Picture & { readonly svg: string } {
  const svg = statsSvg({ periods, rows, words: WORDS });
  const boxes = boxesOf(svg);
  return {
    svg,
    height: Number(/ height="(\d+)"/.exec(svg)?.[1]),
    bars: boxes.filter((box) => !isSquare(box)),
    squares: boxes.filter(isSquare),
    labels: labelsOf(svg),
  };
}

const heightOf = ({ top, bottom }: Box): number => bottom - top;
const widthOfBar = ({ left, right }: Box): number => right - left;
const middleOf = ({ left, right }: Box): number => (left + right) / 2;
const said = ({ labels }: Picture): readonly string[] => labels.map(({ words }) => words);
const labelled = ({ labels }: Picture, words: string): Label => {
  const found = labels.find((label) => label.words === words);
  if (found === undefined) throw new Error(`nothing says ${words}`);
  return found;
};
/** What each colour or pattern stands for, by the square beside each word. */
const meanings = ({ squares, labels }: Picture): readonly (readonly [string, string])[] =>
  squares.map((square) => {
    const beside = labels.filter(({ left, base }) => base > square.top && base < square.bottom && left > square.right);
    const [nearest] = [...beside].sort((a, b) => a.left - b.left);
    expect((nearest?.left ?? Infinity) - square.right, 'a square is close to its word').toBeLessThan(12);
    return [square.fill, nearest?.words ?? ''];
  });
const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

describe('games over time', () => {
  it('are bars as high as there were games, the wins at their foot, and say both', () => {
    const picture = draw(days([4, 1], [0, 0], [8, 8]));
    const [won, rest, all, ...more] = picture.bars;
    if (won === undefined || rest === undefined || all === undefined) throw new Error('a bar is missing');
    expect(more).toEqual([]);
    expect(heightOf(rest)).toBeCloseTo(3 * heightOf(won), 0);
    expect(heightOf(all)).toBeCloseTo(8 * heightOf(won), 0);
    expect(rest.bottom).toBeCloseTo(won.top, 0);
    expect(all.bottom).toBeCloseTo(won.bottom, 0);
    expect([rest.left, rest.right]).toEqual([won.left, won.right]);
    expect(won.fill).toBe(all.fill);
    expect(said(picture)).toEqual(expect.arrayContaining(['1/4', '8/8']));
    expect(said(picture)).not.toContain('0/0');
    for (const [words, bar] of [
      ['1/4', rest],
      ['8/8', all],
    ] as const) {
      const label = labelled(picture, words);
      expect(label.middle).toBeCloseTo(middleOf(bar), 0);
      expect(bar.top - label.base, 'just above its bar').toBeGreaterThan(0);
      expect(bar.top - label.base).toBeLessThan(12);
    }
    for (const [date, bar] of [
      ['1970-01-01', won],
      ['1970-01-03', all],
    ] as const)
      expect(labelled(picture, date).middle).toBeCloseTo(middleOf(bar), 0);
    expect(labelled(picture, '1970-01-02').top, 'dates are below the bars').toBeGreaterThan(all.bottom);
  });

  it('fill the height with the day of the most games, however many these are', () => {
    const [few] = draw(days([1, 1])).bars;
    const [many] = draw(days([900, 900])).bars;
    if (few === undefined || many === undefined) throw new Error('a bar is missing');
    expect(heightOf(many)).toBe(heightOf(few));
    expect(heightOf(few)).toBeGreaterThan(200);
  });

  it('stand at equal distances over the whole width, narrower the more there are', () => {
    const [one] = draw(days([1, 1])).bars;
    if (one === undefined) throw new Error('a bar is missing');
    expect(middleOf(one)).toBeCloseTo(CHART_WIDTH / 2, 0);
    expect(widthOfBar(one)).toBe(72);
    const twelve = draw(days(...Array.from({ length: 12 }, () => [1, 1] as const))).bars;
    const gaps = twelve.slice(1).map((bar, at) => bar.left - (twelve[at]?.right ?? 0));
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(0.3);
    expect(Math.min(...gaps)).toBeGreaterThan(10);
    expect(twelve.at(0)?.left).toBeGreaterThan(40);
    expect((twelve.at(0)?.left ?? 0) + (twelve.at(-1)?.right ?? 0)).toBeCloseTo(CHART_WIDTH, 0);
    expect(twelve.every((bar) => widthOfBar(bar) > 40)).toBe(true);
  });

  it('have a date each up to six, then every second', () => {
    const dates = (count: number): readonly string[] =>
      said(draw(days(...Array.from({ length: count }, () => [1, 1] as const)))).filter((words) =>
        words.startsWith('1970'),
      );
    expect(dates(6)).toHaveLength(6);
    expect(dates(7)).toEqual(['1970-01-01', '1970-01-03', '1970-01-05', '1970-01-07']);
  });

  it('are an empty chart where there are none', () => {
    const empty = draw([]);
    expect(empty.bars).toEqual([]);
    expect(said(empty)).toEqual(['Games over time', 'Won', 'Not won']);
  });

  it('are explained: what was won has one colour, the rest a pattern', () => {
    const picture = draw(days([2, 1]));
    const [won, rest] = picture.bars;
    expect(meanings(picture)).toEqual([
      [won?.fill, 'Won'],
      [rest?.fill, 'Not won'],
    ]);
    expect(won?.fill).not.toBe(rest?.fill);
  });
});

describe('games by row', () => {
  const ROWS = [row('Zone 5', { won: 2, lost: 1, abandoned: 1 }), row('Zone 4', { lost: 8 }), row('Zone 3', {})];

  it('are a bar for each way to end, side by side, as long as there were games, with their number behind', () => {
    const picture = draw([], ROWS);
    const [won, lost, off, all, ...more] = picture.bars;
    if (won === undefined || lost === undefined || off === undefined || all === undefined)
      throw new Error('a bar is missing');
    expect(more).toEqual([]);
    expect(lost.left).toBeCloseTo(won.right, 0);
    expect(off.left).toBeCloseTo(lost.right, 0);
    expect(all.left).toBe(won.left);
    expect(widthOfBar(won)).toBeCloseTo(2 * widthOfBar(lost), 0);
    expect(widthOfBar(off)).toBeCloseTo(widthOfBar(lost), 0);
    expect(widthOfBar(all)).toBeCloseTo(8 * widthOfBar(lost), 0);
    expect(all.fill).toBe(lost.fill);
    expect(all.top, 'each row is below the one before').toBeGreaterThan(won.bottom);
    for (const [name, number, bar, end] of [
      ['Zone 5', '4', won, off.right],
      ['Zone 4', '8', all, all.right],
      ['Zone 3', '0', null, won.left],
    ] as const) {
      const [label, count] = [labelled(picture, name), labelled(picture, number)];
      expect(label.base).toBe(count.base);
      expect(label.right).toBeLessThan(won.left);
      expect(won.left - label.right).toBeLessThan(20);
      expect(count.left - end).toBeGreaterThan(0);
      expect(count.left - end).toBeLessThan(12);
      if (bar === null) continue;
      expect(label.base).toBeGreaterThan((bar.top + bar.bottom) / 2);
      expect(label.base).toBeLessThan(bar.bottom);
    }
    expect(won.top - labelled(picture, 'Won').bottom, 'the legend is above the rows').toBeGreaterThan(0);
  });

  it('take the same room however many games there are; a few rows do not grow high', () => {
    const [few] = draw([], [row('all', { won: 1 })]).bars;
    const [many] = draw([], [row('all', { won: 700 })]).bars;
    if (few === undefined || many === undefined) throw new Error('a bar is missing');
    expect(many).toEqual(few);
    expect(widthOfBar(few)).toBeGreaterThan(CHART_WIDTH / 2);
    expect(heightOf(few)).toBeLessThan(50);
    expect(heightOf(few)).toBeGreaterThan(30);
  });

  it('are explained below their own heading; drawn games only where there are some', () => {
    const lower = (rows: readonly ChartRow[]): readonly string[] => said(draw([], rows)).slice(3, 8);
    expect(lower(ROWS)).toEqual(['Games by zone', 'Won', 'Lost', 'Called off', 'Zone 5']);
    const drawn = [row('Zone 5', { won: 1, lost: 1, drawn: 1, abandoned: 1 }), row('Zone 4', {})];
    expect(lower(drawn)).toEqual(['Games by zone', 'Won', 'Lost', 'Drawn', 'Called off']);
    const picture = draw([], drawn);
    expect(meanings(picture).slice(2)).toEqual(
      picture.bars.map(({ fill }, at) => [fill, ['Won', 'Lost', 'Drawn', 'Called off'][at]]),
    );
    expect(new Set(picture.bars.map(({ fill }) => fill)).size).toBe(4);
  });

  it('are left out, with their room, where a game has none', () => {
    const without = draw(days([1, 0]));
    const rows = draw(days([1, 0]), ROWS);
    expect(rows.height).toBeGreaterThan(without.height);
    expect(said(without)).not.toContain('Games by zone');
    const part = ({ bottom }: Box): boolean => bottom <= without.height;
    expect(rows.bars.filter(part)).toEqual(without.bars);
    expect(rows.labels.filter(part)).toEqual(without.labels);
  });
});

it('nothing lies over anything else or outside the picture, however full it is', () => {
  const periods = days(...Array.from({ length: 12 }, (_, at) => [1000 + at, 950] as const));
  const rows = Array.from({ length: 5 }, (_, at) =>
    row(at === 0 ? 'A label of twenty-six letters' : `Zone ${at}`, {
      won: 500,
      lost: 99,
      drawn: 1 + at,
      abandoned: 30,
    }),
  );
  const { height, bars, squares, labels } = draw(periods, rows);
  const all: readonly Box[] = [...bars, ...squares, ...labels];
  for (const { left, right, top, bottom } of all)
    expect([left > 0, right < CHART_WIDTH, top > 0, bottom < height]).toEqual([true, true, true, true]);
  for (const [at, label] of labels.entries())
    for (const other of [...labels.slice(at + 1), ...squares, ...bars])
      expect(overlap(label, other), `${label.words} and ${JSON.stringify(other)}`).toBe(false);
});

it('is an SVG of its own, which defines each pattern that it fills with', () => {
  const { svg } = draw(days([2, 1]), [row('Zone 5', { won: 1, lost: 1, drawn: 1, abandoned: 1 })]);
  expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" [^>]*>[^]*<\/svg>$/);
  const between = svg.replaceAll(/<text[^>]*>[^<]*<\/text>/g, '').replaceAll(/<[^>]*>/g, '');
  expect(between.trim(), 'words are nowhere but in texts').toBe('');
  const used = new Set([...svg.matchAll(/fill="url\(#(\w+)\)"/g)].map(([, id]) => id));
  expect([...used].sort()).toEqual(['bars', 'dots', 'hatch']);
  for (const id of used) expect(svg).toMatch(new RegExp(`<pattern id="${id}" [^>]*><rect [^]*?</pattern>`));
});
