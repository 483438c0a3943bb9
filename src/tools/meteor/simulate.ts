import { writeFileSync } from 'node:fs';
import { CASES, type Measured } from './bands.js';
import { chart, chartTable } from './chart.js';
import { readOptions, type SimulateOptions } from './options.js';
import type { GameResult } from './play.js';
import { pairedDifference, type Figure } from '../simulate/figures.js';
import { progressBar } from '../simulate/progress.js';
import { report } from './report.js';
import { playAll, workersFor } from './run.js';
import type { Progress } from '../simulate/progress.js';
import { summarise, type Summary } from './summary.js';

type Setting = Pick<SimulateOptions, 'mode' | 'players' | 'relaxed' | 'powers' | 'challenges' | 'boss'> &
  Partial<Pick<SimulateOptions, 'scenario'>>;

const secondsSince = (begun: number): number => Number(((performance.now() - begun) / 1000).toFixed(2));

function played(options: SimulateOptions, setting: Setting, progress: Progress): Promise<readonly GameResult[]> {
  const { paceMs, robot, company, talk, rollouts, budget, seed, games, workers } = options;
  const { mode, players, relaxed, powers, challenges, boss, scenario = null } = setting;
  const game = { mode, players, relaxed, powers, challenges, boss, scenario, paceMs, robot, company, talk };
  return playAll({ ...game, rollouts, budget, seed }, games, workersFor(workers, games), progress);
}

const wins = (results: readonly GameResult[]): readonly number[] => results.map(({ won }) => (won ? 1 : 0));

/** What talk is worth: what the same robots win more with it than in silence, on the same deals. */
async function overSilence(
  options: SimulateOptions,
  talking: readonly GameResult[],
  progress: Progress,
): Promise<Figure> {
  return pairedDifference(wins(talking), wins(await played({ ...options, talk: false }, options, progress)));
}

async function one(options: SimulateOptions): Promise<void> {
  const begun = performance.now();
  const bar = progressBar(options.games * (options.talk ? 2 : 1), process.stderr);
  const results = await played(options, options, bar.show);
  const talk = options.talk
    ? await overSilence(options, results, (more) => {
        bar.show(options.games + more);
      })
    : null;
  bar.clear();
  const summary = summarise(results);
  const seconds = secondsSince(begun);
  console.log(
    options.json
      ? JSON.stringify({ ...summary, ...(talk === null ? {} : { talk }), seconds })
      : report(options, summary, talk, seconds),
  );
}

/** Every mode and number of players, for the picture in the docs. */
async function every(options: SimulateOptions, file: string): Promise<void> {
  const begun = performance.now();
  const bar = progressBar(options.games * CASES.length, process.stderr);
  const all: Measured<Summary>[] = [];
  for (const measured of CASES) {
    const before = all.length * options.games;
    all.push({
      case: measured,
      summary: summarise(
        await played(options, measured, (more) => {
          bar.show(before + more);
        }),
      ),
    });
  }
  bar.clear();
  writeFileSync(file, chart(all, `Meteor: games won by silent robots (${options.games} games each)`));
  const runs = all.map((measured) => ({ ...measured.case, ...measured.summary }));
  console.log(options.json ? JSON.stringify({ runs, seconds: secondsSince(begun) }) : chartTable(all));
}

/** `npm run simulate`: plays Meteor, measures, and prints what came of it. */
export async function simulate(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  await (options.chart === null ? one(options) : every(options, options.chart));
}

export { USAGE } from './options.js';
