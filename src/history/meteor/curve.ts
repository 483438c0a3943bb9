import type { CurvePoint, MeteorAnalysis } from '../../games/meteor/index.js';
import { document, element, text } from '../../pictures/index.js';

/** What is written on the picture of a curve. */
export interface CurveWords {
  readonly title: string;
  /** Below the title: how it ended. */
  readonly facts: string;
  readonly known: string;
  readonly dealt: string;
  readonly zone: (zone: number) => string;
}

/** In pixels. */
export const CURVE_WIDTH = 1100;
const HEIGHT = 700;
/** Where the chance lies between none and all. */
const PLOT = { left: 118, right: 1064, top: 204, bottom: 580 } as const;
/** Discord shows it at most 550 pixels wide: nothing is written smaller. */
const SMALLEST = 30;
/** For a zone's whole name; a narrower one has its number alone. */
const ROOM = 130;
const SKY = '#10183a';
const PAPER = '#f4f6ff';
const SOFT = '#aab4d4';
const GRID = '#2b376b';
const KNOWN = '#ffd24a';
const DEALT = '#7fc4ff';
const MISSED = '#ff8a6b';
const BEST = '#6fe0a0';

interface Scale {
  readonly x: (position: number) => number;
  readonly y: (share: number) => number;
}

function scaleOf(points: readonly CurvePoint[]): Scale {
  const end = Math.max(1, points.at(-1)?.position ?? 1);
  return {
    x: (position) => PLOT.left + ((PLOT.right - PLOT.left) * position) / end,
    y: (share) => PLOT.bottom - (PLOT.bottom - PLOT.top) * Math.min(1, Math.max(0, share)),
  };
}

const line = (x1: number, y1: number, x2: number, y2: number, stroke: string, width = 2): string =>
  element('line', { x1, y1, x2, y2, stroke, 'stroke-width': width });

function grid({ y }: Scale): string {
  return [0, 0.25, 0.5, 0.75, 1]
    .map(
      (share) =>
        line(PLOT.left, y(share), PLOT.right, y(share), GRID, share === 0.5 ? 4 : 2) +
        text([PLOT.left - 14, y(share) + 10], `${share * 100}%`, { size: SMALLEST, anchor: 'end', fill: SOFT }),
    )
    .join('');
}

/** Where each zone begins, with its name where there is room for it. */
function zones(points: readonly CurvePoint[], { x }: Scale, words: CurveWords): string {
  const begins = points.filter(({ zone }, at) => zone !== points[at - 1]?.zone);
  return begins
    .map(({ zone, position }, at) => {
      const from = x(position);
      const next = begins[at + 1];
      const wide = (next === undefined ? PLOT.right : x(next.position)) - from;
      const style = { size: SMALLEST, anchor: 'middle', fill: SOFT, fit: wide - 8 } as const;
      const label = text([from + wide / 2, PLOT.bottom + 44], wide < ROOM ? String(zone) : words.zone(zone), style);
      return line(from, PLOT.top, from, PLOT.bottom, GRID, 3) + label;
    })
    .join('');
}

type Corner = readonly [number, number];

const path = (corners: readonly Corner[], stroke: string, width: number, dashes?: string): string =>
  element('polyline', {
    points: corners.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' '),
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linejoin': 'round',
    ...(dashes === undefined ? {} : { 'stroke-dasharray': dashes }),
  });

/** Chance is a jump upright: what was to be expected there, then what came. */
const knownCorners = (points: readonly CurvePoint[], { x, y }: Scale): readonly Corner[] =>
  points.flatMap(({ position, known, expected }): Corner[] => [
    ...(expected === null ? [] : [[x(position), y(expected)] as const]),
    [x(position), y(known)],
  ]);

/** How high the curve is at a position. */
function heightAt(points: readonly CurvePoint[], position: number): number {
  const after = points.findIndex((point) => point.position >= position);
  const [one, other] = [points[after - 1], points[after]];
  if (one === undefined || other === undefined) return (other ?? points.at(-1))?.known ?? 0;
  const share = (position - one.position) / Math.max(1, other.position - one.position);
  return one.known + ((other.expected ?? other.known) - one.known) * share;
}

function mark({ x, y }: Scale, at: { readonly position: number; readonly share: number }, label: string, fill: string) {
  const [cx, cy] = [x(at.position), y(at.share)];
  return (
    element('circle', { cx, cy, r: 23, fill, stroke: SKY, 'stroke-width': 4 }) +
    text([cx, cy + 11], label, { size: 32, bold: true, anchor: 'middle', fill: SKY })
  );
}

function marks({ points, missed, best }: MeteorAnalysis, scale: Scale): string {
  const at = (position: number) => ({ position, share: heightAt(points, position) });
  return [
    ...missed.map(({ position }, index) => mark(scale, at(position), String(index + 1), MISSED)),
    ...(best === null ? [] : [mark(scale, at(best.position), '★', BEST)]),
  ].join('');
}

const legend = (words: CurveWords): string =>
  [
    line(PLOT.left, 660, PLOT.left + 60, 660, KNOWN, 8),
    text([PLOT.left + 76, 670], words.known, { size: SMALLEST, fill: PAPER, fit: 400 }),
    path(
      [
        [610, 660],
        [670, 660],
      ],
      DEALT,
      4,
      '14 10',
    ),
    text([686, 670], words.dealt, { size: SMALLEST, fill: PAPER, fit: 400 }),
  ].join('');

/** The chance to win over a game's time, in two curves, with the turning points on it. As an SVG. */
export function curveSvg(analysis: MeteorAnalysis, words: CurveWords): string {
  const { points } = analysis;
  const scale = scaleOf(points);
  const dealt = points.map(({ position, dealt: share }): Corner => [scale.x(position), scale.y(share)]);
  return document(
    CURVE_WIDTH,
    HEIGHT,
    words.title,
    element('rect', { width: CURVE_WIDTH, height: HEIGHT, fill: SKY }),
    text([44, 92], words.title, { size: 70, bold: true, fill: PAPER, fit: 1010 }),
    text([46, 150], words.facts, { size: 34, fill: PAPER, fit: 1010 }),
    grid(scale),
    zones(points, scale, words),
    path(dealt, DEALT, 4, '14 10'),
    path(knownCorners(points, scale), KNOWN, 7),
    marks(analysis, scale),
    legend(words),
  );
}
