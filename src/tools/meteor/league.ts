import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROBOTS } from '../../games/meteor/robots/index.js';
import { logFileText } from '../../history/logs/log-file.js';
import { digestOf } from '../../storage/log/digest.js';
import type { StoredEntry } from '../../storage/log/stored-log.js';
import { progressBar } from '../simulate/progress.js';
import { UsageError } from '../simulate/usage-error.js';
import { readOptions, USAGE, type LeagueOptions } from './league/options.js';
import type { LeagueEntry } from './league/play.js';
import { report, tableText, type Row } from './league/report.js';
import { neverAnswered, playLeague, type Conduct, type OnLog } from './league/run.js';
import { summarise } from './summary.js';

const EXAMPLES = ['python3 docs/robots/finisher.py', 'npx tsx docs/robots/thrifty.ts'];
const SHIPPED: readonly string[] = [...ROBOTS.map(({ id }) => id), ...EXAMPLES];
const PARTNER = ROBOTS[0].id;

/** A game's log as `npm run replay` takes it. */
function logText(game: number, log: readonly LeagueEntry[]): string {
  const id = `league${game}`;
  const entries: StoredEntry[] = [];
  for (const [sequence, { at, action, events }] of log.entries()) {
    const text = { sequence, at, action: JSON.stringify(action), events: JSON.stringify(events) };
    entries.push({ ...text, digest: digestOf(entries.at(-1)?.digest ?? id, text) });
  }
  return logFileText({ game: id, entries });
}

function logWriter(folder: string): OnLog {
  mkdirSync(folder, { recursive: true });
  return (game, log) => {
    writeFileSync(join(folder, `league${game}.json`), logText(game, log));
  };
}

/** One robot's games, to their end: the exit status. */
async function one(options: LeagueOptions, robot: string): Promise<number> {
  const bar = progressBar(options.games, process.stderr);
  const onLog = options.logs === null ? undefined : logWriter(options.logs);
  const { results, bySeat, conducts } = await playLeague({ ...options, robot }, bar.show, onLog);
  bar.clear();
  const summary = summarise(results);
  const { mode, players, seed, crew } = options;
  console.log(
    options.json
      ? JSON.stringify({ robot, with: crew, mode, players, seed, ...summary, bySeat, robots: conducts })
      : report(options, summary, bySeat, conducts),
  );
  const [first] = conducts;
  if (first === undefined || !neverAnswered(first)) return 0;
  console.error(`${robot} never gave an answer that counts: see its faults.`);
  return 1;
}

const faultsIn = (conducts: readonly Conduct[]): number =>
  conducts.flatMap(({ faults }) => Object.values(faults)).reduce((sum, { times }) => sum + times, 0);

/** Every shipped robot, in every seat and then beside the default one. */
async function all(options: LeagueOptions): Promise<number> {
  const rows: Row[] = [];
  const pairs = [
    ...SHIPPED.map((robot) => ({ robot, crew: null })),
    ...SHIPPED.slice(1).map((robot) => ({ robot, crew: PARTNER })),
  ];
  const bar = progressBar(options.games * pairs.length, process.stderr);
  for (const { robot, crew } of pairs) {
    const before = rows.length * options.games;
    const { results, conducts } = await playLeague({ ...options, robot, crew }, (played) => {
      bar.show(before + played);
    });
    const won = results.filter((result) => result.won).length;
    rows.push({ name: robot, crew, won, games: results.length, faults: faultsIn(conducts) });
  }
  bar.clear();
  const { mode, players, games, seed } = options;
  console.log(options.json ? JSON.stringify({ mode, players, games, seed, rows }) : tableText(rows));
  return 0;
}

async function main(): Promise<number> {
  try {
    const options = readOptions(process.argv.slice(2));
    return await (options.robot === null ? all(options) : one(options, options.robot));
  } catch (error) {
    const isUsage = error instanceof UsageError;
    console.error(isUsage ? `${error.message}\n\n${USAGE}` : error);
    return isUsage ? 2 : 1;
  }
}

// A robot's process is in a group of its own: it doesn't hear the terminal's interrupt, so its end is the league's to see to.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

process.exitCode = await main();
