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

/** Figures and bands as a chart draws them. */
export const bandedFigures = (judged: readonly Judged[]): readonly Banded[] =>
  judged.map(({ band, figure }) => ({
    name: band.name,
    unit: band.unit,
    band,
    figure,
    shown: shown(figure.value, band),
  }));
