import { writeFileSync } from 'node:fs';
import { CASES, type Measured } from './bands.js';
import { chart, chartTable } from './chart.js';
import { readOptions, type SimulateOptions } from './options.js';
import { progressBar } from '../simulate/progress.js';
import { report } from './report.js';
import { playAll, workersFor } from './run.js';
import type { Progress } from '../simulate/progress.js';
import { summarise, type Summary } from './summary.js';

type Setting = Pick<SimulateOptions, 'mode' | 'players' | 'relaxed' | 'powers' | 'challenges' | 'boss'> &
  Partial<Pick<SimulateOptions, 'scenario'>>;

const secondsSince = (begun: number): number => Number(((performance.now() - begun) / 1000).toFixed(2));

async function measure(options: SimulateOptions, setting: Setting, progress: Progress): Promise<Summary> {
  const { paceMs, robot, company, rollouts, budget, seed, games, workers } = options;
  const { mode, players, relaxed, powers, challenges, boss, scenario = null } = setting;
  return summarise(
    await playAll(
      { mode, players, relaxed, powers, challenges, boss, scenario, paceMs, robot, company, rollouts, budget, seed },
      games,
      workersFor(workers, games),
      progress,
    ),
  );
}

async function one(options: SimulateOptions): Promise<void> {
  const begun = performance.now();
  const bar = progressBar(options.games, process.stderr);
  const summary = await measure(options, options, bar.show);
  bar.clear();
  const seconds = secondsSince(begun);
  console.log(options.json ? JSON.stringify({ ...summary, seconds }) : report(options, summary, seconds));
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
      summary: await measure(options, measured, (played) => {
        bar.show(before + played);
      }),
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
