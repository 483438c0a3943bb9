import { scenarioOf, type ScenarioId } from '../../games/meteor-storm/index.js';
import { bandsFor, judge, type Band, type Judged } from './bands.js';
import type { StormOptions } from './options.js';
import type { Figure, Summary } from './summary.js';

/** One scenario's games, and what the bands make of them. */
export interface Run {
  readonly scenario: ScenarioId;
  readonly summary: Summary;
  readonly judged: readonly Judged[];
}

export const judged = (options: StormOptions, scenario: ScenarioId, summary: Summary): Run => ({
  scenario,
  summary,
  judged: judge(bandsFor(options.match, options.meteors), summary),
});

/** A figure in the band's unit. */
export const shown = (value: number, { unit }: Pick<Band, 'unit'>): string =>
  unit === '%' ? (100 * value).toFixed(1) : value.toFixed(value < 2 ? 2 : 1);

const interval = ({ low, high }: Pick<Figure, 'low' | 'high'>, band: Band): string =>
  `${shown(low, band)}–${shown(high, band)}`;

const rowOf = ({ band, figure, holds }: Judged): string => {
  const name = band.unit === '' ? band.name : `${band.name}, ${band.unit}`;
  return `| ${name} | ${shown(figure.value, band)} | ${interval(figure, band)} | ${interval(band, band)} | ${holds ? 'yes' : 'NO'} |`;
};

/** A scenario's figures as a Markdown table. */
export const tableOf = (run: Run): string[] => [
  '| figure | value | 95 % interval | band | holds |',
  '| --- | --- | --- | --- | --- |',
  ...run.judged.map(rowOf),
];

const UNJUDGED: readonly (readonly [string, (summary: Summary) => Figure])[] = [
  ['first side wins', ({ firstWins }) => firstWins],
  ['turns of both sides, median', ({ medianTurns }) => medianTurns],
];

function linesOf(run: Run): string[] {
  const { summary } = run;
  const title = `${scenarioOf(run.scenario)?.number ?? ''} ${run.scenario}: ${summary.games} games, ${summary.actionsPerGame} actions a game`;
  if (run.judged.length > 0) return [title, ...tableOf(run), ''];
  // A calm game has no bands: only what it came to.
  return [title, ...UNJUDGED.map(([name, of]) => `  ${name}: ${of(summary).value.toFixed(2)}`), ''];
}

/** What a person reads. */
export function report(runs: readonly Run[], seconds: number): string {
  const fails = runs.flatMap((run) => run.judged).filter(({ holds }) => !holds).length;
  const verdict = fails === 0 ? 'every band holds' : `${fails} bands do not hold`;
  return [...runs.flatMap(linesOf), `${verdict}; ${seconds} s`].join('\n');
}

/** What a program reads. */
export const asJson = (runs: readonly Run[], seconds: number): string =>
  JSON.stringify({
    game: 'meteor-storm',
    runs: runs.map(({ scenario, summary, judged: bands }) => ({
      scenario,
      ...summary,
      bands: bands.map(({ band, figure, holds }) => ({
        name: band.name,
        ...figure,
        band: [band.low, band.high],
        holds,
      })),
    })),
    holds: runs.every((run) => run.judged.every(({ holds }) => holds)),
    seconds,
  });
