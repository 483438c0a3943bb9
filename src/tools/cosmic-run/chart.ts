import { bandChart } from '../charts/bands.js';
import { shown, type Run } from './report.js';

/** A picture of every figure with its 95 % interval, each within its own band. */
export const chart = (runs: readonly Run[], title: string): string =>
  bandChart(
    runs.map(({ players, judged }) => ({
      name: `${players} players`,
      figures: judged.map(({ band, figure }) => ({
        name: band.name,
        unit: band.unit,
        band,
        figure,
        shown: shown(figure.value, band),
      })),
    })),
    title,
    { left: 230, row: 22, bar: 16 },
  );
