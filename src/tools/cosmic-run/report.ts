import { bandsFor, judge, type Band, type Judged, type Match } from './bands.js';
import type { Figure } from './figures.js';
import type { Summary } from './summary.js';

/** The games of one number of players, and what the bands make of them. */
export interface Run {
  readonly players: number;
  readonly summary: Summary;
  readonly judged: readonly Judged[];
}

export const judgedRun = (match: Match, players: number, summary: Summary): Run => ({
  players,
  summary,
  judged: judge(bandsFor(match, players), summary),
});

/** A figure in the band's unit. */
export const shown = (value: number, { unit }: Pick<Band, 'unit'>): string =>
  unit === '%' ? (100 * value).toFixed(1) : value.toFixed(1);

const interval = ({ low, high }: Pick<Figure, 'low' | 'high'>, band: Band): string =>
  `${shown(low, band)}–${shown(high, band)}`;

function rowOf({ band, figure, holds }: Judged): string {
  const name = band.unit === '' ? band.name : `${band.name}, ${band.unit}`;
  return `| ${name} | ${shown(figure.value, band)} | ${interval(figure, band)} | ${interval(band, band)} | ${holds ? 'yes' : 'NO'} |`;
}

/** A run's figures as a Markdown table. */
export const tableOf = ({ judged }: Run): string[] => [
  '| figure | value | 95 % interval | band | holds |',
  '| --- | --- | --- | --- | --- |',
  ...judged.map(rowOf),
];

function linesOf(run: Run): string[] {
  const { summary, players } = run;
  const title = `${players} players: ${summary.games} games, ${summary.decisionsPerGame} decisions a game`;
  if (run.judged.length > 0) return [title, ...tableOf(run), ''];
  const medians = `  median points of the winner ${summary.winner.value}, of the last ${summary.last.value}`;
  return [title, `  rounds ${summary.rounds.value.toFixed(1)}`, medians, ''];
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
    game: 'cosmic-run',
    runs: runs.map(({ players, summary, judged }) => ({
      players,
      ...summary,
      bands: judged.map(({ band, figure, holds }) => ({
        name: band.name,
        ...figure,
        band: [band.low, band.high],
        holds,
      })),
    })),
    holds: runs.every(({ judged }) => judged.every(({ holds }) => holds)),
    seconds,
  });
