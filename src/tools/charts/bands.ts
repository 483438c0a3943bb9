import { escape } from './page.js';

/** A figure with its 95% interval, and the band in which it should lie. */
export interface Banded {
  readonly name: string;
  readonly unit: '' | '%';
  readonly band: Interval;
  readonly figure: Interval & { readonly value: number };
  /** The figure in words. */
  readonly shown: string;
}

interface Interval {
  readonly low: number;
  readonly high: number;
}

/** Figures that belong together, under a name. */
export interface Block {
  readonly name: string;
  readonly figures: readonly Banded[];
}

/** In pixels: where the figures' names end, and how high a bar and its row are. */
export interface Layout {
  readonly left: number;
  readonly row: number;
  readonly bar: number;
}

const WIDTH = 360;
const TOP = 64;
const GAP = 34;
const RIGHT = 80;

/** The band takes the middle half of each row, so that all figures can be read on one scale. */
function place({ band }: Banded, { left }: Layout, value: number): number {
  const at = (value - band.low) / (band.high - band.low) / 2 + 0.25;
  return Number((left + WIDTH * Math.min(1, Math.max(0, at))).toFixed(1));
}

function rowOf(banded: Banded, layout: Layout, y: number): string[] {
  const { band, figure, name, shown } = banded;
  const { left, bar } = layout;
  const [from, to] = [place(banded, layout, band.low), place(banded, layout, band.high)];
  const unit = banded.unit === '' ? '' : ` ${banded.unit}`;
  const middle = y + bar / 2;
  return [
    `<text x="${left - 12}" y="${middle + 4}" text-anchor="end">${escape(name)}</text>`,
    `<rect class="band" x="${from}" y="${y}" width="${to - from}" height="${bar}"/>`,
    `<line class="interval" x1="${place(banded, layout, figure.low)}" y1="${middle}" x2="${place(banded, layout, figure.high)}" y2="${middle}"/>`,
    `<circle class="value" cx="${place(banded, layout, figure.value)}" cy="${middle}" r="4.5"/>`,
    `<text x="${left + WIDTH + 12}" y="${middle + 4}">${shown}${unit}</text>`,
  ];
}

const blockOf = ({ name, figures }: Block, layout: Layout, top: number): string[] => [
  `<text class="name" x="12" y="${top}">${escape(name)}</text>`,
  ...figures.flatMap((banded, at) => rowOf(banded, layout, top + 8 + at * layout.row)),
];

const STYLE = `text{font:13px sans-serif;fill:#222}.title{font-size:16px;font-weight:bold}.name{font-weight:bold}
.band{fill:#cfe3f7}.value{fill:#3b6ea5}.interval{stroke:#111;stroke-width:2}`;

/** A picture of every figure with its 95% interval, each within its own band. */
export function bandChart(blocks: readonly Block[], title: string, layout: Layout): string {
  const tops: number[] = [];
  let y = TOP;
  for (const { figures } of blocks) {
    tops.push(y);
    y += figures.length * layout.row + GAP;
  }
  const width = layout.left + WIDTH + RIGHT;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y}" width="${width}" height="${y}" role="img">`,
    `<title>${escape(title)}</title>`,
    `<style>${STYLE}</style>`,
    `<rect width="${width}" height="${y}" fill="#fff"/>`,
    `<text class="title" x="12" y="26">${escape(title)}</text>`,
    '<text x="12" y="44">Dot: the figure. Line: 95% interval. Light: the band where it should lie.</text>',
    ...blocks.flatMap((block, at) => blockOf(block, layout, tops[at] ?? TOP)),
    '</svg>',
    '',
  ].join('\n');
}
