import { drawPng } from '../../pictures/index.js';
import type { Period, StatsSummary } from './summary.js';

/** What is written on the charts. */
export interface ChartWords {
  readonly time: string;
  readonly zone: string;
  readonly won: string;
  readonly other: string;
  readonly lost: string;
  readonly abandoned: string;
  readonly period: (period: Period) => string;
  readonly zoned: (zone: number) => string;
}

const WIDTH = 900;
const HEIGHT = 380;
const TOP = 78;
const BOTTOM = 330;
const LEFT = { from: 50, to: 480 };
const RIGHT = { from: 590, to: 850 };
const INK = '#e8eaf0';
const SOFT = '#aab1be';
/** Colour and pattern together: neither is needed alone. */
const FILLS = { won: '#5fd38d', other: 'url(#hatch)', lost: 'url(#hatch)', abandoned: 'url(#dots)' } as const;

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const label = (x: number, y: number, text: string, anchor = 'start', size = 14, fill = INK): string =>
  `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}" font-size="${size}" fill="${fill}">${escaped(text)}</text>`;
const rect = (x: number, y: number, width: number, height: number, fill: string): string =>
  width <= 0 || height <= 0
    ? ''
    : `<rect x="${x.toFixed(1)}" y="${y.toFixed(1)}" width="${width.toFixed(1)}" height="${height.toFixed(1)}" fill="${fill}" stroke="${SOFT}" stroke-width="0.5"/>`;

function legend(x: number, y: number, entries: readonly (readonly [keyof typeof FILLS, string])[]): string {
  return entries
    .map(
      ([fill, text], at) =>
        rect(x + at * 110, y - 12, 14, 14, FILLS[fill]) + label(x + at * 110 + 20, y, text, 'start', 13, SOFT),
    )
    .join('');
}

function bars(periods: readonly Period[], words: ChartWords): string {
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

function rows(zones: StatsSummary['zones'], words: ChartWords): string {
  const most = Math.max(1, ...zones.map(({ won, lost, abandoned }) => won + lost + abandoned));
  const step = (BOTTOM - TOP) / zones.length;
  const scale = (RIGHT.to - RIGHT.from) / most;
  return zones
    .map(({ zone, ...counts }, at) => {
      const y = TOP + step * at + 6;
      let x = RIGHT.from;
      const parts = (['won', 'lost', 'abandoned'] as const).map((result) => {
        const part = rect(x, y, counts[result] * scale, step - 16, FILLS[result]);
        x += counts[result] * scale;
        return part;
      });
      const total = counts.won + counts.lost + counts.abandoned;
      return (
        parts.join('') +
        label(RIGHT.from - 10, y + (step - 16) / 2 + 5, words.zoned(zone), 'end') +
        label(x + 6, y + (step - 16) / 2 + 5, String(total), 'start', 12)
      );
    })
    .join('');
}

/** Wins over time, and results by zone, as an SVG. */
export function statsSvg({ periods, zones }: StatsSummary, words: ChartWords): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="DejaVu Sans">`,
    '<defs><pattern id="hatch" width="8" height="8" patternUnits="userSpaceOnUse"><rect width="8" height="8" fill="#4a2c33"/><path d="M0 8 8 0" stroke="#ff8f8f" stroke-width="2"/></pattern>',
    '<pattern id="dots" width="8" height="8" patternUnits="userSpaceOnUse"><rect width="8" height="8" fill="#343a46"/><circle cx="4" cy="4" r="1.6" fill="#aab1be"/></pattern></defs>',
    `<rect width="${WIDTH}" height="${HEIGHT}" rx="12" fill="#1f2229"/>`,
    label(LEFT.from, 32, words.time, 'start', 17),
    legend(LEFT.from, 58, [
      ['won', words.won],
      ['other', words.other],
    ]),
    label(RIGHT.from - 70, 32, words.zone, 'start', 17),
    legend(RIGHT.from - 70, 58, [
      ['won', words.won],
      ['lost', words.lost],
      ['abandoned', words.abandoned],
    ]),
    `<path d="M${LEFT.from} ${BOTTOM}H${LEFT.to}" stroke="${SOFT}"/>`,
    bars(periods, words),
    rows(zones, words),
    '</svg>',
  ].join('\n');
}

/** As a PNG. No font of the system is needed: slim images have none. */
export const pngOf = (svg: string): Buffer => drawPng(svg, null);
