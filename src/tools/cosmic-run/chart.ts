import type { Judged } from './bands.js';
import { shown, type Run } from './report.js';

const LEFT = 230;
const WIDTH = 360;
const ROW = 22;
const TOP = 64;
const GAP = 34;
const RIGHT = 80;

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The band takes the middle half of each row, so that all figures can be read on one scale. */
function place({ band }: Judged, value: number): number {
  const at = (value - band.low) / (band.high - band.low) / 2 + 0.25;
  return Number((LEFT + WIDTH * Math.min(1, Math.max(0, at))).toFixed(1));
}

function row(judged: Judged, y: number): string[] {
  const { band, figure } = judged;
  const [from, to] = [place(judged, band.low), place(judged, band.high)];
  const unit = band.unit === '' ? '' : ` ${band.unit}`;
  return [
    `<text x="${LEFT - 12}" y="${y + 12}" text-anchor="end">${escape(band.name)}</text>`,
    `<rect class="band" x="${from}" y="${y}" width="${to - from}" height="16"/>`,
    `<line class="interval" x1="${place(judged, figure.low)}" y1="${y + 8}" x2="${place(judged, figure.high)}" y2="${y + 8}"/>`,
    `<circle class="value" cx="${place(judged, figure.value)}" cy="${y + 8}" r="4.5"/>`,
    `<text x="${LEFT + WIDTH + 12}" y="${y + 12}">${shown(figure.value, band)}${unit}</text>`,
  ];
}

const block = (run: Run, top: number): string[] => [
  `<text class="name" x="12" y="${top}">${run.players} players</text>`,
  ...run.judged.flatMap((judged, at) => row(judged, top + 8 + at * ROW)),
];

const STYLE = `text{font:13px sans-serif;fill:#222}.title{font-size:16px;font-weight:bold}.name{font-weight:bold}
.band{fill:#cfe3f7}.value{fill:#3b6ea5}.interval{stroke:#111;stroke-width:2}`;

/** A picture of every figure with its 95 % interval, each within its own band. */
export function chart(runs: readonly Run[], title: string): string {
  const tops: number[] = [];
  let y = TOP;
  for (const { judged } of runs) {
    tops.push(y);
    y += judged.length * ROW + GAP;
  }
  const width = LEFT + WIDTH + RIGHT;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y}" width="${width}" height="${y}" role="img">`,
    `<title>${escape(title)}</title>`,
    `<style>${STYLE}</style>`,
    `<rect width="${width}" height="${y}" fill="#fff"/>`,
    `<text class="title" x="12" y="26">${escape(title)}</text>`,
    '<text x="12" y="44">Dot: the figure. Line: 95 % interval. Light: the band where it should lie.</text>',
    ...runs.flatMap((run, at) => block(run, tops[at] ?? TOP)),
    '</svg>',
    '',
  ].join('\n');
}
