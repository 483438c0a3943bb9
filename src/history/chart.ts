import { drawPng } from '../pictures/index.js';
import type { Period, Results } from './summary.js';

/** Results by what a game's statistics are split by, as Meteor's by zones. */
export interface ChartRow extends Results {
  readonly label: string;
}

/** What is drawn, and what is written on it. */
export interface Chart {
  readonly periods: readonly Period[];
  /** None: the chart of them is left out. */
  readonly rows: readonly ChartRow[];
  readonly words: {
    readonly periods: string;
    readonly rows: string;
    readonly won: string;
    readonly other: string;
    readonly lost: string;
    readonly drawn: string;
    readonly abandoned: string;
    readonly period: (period: Period) => string;
  };
}

const WIDTH = 900;
/** Without rows. */
const NARROW = 530;
const HEIGHT = 380;
const TOP = 78;
const BOTTOM = 330;
const LEFT = { from: 50, to: 480 };
const RIGHT = { from: 590, to: 850 };
const INK = '#e8eaf0';
const SOFT = '#aab1be';
/** Colour and pattern together: neither is needed alone. */
const FILLS = {
  won: '#5fd38d',
  other: 'url(#hatch)',
  lost: 'url(#hatch)',
  drawn: 'url(#bars)',
  abandoned: 'url(#dots)',
} as const;
const RESULTS = ['won', 'lost', 'drawn', 'abandoned'] as const;

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const label = (x: number, y: number, text: string, anchor = 'start', size = 14, fill = INK): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}" font-size="${size}" fill="${fill}">${escaped(text)}</text>`;
const rect = (x: number, y: number, width: number, height: number, fill: string): string =>
  width <= 0 || height <= 0
    ? ''
    : `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" fill="${fill}" stroke="${SOFT}" stroke-width="0.5"/>`;

function legend(x: number, y: number, entries: readonly (readonly [keyof typeof FILLS, string])[]): string {
  const step = entries.length > 3 ? 85 : 110;
  return entries
    .map(
      ([fill, text], at) =>
        rect(x + at * step, y - 12, 14, 14, FILLS[fill]) + label(x + at * step + 20, y, text, 'start', 13, SOFT),
    )
    .join('');
}

function bars({ periods, words }: Chart): string {
  const most = Math.max(1, ...periods.map(({ games }) => games));
  const step = (LEFT.to - LEFT.from) / Math.max(1, periods.length);
  const width = Math.min(48, step * 0.7);
  const scale = (BOTTOM - TOP - 20) / most;
  return periods
    .map((period, at) => {
      const x = LEFT.from + step * (at + 0.5) - width / 2;
      const won = period.won * scale;
      const other = (period.games - period.won) * scale;
      const told =
        period.games === 0
          ? ''
          : label(x + width / 2, BOTTOM - won - other - 6, `${period.won}/${period.games}`, 'middle', 11);
      // Every second date where they would run into each other.
      const dated =
        periods.length <= 6 || at % 2 === 0
          ? label(x + width / 2, BOTTOM + 20, words.period(period), 'middle', 11, SOFT)
          : '';
      return (
        rect(x, BOTTOM - won, width, won, FILLS.won) +
        rect(x, BOTTOM - won - other, width, other, FILLS.other) +
        told +
        dated
      );
    })
    .join('');
}

const totalOf = ({ won, lost, drawn, abandoned }: Results): number => won + lost + drawn + abandoned;

function rowBars(rows: readonly ChartRow[]): string {
  const most = Math.max(1, ...rows.map(totalOf));
  const step = Math.min(60, (BOTTOM - TOP) / rows.length);
  const scale = (RIGHT.to - RIGHT.from) / most;
  return rows
    .map((row, at) => {
      const y = TOP + step * at + 6;
      let x = RIGHT.from;
      const parts = RESULTS.map((result) => {
        const part = rect(x, y, row[result] * scale, step - 16, FILLS[result]);
        x += row[result] * scale;
        return part;
      });
      return (
        parts.join('') +
        label(RIGHT.from - 10, y + (step - 16) / 2 + 5, row.label, 'end', row.label.length > 9 ? 11 : 14) +
        label(x + 6, y + (step - 16) / 2 + 5, String(totalOf(row)), 'start', 12)
      );
    })
    .join('');
}

/** Only the results that there are; the first two always, so that a picture of few games reads as one of many. */
const legendOf = (
  rows: readonly ChartRow[],
  words: Chart['words'],
): readonly (readonly [keyof typeof FILLS, string])[] =>
  RESULTS.filter((result) => result !== 'drawn' || rows.some(({ drawn }) => drawn > 0)).map(
    (result) => [result, words[result]] as const,
  );

/** Wins over time, and results by row, as an SVG. */
export function statsSvg(chart: Chart): string {
  const { rows, words } = chart;
  const width = rows.length === 0 ? NARROW : WIDTH;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}" font-family="DejaVu Sans">`,
    '<defs><pattern id="hatch" width="8" height="8" patternUnits="userSpaceOnUse"><rect width="8" height="8" fill="#4a2c33"/><path d="M0 8 8 0" stroke="#ff8f8f" stroke-width="2"/></pattern>',
    '<pattern id="bars" width="8" height="8" patternUnits="userSpaceOnUse"><rect width="8" height="8" fill="#3f3a26"/><path d="M0 4H8" stroke="#f0c95f" stroke-width="2"/></pattern>',
    '<pattern id="dots" width="8" height="8" patternUnits="userSpaceOnUse"><rect width="8" height="8" fill="#343a46"/><circle cx="4" cy="4" r="1.6" fill="#aab1be"/></pattern></defs>',
    `<rect width="${width}" height="${HEIGHT}" rx="12" fill="#1f2229"/>`,
    label(LEFT.from, 32, words.periods, 'start', 17),
    legend(LEFT.from, 58, [
      ['won', words.won],
      ['other', words.other],
    ]),
    `<path d="M${LEFT.from} ${BOTTOM}H${LEFT.to}" stroke="${SOFT}"/>`,
    bars(chart),
    ...(rows.length === 0
      ? []
      : [
          label(RIGHT.from - 70, 32, words.rows, 'start', 17),
          legend(RIGHT.from - 70, 58, legendOf(rows, words)),
          rowBars(rows),
        ]),
    '</svg>',
  ].join('\n');
}

/** As a PNG. No font of the system is needed: slim images have none. */
export const pngOf = (svg: string): Buffer => drawPng(svg, null);
