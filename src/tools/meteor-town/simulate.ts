import { writeFileSync } from 'node:fs';
import { table } from '../markdown.js';
import { progressBar, type Progress } from '../simulate/progress.js';
import type { Figure } from '../simulate/figures.js';
import { CASES, judge, type Case, type CaseName, type Verdict } from './bands.js';
import { chart } from './chart.js';
import { pairsOf, type Pairs } from './pairs.js';
import { readOptions, USAGE, type TownOptions } from './options.js';
import type { PlayerName, TownResult } from './play.js';
import { playAll, workersFor } from './run.js';
import { summarise, type Mean, type Summary } from './summary.js';

export { USAGE };

const GAMES: Readonly<Record<TownOptions['robot'], number>> = {
  visitor: 3_000,
  untuned: 300,
  mayor: 300,
  architect: 40,
  planner: 300,
};

const interval = ({ mean, interval: [low, high] }: Mean): string => `${mean} (95%: ${low} to ${high})`;
const percent = (share: number): string => `${Math.round(100 * share)}%`;

const share = ({ value, low, high }: Figure): string =>
  `${(100 * value).toFixed(1)}% (95%: ${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)})`;

function lines({ robot, line, seed }: TownOptions, summary: Summary): string {
  const { percentiles: p, medals } = summary;
  const rows: readonly (readonly [string, string])[] = [
    ['Towns', `${summary.games} (${robot}${line === null ? '' : `, ${line}`}), seed ${seed}`],
    ['Score', `${interval(summary.score)}, standard deviation ${summary.deviation}`],
    ['Percentiles', `5: ${p['5']}, 25: ${p['25']}, 50: ${p['50']}, 75: ${p['75']}, 95: ${p['95']}`],
    [
      'Medals',
      Object.entries(medals)
        .map(([medal, share]) => `${medal} ${percent(share)}`)
        .join(', '),
    ],
    ['Sales', String(summary.sales)],
    ['End game', String(summary.endGame)],
    ['Craters', interval(summary.craters)],
    ['Built', interval(summary.built)],
    ['Destroyed', interval(summary.destroyed)],
    ['Actions', String(summary.actions)],
    ['Idle', `${share(summary.idleColumns)} of the columns gave nothing`],
    ['Grain', `${interval(summary.grain)} unsold, ${interval(summary.grainInTime)} of it from before the last turn`],
    ['Built in', 'the better half of the towns:'],
    ...summary.inGoodTowns.map(({ building, share: of }) => ['', `${building} ${share(of)}`] as const),
  ];
  return rows.map(([name, value]) => `${name.padEnd(12)}${value}`).join('\n');
}

type Asked = Pick<Case, 'robot' | 'line' | 'games'>;

const play = (setting: Asked, options: TownOptions, progress: Progress): Promise<readonly TownResult[]> => {
  const { robot, line, games } = setting;
  const run = { setting: { robot, line }, seed: options.seed };
  return playAll(run, games, workersFor(options.workers, games), progress);
};

const measure = async (setting: Asked, options: TownOptions, progress: Progress): Promise<Summary> =>
  summarise(await play(setting, options, progress));

async function one(options: TownOptions): Promise<void> {
  const games = options.games ?? GAMES[options.robot];
  const bar = progressBar(games, process.stderr);
  const summary = await measure({ ...options, games }, options, bar.show);
  bar.clear();
  const { scores: _, ...figures } = summary;
  console.log(options.json ? JSON.stringify(figures) : lines(options, summary));
}

const versus = ({ robot, against, seed }: TownOptions, { games, won, tied, lost, wins, more }: Pairs): string =>
  [
    `${robot} beside ${against}, ${games} towns with the same dice, seed ${seed}`,
    `Better ${won}, the same ${tied}, worse ${lost}; better in ${share(wins)}, ties as halves`,
    `${more.value.toFixed(2)} points more (95%: ${more.low.toFixed(2)} to ${more.high.toFixed(2)})`,
  ].join('\n');

/** Two robots play the same dice. */
async function both(options: TownOptions, against: PlayerName): Promise<void> {
  const games = options.games ?? GAMES[options.robot];
  const bar = progressBar(2 * games, process.stderr);
  const ones = await play({ ...options, games }, options, bar.show);
  const others = await play({ robot: against, line: null, games }, options, (played) => {
    bar.show(games + played);
  });
  bar.clear();
  const pairs = pairsOf(ones, others);
  console.log(options.json ? JSON.stringify(pairs) : versus(options, pairs));
}

const bandText = ({ low, high }: Verdict): string => (low === null ? `below ${high}` : `${low} to ${high}`);

function tables(measured: ReadonlyMap<CaseName, Summary>, verdicts: readonly Verdict[]): string {
  const rows = [...measured].map(([name, summary]) => {
    const { percentiles: p } = summary;
    return [CASES[name].name, summary.games, interval(summary.score), `${p['5']} to ${p['95']}`, summary.craters.mean];
  });
  const judged = verdicts.map((verdict) => [
    verdict.band,
    bandText(verdict),
    interval(verdict.measured),
    verdict.holds ? 'holds' : '**fails**',
  ]);
  return [
    table(['Robot', 'Towns', 'Mean score', '5th to 95th percentile', 'Craters'], rows),
    table(['Target', 'Band', 'Measured', ''], judged),
  ].join('\n\n');
}

/** The robots whose scores are drawn. */
const DRAWN: readonly CaseName[] = ['visitor', 'untuned', 'mayor', 'architect', 'planner'];

async function every(options: TownOptions): Promise<void> {
  const names = Object.keys(CASES) as CaseName[];
  const gamesOf = (name: CaseName): number => options.games ?? CASES[name].games;
  let played = 0;
  const bar = progressBar(
    names.reduce((sum, name) => sum + gamesOf(name), 0),
    process.stderr,
  );
  const measured = new Map<CaseName, Summary>();
  for (const name of names) {
    const games = gamesOf(name);
    const before = played;
    const show = (more: number): void => bar.show(before + more);
    measured.set(name, await measure({ ...CASES[name], games }, options, show));
    played += games;
  }
  bar.clear();
  const verdicts = judge(Object.fromEntries(measured));
  if (options.chart !== null) {
    const rows = DRAWN.flatMap((name) => {
      const summary = measured.get(name);
      return summary === undefined
        ? []
        : [{ name: CASES[name].name, scores: summary.scores, mean: summary.score.mean }];
    });
    writeFileSync(options.chart, chart(rows, 'Meteor Town: how the robots’ scores are spread'));
  }
  const runs = [...measured].map(([name, { scores: _, ...figures }]) => ({
    name,
    title: CASES[name].name,
    ...figures,
  }));
  console.log(options.json ? JSON.stringify({ seed: options.seed, runs, verdicts }) : tables(measured, verdicts));
  if (verdicts.some(({ holds }) => !holds)) process.exitCode = 1;
}

export async function simulate(args: readonly string[]): Promise<void> {
  const options = readOptions(args);
  const { bands, against } = options;
  await (bands ? every(options) : against === null ? one(options) : both(options, against));
}
