import { bandChart } from '../charts/bands.js';
import { bandedFigures } from '../simulate/report.js';
import type { Run } from './report.js';

/** A picture of every figure with its 95% interval, each within its own band. */
export const chart = (runs: readonly Run[], title: string): string =>
  bandChart(
    runs.map(({ players, judged }) => ({
      name: `${players} players`,
      figures: bandedFigures(judged),
    })),
    title,
    { left: 230, row: 22, bar: 16 },
  );
