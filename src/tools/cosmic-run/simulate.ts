import { writeFileSync } from 'node:fs';
import { progressBar } from '../simulate/progress.js';
import { seedOf } from '../simulate/seed-of.js';
import type { Match } from './bands.js';
import { chart } from './chart.js';
import { readOptions, type CosmicOptions } from './options.js';
import { playGame, type GameResult } from './play.js';
import { asJson, judgedRun, report, type Run } from './report.js';
import { summarise } from './summary.js';

export { USAGE } from './options.js';

/** Games between two looks at the progress bar. */
const LOOK = 20;

/** The one level among the others, where there is one. */
const FOCUS: { readonly [M in Match]?: readonly [one: string, others: string] } = {
  mixed: ['pilot', 'cadet'],
  commander: ['commander', 'pilot'],
};

/** The one takes the places in turn. */
function levelsOf(match: Match, players: number, game: number): readonly string[] {
  const [one, others] = FOCUS[match] ?? [match, match];
  return Array.from({ length: players }, (_, place) => (place === game % players ? one : others));
}

/** Games of a Commander play each deal once from each place. */
const dealOf = (match: Match, players: number, game: number): number =>
  match === 'commander' ? Math.floor(game / players) : game;

function runOf({ match, games, seed }: CosmicOptions, players: number, played: (games: number) => void): Run {
  const results: GameResult[] = [];
  for (let game = 0; game < games; game += 1) {
    const levels = levelsOf(match, players, game);
    results.push(playGame({ players, levels, seed: seedOf(`${seed} ${players}`, dealOf(match, players, game)) }));
    if (game % LOOK === 0) played(game);
  }
  const focusPlace = FOCUS[match] === undefined ? null : (game: number): number => game % players;
  return judgedRun(match, players, summarise(results, players, focusPlace));
}

/** `npm run simulate -- --game cosmic-run`: plays, measures, and judges by the document's bands. */
export function simulate(args: readonly string[]): void {
  const options = readOptions(args);
  const begun = performance.now();
  const bar = progressBar(options.games * options.players.length, process.stderr);
  const runs = options.players.map((players, at) =>
    runOf(options, players, (games) => {
      bar.show(at * options.games + games);
    }),
  );
  bar.clear();
  if (options.chart !== null)
    writeFileSync(options.chart, chart(runs, `Cosmic Run: ${options.games} games of robots each`));
  const seconds = Number(((performance.now() - begun) / 1000).toFixed(2));
  console.log(options.json ? asJson(runs, seconds) : report(runs, seconds));
}
