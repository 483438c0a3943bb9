import { judge } from '../simulate/bands.js';
import type { Figure } from '../simulate/figures.js';
import { judgedTable, runsJson, runsReport, type JudgedRun } from '../simulate/report.js';
import { bandsFor, type Match } from './bands.js';
import type { Summary } from './summary.js';

/** The games of one number of players. */
export interface Run extends JudgedRun<Summary> {
  readonly players: number;
}

export const judgedRun = (match: Match, players: number, summary: Summary): Run => ({
  players,
  summary,
  judged: judge(bandsFor(match, players), summary),
});

const interval = ({ value, low, high }: Figure, digits: number, scale = 1): string =>
  `${(scale * value).toFixed(digits)} (${(scale * low).toFixed(digits)}–${(scale * high).toFixed(digits)})`;

const wastesOf = ({ unretired, crystalsLeft, crystalsUnspent, wastedDice }: Summary): string =>
  `  left at the end, a player: ${interval(unretired, 2)} points of aliens, ${interval(crystalsLeft, 2)} crystals, of which ${interval(crystalsUnspent, 2)} were held as its last turn began; ${interval(wastedDice, 1, 100)}% of the dice at planets wasted in sets`;

function linesOf(run: Run): string[] {
  const { summary, players } = run;
  const title = `${players} players: ${summary.games} games, ${summary.decisionsPerGame} decisions a game`;
  const wastes = wastesOf(summary);
  if (run.judged.length > 0) return [title, ...judgedTable(run.judged), '', wastes, ''];
  const medians = `  median points of the winner ${summary.winner.value}, of the last ${summary.last.value}`;
  const won =
    summary.focusWins === null ? [] : [`  the one of another level won ${interval(summary.focusWins, 1, 100)}%`];
  return [title, ...won, `  rounds ${summary.rounds.value.toFixed(1)}`, medians, wastes, ''];
}

/** What a person reads. */
export const report = (runs: readonly Run[], seconds: number): string =>
  runsReport(runs, runs.flatMap(linesOf), seconds);

/** What a program reads. */
export const asJson = (runs: readonly Run[], seconds: number): string =>
  runsJson('cosmic-run', runs, ({ players, summary }) => ({ players, ...summary }), { seconds });
