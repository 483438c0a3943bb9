import { scenarioOf } from '../../games/meteor-storm/index.js';
import { bandChart } from '../charts/bands.js';
import { bandedFigures } from '../simulate/report.js';
import type { Run } from './report.js';

/** A picture of every figure with its 95% interval, each within its own band. */
export const chart = (runs: readonly Run[], title: string): string =>
  bandChart(
    runs.map(({ scenario, judged }) => ({
      name: `${scenarioOf(scenario)?.number ?? ''} ${scenario}`,
      figures: bandedFigures(judged),
    })),
    title,
    { left: 250, row: 24, bar: 18 },
  );
