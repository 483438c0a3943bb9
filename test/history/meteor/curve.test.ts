import { describe, expect, it } from 'vitest';
import type { CurvePoint, MeteorAnalysis, TurningPoint } from '../../../src/games/meteor/index.js';
import { CURVE_WIDTH, curveSvg } from '../../../src/history/meteor/curve.js';

const WORDS = {
  title: 'The chance to win',
  facts: 'Earth is lost',
  known: 'as players saw it',
  dealt: 'with these cards',
  zone: (zone: number) => `Zone ${zone}`,
};

const point = (position: number, zone: number, known: number, more: Partial<CurvePoint> = {}): CurvePoint => ({
  position,
  zone,
  known,
  expected: null,
  dealt: 0.5,
  ...more,
});
const turn = (position: number): TurningPoint => ({
  value: 0.2,
  error: 0.02,
  sequence: 9,
  position,
  zone: 4,
  left: 30_000,
  seat: 0,
  did: { kind: 'pass' },
  other: { kind: 'wait' },
});
/** Half of the game in zone 5, then quickly through the others. */
const POINTS = [
  point(0, 5, 0.5, { dealt: 0.25 }),
  point(50_000, 4, 0.25, { expected: 0.75, dealt: 0.25 }),
  point(95_000, 3, 0.25, { dealt: 0.75 }),
  point(100_000, 0, 1, { dealt: 1 }),
];

type Drawn = Readonly<Record<string, string>>;
const read = (written: string): Drawn =>
  Object.fromEntries([...written.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));

/** What the picture has of an analysis. */
function drawn(analysis: Partial<MeteorAnalysis> = {}) {
  const svg = curveSvg(
    {
      points: POINTS,
      luck: { value: 0, error: 1 },
      play: { value: 0, error: 1 },
      swings: [],
      missed: [],
      best: null,
      idle: { ms: 0, longest: null },
      rollouts: 1,
      ...analysis,
    },
    WORDS,
  );
  const all = (name: string): Drawn[] =>
    [...svg.matchAll(new RegExp(`<${name}( [^>]*)`, 'g'))].map(([, of = '']) => read(of));
  const texts = [...svg.matchAll(/<text ([^>]*)>([^<]*)</g)].map(([, of = '', words = '']): Drawn => ({
    ...read(of),
    words,
  }));
  const written = (words: string): Drawn | undefined => texts.find((text) => text['words'] === words);
  const lines = all('line').map(({ x1, x2, y1, y2, stroke, 'stroke-width': width }) => ({
    stroke,
    width: Number(width),
    from: [Number(x1), Number(y1)] as const,
    to: [Number(x2), Number(y2)] as const,
  }));
  const curves = all('polyline').map(({ points = '', stroke, 'stroke-dasharray': dashes }) => ({
    stroke,
    dashed: dashes !== undefined,
    corners: points.split(' ').map((corner) => corner.split(',').map(Number)),
  }));
  // The legend's own stroke comes last.
  const [dealt, known] = curves;
  const level = lines.filter(({ from, to }) => from[1] === to[1] && to[0] - from[0] > 100);
  const upright = lines.filter(({ from, to }) => from[0] === to[0]);
  return {
    svg,
    texts,
    written,
    lines,
    level,
    upright,
    dealt,
    known,
    curves,
    circles: all('circle'),
    rects: all('rect'),
  };
}

/** As the picture is written. */
const rounded = (length: number): number => Math.round(length * 100) / 100;

/** Where the plot lies, as its own grid says. */
function plotOf({ level }: ReturnType<typeof drawn>) {
  const [bottom = NaN, top = NaN] = [level[0]?.from[1], level.at(-1)?.from[1]];
  const [left = NaN, right = NaN] = [level[0]?.from[0], level[0]?.to[0]];
  return {
    left,
    right,
    x: (share: number) => rounded(left + (right - left) * share),
    y: (share: number) => rounded(bottom + (top - bottom) * share),
  };
}

describe('The picture of the chance to win', () => {
  it('says what it is, how the game ended, and what each curve means', () => {
    const { svg, written, rects, curves, lines } = drawn();
    expect(svg).toContain(`<title>${WORDS.title}</title>`);
    expect(written(WORDS.title)).toMatchObject({ 'font-weight': 'bold' });
    for (const words of [WORDS.facts, WORDS.known, WORDS.dealt]) expect(written(words)).toBeDefined();
    expect(Number(rects[0]?.['width'])).toBe(CURVE_WIDTH);
    // Beside its words each curve’s stroke, in its colour.
    const [dealt, known, sample] = curves;
    expect(sample).toMatchObject({ stroke: dealt?.stroke, dashed: true });
    expect(dealt?.dashed).toBe(true);
    expect(known?.dashed).toBe(false);
    const own = lines.find(({ stroke }) => stroke === known?.stroke);
    expect(own?.to[0]).toBeLessThan(Number(written(WORDS.known)?.['x']));
    expect(sample?.corners.at(-1)?.[0]).toBeLessThan(Number(written(WORDS.dealt)?.['x']));
    expect(dealt?.stroke).not.toBe(known?.stroke);
  });

  it('has a line for every quarter, the half bolder, with its percentage left of it', () => {
    const picture = drawn();
    const { y, left } = plotOf(picture);
    expect(y(1)).toBeLessThan(y(0));
    expect(picture.level.slice(0, 5).map(({ from }) => from[1])).toEqual([0, 0.25, 0.5, 0.75, 1].map(y));
    const widths = picture.level.map(({ width }) => width);
    expect(widths[2]).toBeGreaterThan(Math.max(widths[0] ?? NaN, widths[1] ?? NaN, widths[3] ?? NaN));
    for (const [share, words] of [
      [0, '0%'],
      [0.25, '25%'],
      [0.5, '50%'],
      [0.75, '75%'],
      [1, '100%'],
    ] as const) {
      const label = picture.written(words);
      expect(Math.abs(Number(label?.['y']) - y(share))).toBeLessThan(20);
      expect(label).toMatchObject({ 'text-anchor': 'end' });
      expect(Number(label?.['x'])).toBeLessThan(left);
    }
  });

  it('draws the chance over the whole time; where chance decided, it jumps upright from what was expected', () => {
    const picture = drawn();
    const { x, y } = plotOf(picture);
    expect(picture.known?.corners).toEqual(
      [
        [x(0), y(0.5)],
        [x(0.5), y(0.75)],
        [x(0.5), y(0.25)],
        [x(0.95), y(0.25)],
        [x(1), y(1)],
      ].map((corner) => corner.map((at) => Number(at.toFixed(1)))),
    );
    expect(picture.dealt?.corners).toEqual(
      [
        [x(0), y(0.25)],
        [x(0.5), y(0.25)],
        [x(0.95), y(0.75)],
        [x(1), y(1)],
      ].map((corner) => corner.map((at) => Number(at.toFixed(1)))),
    );
  });

  it('stays in its plot, whatever was measured', () => {
    const picture = drawn({ points: [point(0, 5, 1.2, { dealt: -0.1 }), point(10, 0, -0.2, { dealt: 1.1 })] });
    const { x, y } = plotOf(picture);
    expect(picture.known?.corners).toEqual([
      [x(0), y(1)],
      [x(1), y(0)],
    ]);
    expect(picture.dealt?.corners).toEqual([
      [x(0), y(0)],
      [x(1), y(1)],
    ]);
  });

  it('is drawn for a game that was over at once, and for one without any moment', () => {
    const atOnce = drawn({ points: [point(0, 5, 0.5, { dealt: 0.5 })] });
    const { x, y } = plotOf(atOnce);
    expect(atOnce.known?.corners).toEqual([[x(0), y(0.5)]]);
    expect(drawn({ points: [], missed: [turn(5)] }).svg).not.toContain('NaN');
  });

  it('begins each zone with an upright line; the name is in its middle where it has room, its number where it hasn’t', () => {
    const picture = drawn();
    const { x, y } = plotOf(picture);
    expect(picture.upright.map(({ from, to }) => [from[0], from[1], to[1]])).toEqual(
      [0, 0.5, 0.95, 1].map((share) => [x(share), y(1), y(0)]),
    );
    for (const [words, share] of [
      ['Zone 5', 0.25],
      ['Zone 4', 0.725],
      ['3', 0.975],
      ['0', 1],
    ] as const) {
      const label = picture.written(words);
      expect(Number(label?.['x'])).toBeCloseTo(x(share), 1);
      expect(label).toMatchObject({ 'text-anchor': 'middle' });
      expect(Number(label?.['y'])).toBeGreaterThan(y(0));
    }
    expect(picture.written('Zone 3')).toBeUndefined();
  });

  it('has one line for a zone, however many moments it has', () => {
    const picture = drawn({ points: [point(0, 5, 0.5), point(10, 5, 0.5), point(20, 4, 0.5), point(40, 4, 0.5)] });
    expect(picture.upright.map(({ from }) => from[0])).toEqual([0, 0.5].map(plotOf(picture).x));
  });

  it('numbers what cost most on the curve, in the report’s order, and stars the best', () => {
    const picture = drawn({ missed: [turn(25_000), turn(95_000)], best: turn(0) });
    const { x, y } = plotOf(picture);
    const marks = ['1', '2', '★'].map((words) => picture.texts.filter((text) => text['words'] === words).at(-1));
    expect(picture.circles.map(({ cx, cy }) => [Number(cx), Number(cy)])).toEqual([
      // Half way up to what was expected at 50 seconds.
      [x(0.25), y(0.625)],
      [x(0.95), y(0.25)],
      [x(0), y(0.5)],
    ]);
    for (const [at, mark] of marks.entries()) {
      expect(mark).toMatchObject({ x: picture.circles[at]?.['cx'], 'text-anchor': 'middle' });
      expect(Math.abs(Number(mark?.['y']) - Number(picture.circles[at]?.['cy']))).toBeLessThan(15);
    }
    const fills = picture.circles.map(({ fill }) => fill);
    expect(fills[0]).toBe(fills[1]);
    expect(fills[2]).not.toBe(fills[0]);
    expect(drawn().circles).toEqual([]);
  });

  it('a mark between two moments lies on the way from one to the next, and after the last one beside it', () => {
    const points = [point(0, 5, 0), point(100, 5, 1)];
    const picture = drawn({ points, missed: [turn(75), turn(100), turn(500)] });
    const { y } = plotOf(picture);
    expect(picture.circles.map(({ cy }) => Number(cy))).toEqual([y(0.75), y(1), y(1)]);
  });
});
