import { scenarioOf, type ScenarioId } from '../../games/meteor-storm/index.js';
import { judge } from '../simulate/bands.js';
import type { Figure } from '../simulate/figures.js';
import { judgedTable, runsJson, runsReport, type JudgedRun } from '../simulate/report.js';
import { table } from '../markdown.js';
import { bandsFor } from './bands.js';
import type { CardShare } from './cards.js';
import type { StormOptions } from './options.js';
import type { Summary } from './summary.js';

/** One scenario's games. */
export interface Run extends JudgedRun<Summary> {
  readonly scenario: ScenarioId;
}

export const judgedRun = (options: StormOptions, scenario: ScenarioId, summary: Summary): Run => ({
  scenario,
  summary,
  judged: judge(bandsFor(options.match, options.meteors), summary),
});

const UNJUDGED: readonly (readonly [string, (summary: Summary) => Figure])[] = [
  ['first side wins', ({ firstWins }) => firstWins],
  ['turns of both sides, median', ({ medianTurns }) => medianTurns],
];

const percent = ({ value, low, high }: Figure): string =>
  `${(100 * value).toFixed(2)}% (${(100 * low).toFixed(2)}–${(100 * high).toFixed(2)})`;

const wastesOf = ({ idleCards, needlesslyIdle, movesInTheWay }: Summary): string =>
  `  ${percent(idleCards)} of the cards ordered nobody, ${percent(needlesslyIdle)} though another would have; ${percent(movesInTheWay)} of the moves ended in a meteor’s way`;

/** Of the turns in which a card was in hand and would have ordered somebody. */
const cardsOf = (cards: readonly CardShare[]): string =>
  table(
    ['card', 'turns', 'played, %', '95% interval', 'even share, %'],
    cards.map(({ card, turns, played, even }) => [
      card,
      turns,
      (100 * played.value).toFixed(1),
      `${(100 * played.low).toFixed(1)}–${(100 * played.high).toFixed(1)}`,
      (100 * even.value).toFixed(1),
    ]),
  );

function linesOf(run: Run): string[] {
  const { summary } = run;
  const title = `${scenarioOf(run.scenario)?.number ?? ''} ${run.scenario}: ${summary.games} games, ${summary.actionsPerGame} actions a game`;
  const wastes = `${wastesOf(summary)}\n\n${cardsOf(summary.cards)}`;
  if (run.judged.length > 0) return [title, ...judgedTable(run.judged), '', wastes, ''];
  // A calm game has no bands: only what it came to.
  return [title, ...UNJUDGED.map(([name, of]) => `  ${name}: ${of(summary).value.toFixed(2)}`), wastes, ''];
}

/** What a person reads; `cards`: of all scenarios together. */
export const report = (runs: readonly Run[], cards: readonly CardShare[], seconds: number): string =>
  runsReport(
    runs,
    [...runs.flatMap(linesOf), ...(runs.length > 1 ? ['all scenarios together', '', cardsOf(cards), ''] : [])],
    seconds,
  );

/** What a program reads. */
export const asJson = (runs: readonly Run[], cards: readonly CardShare[], seconds: number): string =>
  runsJson('meteor-storm', runs, ({ scenario, summary }) => ({ scenario, ...summary }), { cards, seconds });
