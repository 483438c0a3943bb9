import { writeFileSync } from 'node:fs';
import { progressBar } from '../simulate/progress.js';
import { cardShares, type CardCount } from './cards.js';
import { chart } from './chart.js';
import { readOptions } from './options.js';
import { playGame, type GameResult } from './play.js';
import { asJson, judgedRun, report, type Run } from './report.js';
import { summarise } from './summary.js';

export { USAGE } from './options.js';

/** Games between two looks at the progress bar. */
const LOOK = 20;

/** `npm run simulate -- --game meteor-storm`: plays, measures, and judges by the document's bands. */
export function simulate(args: readonly string[]): void {
  const options = readOptions(args);
  const begun = performance.now();
  const bar = progressBar(options.games * options.scenarios.length, process.stderr);
  const { match, meteors, seed, games } = options;
  const cards: CardCount[] = [];
  const runs = options.scenarios.map((scenario, at): Run => {
    const results: GameResult[] = [];
    for (let game = 0; game < games; game += 1) {
      results.push(playGame({ scenario, match, meteors, seed }, game));
      if (game % LOOK === 0) bar.show(at * games + game);
    }
    cards.push(...results.map((result) => result.cards));
    return judgedRun(options, scenario, summarise(results));
  });
  bar.clear();
  if (options.chart !== null)
    writeFileSync(options.chart, chart(runs, `Meteor Storm: ${games} games of robots a scenario`));
  const seconds = Number(((performance.now() - begun) / 1000).toFixed(2));
  const shares = cardShares(cards);
  console.log(options.json ? asJson(runs, shares, seconds) : report(runs, shares, seconds));
}
