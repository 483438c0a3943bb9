import { label, page } from '../charts/page.js';
import { bandOf, type Measured } from './bands.js';
import type { Summary } from './summary.js';

const LEFT = 200;
const WIDTH = 500;
const ROW = 30;
const TOP = 70;
const RIGHT = 70;

const x = (share: number): number => Number((LEFT + WIDTH * share).toFixed(1));

function axis(bottom: number): string[] {
  return [0, 0.25, 0.5, 0.75, 1].flatMap((share) => [
    `<line class="grid" x1="${x(share)}" y1="${TOP - 10}" x2="${x(share)}" y2="${bottom}"/>`,
    label([x(share), bottom + 18], `${share * 100}%`, 'middle'),
  ]);
}

function row(measured: Measured<Summary>, all: readonly Measured<Summary>[], at: number): string[] {
  const { summary } = measured;
  const y = TOP + at * ROW;
  const [low, high] = bandOf(measured.case, all);
  const [from, to] = summary.interval;
  return [
    label([LEFT - 12, y + 13], measured.case.name, 'end'),
    `<rect class="band" x="${x(low)}" y="${y - 2}" width="${(x(high) - x(low)).toFixed(1)}" height="22"/>`,
    `<rect class="won" x="${LEFT}" y="${y + 4}" width="${(x(summary.wonShare) - LEFT).toFixed(1)}" height="10"/>`,
    `<line class="interval" x1="${x(from)}" y1="${y + 9}" x2="${x(to)}" y2="${y + 9}"/>`,
    label([LEFT + WIDTH + 12, y + 13], `${(100 * summary.wonShare).toFixed(1)}%`),
  ];
}

const STYLE = `text{font:13px sans-serif;fill:#222}.title{font-size:16px;font-weight:bold}.grid{stroke:#ccc}
.band{fill:#cfe3f7}.won{fill:#3b6ea5}.interval{stroke:#111;stroke-width:3}`;

/** A picture of the shares won, each with its 95% interval and the band where it should lie. */
export function chart(all: readonly Measured<Summary>[], title: string): string {
  const bottom = TOP + all.length * ROW;
  const [width, height] = [LEFT + WIDTH + RIGHT, bottom + 40];
  return page(
    {
      width,
      height,
      title,
      key: 'Dark: games won. Black line: 95% interval. Light: where it should lie.',
      style: STYLE,
    },
    [...axis(bottom), ...all.flatMap((measured, at) => row(measured, all, at))],
  );
}

/** The table behind the picture, as Markdown. Losses are counted by cause, as the end of a game names it. */
export function chartTable(all: readonly Measured<Summary>[]): string {
  const percent = (share: number): string => (100 * share).toFixed(1);
  const rows = all.map((measured) => {
    const {
      wonShare,
      interval: [from, to],
      actionsPerGame,
      medianSeconds,
      lostBy,
    } = measured.summary;
    const lost = ['time', 'overkill', 'early', 'pass'].map((cause) => lostBy[`impact-${cause}`] ?? 0).join(' / ');
    const [low, high] = bandOf(measured.case, all);
    const holds = wonShare >= low && wonShare <= high ? 'yes' : 'no';
    return `| ${measured.case.name} | ${percent(wonShare)} | ${percent(from)}–${percent(to)} | ${percent(low)}–${percent(high)} | ${holds} | ${lost} | ${actionsPerGame} | ${medianSeconds} |`;
  });
  return [
    '| game | won % | 95% interval | band | holds | lost by time / Overkill / early hit / pass | actions | seconds |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows,
  ].join('\n');
}
