import type { Banded } from '../charts/bands.js';
import { tableLines } from '../markdown.js';
import type { Judged } from './bands.js';
import type { Figure } from './figures.js';

/** A figure in its band's unit. */
export const shown = (value: number, { unit }: Judged['band']): string =>
  unit === '%' ? (100 * value).toFixed(1) : value.toFixed(value < 2 ? 2 : 1);

const interval = ({ low, high }: Pick<Figure, 'low' | 'high'>, band: Judged['band']): string =>
  `${shown(low, band)}–${shown(high, band)}`;

/** Figures as a Markdown table, a line a figure. */
export const judgedTable = (judged: readonly Judged[]): readonly string[] =>
  tableLines(
    ['figure', 'value', '95% interval', 'band', 'holds'],
    judged.map(({ band, figure, holds }) => [
      band.unit === '' ? band.name : `${band.name}, ${band.unit}`,
      shown(figure.value, band),
      interval(figure, band),
      interval(band, band),
      holds ? 'yes' : 'NO',
    ]),
  );

/** What a person reads last. */
export function verdictLine(judged: readonly Judged[], seconds: number): string {
  const fails = judged.filter(({ holds }) => !holds).length;
  return `${fails === 0 ? 'every band holds' : `${fails} bands do not hold`}; ${seconds} s`;
}

/** Figures and bands as `--json` prints them. */
export const judgedJson = (judged: readonly Judged[]) =>
  judged.map(({ band, figure, holds }) => ({ name: band.name, ...figure, band: [band.low, band.high], holds }));

/** One part of what was simulated, and what the bands make of it. */
export interface JudgedRun<Summary = unknown> {
  readonly summary: Summary;
  readonly judged: readonly Judged[];
}

const allJudged = (runs: readonly JudgedRun[]): readonly Judged[] => runs.flatMap(({ judged }) => judged);

/** What a person reads of several runs: their lines, and whether all bands hold. */
export const runsReport = (runs: readonly JudgedRun[], lines: readonly string[], seconds: number): string =>
  [...lines, verdictLine(allJudged(runs), seconds)].join('\n');

/** What a program reads of them; `told`: of each beside its bands, `beside`: of all. */
export const runsJson = <Run extends JudgedRun>(
  game: string,
  runs: readonly Run[],
  told: (run: Run) => object,
  beside: object,
): string =>
  JSON.stringify({
    game,
    runs: runs.map((run) => ({ ...told(run), bands: judgedJson(run.judged) })),
    holds: allJudged(runs).every(({ holds }) => holds),
    ...beside,
  });

/** Figures and bands as a chart draws them. */
export const bandedFigures = (judged: readonly Judged[]): readonly Banded[] =>
  judged.map(({ band, figure }) => ({
    name: band.name,
    unit: band.unit,
    band,
    figure,
    shown: shown(figure.value, band),
  }));
