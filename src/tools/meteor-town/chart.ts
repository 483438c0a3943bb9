import { label, page } from '../charts/page.js';
import { MEDALS } from '../../games/meteor-town/index.js';

/** One row of towns to draw. */
export interface Row {
  readonly name: string;
  readonly scores: readonly number[];
  readonly mean: number;
}

const [LEFT, WIDTH, ROW, TOP, RIGHT] = [200, 560, 92, 84, 70];
const [LOWEST, HIGHEST, BIN] = [-40, 100, 4];

const x = (score: number): number =>
  Number((LEFT + (WIDTH * (Math.max(LOWEST, Math.min(HIGHEST, score)) - LOWEST)) / (HIGHEST - LOWEST)).toFixed(1));

/** Shares of the towns in each bin of scores. */
function bins(scores: readonly number[]): number[] {
  const counts = Array.from({ length: (HIGHEST - LOWEST) / BIN }, () => 0);
  for (const score of scores) {
    const at = Math.max(0, Math.min(counts.length - 1, Math.floor((score - LOWEST) / BIN)));
    counts[at] = (counts[at] ?? 0) + 1 / scores.length;
  }
  return counts;
}

function drawRow({ name, scores, mean }: Row, at: number, highest: number): string[] {
  const bottom = TOP + (at + 1) * ROW - 14;
  const tall = ROW - 26;
  const bars = bins(scores).flatMap((share, bin) => {
    if (share === 0) return [];
    const height = Number(((tall * share) / highest).toFixed(1));
    const from = x(LOWEST + bin * BIN);
    const width = (x(LOWEST + (bin + 1) * BIN) - from - 1).toFixed(1);
    return [
      `<rect class="towns" x="${from}" y="${(bottom - height).toFixed(1)}" width="${width}" height="${height}"/>`,
    ];
  });
  return [
    label([LEFT - 12, bottom - 14], name, 'end'),
    `<line class="base" x1="${LEFT}" y1="${bottom}" x2="${LEFT + WIDTH}" y2="${bottom}"/>`,
    ...bars,
    `<line class="mean" x1="${x(mean)}" y1="${bottom - tall}" x2="${x(mean)}" y2="${bottom}"/>`,
    label([LEFT + WIDTH + 12, bottom - 14], mean.toFixed(1)),
  ];
}

const STYLE = `text{font:13px sans-serif;fill:#222}.title{font-size:16px;font-weight:bold}.base{stroke:#888}
.grid{stroke:#ccc}.medal{stroke:#a06000;stroke-dasharray:5 4}.towns{fill:#3b6ea5}.mean{stroke:#111;stroke-width:3}`;

/** How the scores of each robot are spread, with the medals. */
export function chart(rows: readonly Row[], title: string): string {
  const bottom = TOP + rows.length * ROW;
  const [width, height] = [LEFT + WIDTH + RIGHT, bottom + 44];
  const highest = Math.max(...rows.flatMap(({ scores }) => bins(scores)));
  const axis = [-40, -20, 0, 20, 40, 60, 80, 100].flatMap((score) => [
    `<line class="grid" x1="${x(score)}" y1="${TOP - 4}" x2="${x(score)}" y2="${bottom}"/>`,
    label([x(score), bottom + 18], String(score), 'middle'),
  ]);
  const medals = MEDALS.flatMap(({ id, from }) => [
    `<line class="medal" x1="${x(from)}" y1="${TOP - 12}" x2="${x(from)}" y2="${bottom}"/>`,
    label([x(from), TOP - 16], id, 'middle'),
  ]);
  return page(
    {
      width,
      height,
      title,
      key: 'Bars: share of the towns with that score. Black line and number: the mean. Dashed: medals.',
      style: STYLE,
    },
    [
      ...axis,
      ...medals,
      ...rows.flatMap((row, at) => drawRow(row, at, highest)),
      label([LEFT + WIDTH / 2, bottom + 36], 'score', 'middle'),
    ],
  );
}
