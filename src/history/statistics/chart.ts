import { text, type TextStyle } from '../../pictures/index.js';
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

/** Discord shows it about 550 pixels wide: what is written in 20 can be read there. */
export const CHART_WIDTH = 900;
const SMALL = 20;
const MIDDLE = 22;
const BIG = 28;
/** Each chart with its heading and legend; that of the rows lies below the other. */
const HEIGHT = 430;
const TOP = 108;
const BOTTOM = 370;
const PERIODS = { from: 40, to: 860 };
const ROWS = { from: 210, to: 800 };
const LOWER = 400;
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

const label = (at: readonly [x: number, y: number], words: string, style: TextStyle = {}): string =>
  text(at, words, { size: MIDDLE, fill: INK, ...style });
const rect = (x: number, y: number, width: number, height: number, fill: string): string =>
  width <= 0 || height <= 0
    ? ''
    : `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" fill="${fill}" stroke="${SOFT}" stroke-width="0.5"/>`;

function legend(x: number, y: number, entries: readonly (readonly [keyof typeof FILLS, string])[]): string {
  const step = entries.length > 3 ? 205 : 250;
  return entries
    .map(
      ([fill, words], at) =>
        rect(x + at * step, y - 18, 20, 20, FILLS[fill]) +
        label([x + at * step + 28, y], words, { size: SMALL, fill: SOFT, fit: step - 40 }),
    )
    .join('');
}

function bars({ periods, words }: Chart): string {
  const most = Math.max(1, ...periods.map(({ games }) => games));
  const step = (PERIODS.to - PERIODS.from) / Math.max(1, periods.length);
  const width = Math.min(72, step * 0.7);
  const scale = (BOTTOM - TOP - 30) / most;
  return periods
    .map((period, at) => {
      const x = PERIODS.from + step * (at + 0.5) - width / 2;
      const won = period.won * scale;
      const other = (period.games - period.won) * scale;
      const score = `${period.won}/${period.games}`;
      const told =
        period.games === 0
          ? ''
          : label([x + width / 2, BOTTOM - won - other - 6], score, { anchor: 'middle', size: SMALL, fit: step - 6 });
      // Every second date where they would run into each other.
      const dated =
        periods.length <= 6 || at % 2 === 0
          ? label([x + width / 2, BOTTOM + 28], words.period(period), { anchor: 'middle', size: SMALL, fill: SOFT })
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
  const scale = (ROWS.to - ROWS.from) / most;
  return rows
    .map((row, at) => {
      const y = LOWER + TOP + step * at + 6;
      let x = ROWS.from;
      const parts = RESULTS.map((result) => {
        const part = rect(x, y, row[result] * scale, step - 16, FILLS[result]);
        x += row[result] * scale;
        return part;
      });
      return (
        parts.join('') +
        label([ROWS.from - 10, y + (step - 16) / 2 + 5], row.label, { anchor: 'end', fit: ROWS.from - PERIODS.from }) +
        label([x + 6, y + (step - 16) / 2 + 5], String(totalOf(row)))
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
  const height = rows.length === 0 ? HEIGHT : HEIGHT + LOWER;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CHART_WIDTH}" height="${height}" viewBox="0 0 ${CHART_WIDTH} ${height}">`,
    '<defs><pattern id="hatch" width="8" height="8" patternUnits="userSpaceOnUse"><rect width="8" height="8" fill="#4a2c33"/><path d="M0 8 8 0" stroke="#ff8f8f" stroke-width="2"/></pattern>',
    '<pattern id="bars" width="8" height="8" patternUnits="userSpaceOnUse"><rect width="8" height="8" fill="#3f3a26"/><path d="M0 4H8" stroke="#f0c95f" stroke-width="2"/></pattern>',
    '<pattern id="dots" width="8" height="8" patternUnits="userSpaceOnUse"><rect width="8" height="8" fill="#343a46"/><circle cx="4" cy="4" r="1.6" fill="#aab1be"/></pattern></defs>',
    `<rect width="${CHART_WIDTH}" height="${height}" rx="12" fill="#1f2229"/>`,
    label([PERIODS.from, 42], words.periods, { size: BIG }),
    legend(PERIODS.from, 78, [
      ['won', words.won],
      ['other', words.other],
    ]),
    `<path d="M${PERIODS.from} ${BOTTOM}H${PERIODS.to}" stroke="${SOFT}"/>`,
    bars(chart),
    ...(rows.length === 0
      ? []
      : [
          label([PERIODS.from, LOWER + 42], words.rows, { size: BIG }),
          legend(PERIODS.from, LOWER + 78, legendOf(rows, words)),
          rowBars(rows),
        ]),
    '</svg>',
  ].join('\n');
}
