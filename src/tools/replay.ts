import { existsSync, readFileSync } from 'node:fs';
import { HistoryRegistry, type HistoryAdapter } from '../history/adapter.js';
import { HISTORIES } from '../registered.js';
import { openToRead } from '../storage/database.js';
import { checkLog, type Fault, type ReplayReport } from '../history/replay.js';
import { fromLogFile } from '../history/log-file.js';
import { FIRST_KIND, LogReader, type StoredLog } from '../storage/stored-log.js';
import { databasePath } from './database-path.js';

const USAGE = `Usage: npm run replay -- <log file | game id> [--json] [--unfinished]

Folds a game's log and checks every step of it. A log file is what /history export gives; a game id is looked up in
the database at DATABASE_PATH.

  --json         one JSON object and nothing else: {game,rulesVersion,events,result,reason,zone,ok,brokenAt}
  --unfinished   also for a game that is still on, or a log without an end: its cards are secret while it lasts

Exit status: 0 the log holds, 1 it is broken, 2 wrong usage.`;

/** Wrong usage, or nothing there to check: exit status 2. */
class UsageError extends Error {}

interface Wish {
  readonly what: string;
  readonly json: boolean;
  readonly unfinished: boolean;
}

function readArguments(given: readonly string[]): Wish {
  const flags = given.filter((one) => one.startsWith('-'));
  const rest = given.filter((one) => !one.startsWith('-'));
  const unknown = flags.find((flag) => flag !== '--json' && flag !== '--unfinished');
  if (unknown !== undefined) throw new UsageError(`There is no option ${unknown}.`);
  const [what] = rest;
  if (what === undefined || rest.length > 1) throw new UsageError('Name one log file or one game.');
  return { what, json: flags.includes('--json'), unfinished: flags.includes('--unfinished') };
}

/** A file if there is one of that name, else a game of the database. */
function find(what: string): StoredLog {
  if (existsSync(what)) return fromFile(what);
  if (!/^[a-z0-9]{1,40}$/.test(what))
    throw new UsageError(`There is no file ${what}, and a game's id is letters and digits.`);
  const connection = openToRead(databasePath());
  try {
    const log = new LogReader(connection).read(what);
    if (log === undefined)
      throw new UsageError(`There is no file ${what}, and no game of that id in ${databasePath()}.`);
    return log;
  } finally {
    connection.close();
  }
}

function fromFile(path: string): StoredLog {
  const log = fromLogFile(readFileSync(path, 'utf8'));
  if ('fault' in log) throw new UsageError(`${path} cannot be replayed: ${log.fault}.`);
  return log;
}

const WHY: Readonly<Record<Fault, string>> = {
  sequence: 'an entry is missing, or there twice',
  digest: 'it is not what was written: its digest does not fit the chain',
  unreadable: 'it cannot be read or folded',
  'not-created': 'the log does not begin with a created game',
  decision: 'these rules decide otherwise from there',
  'after-end': 'it follows the end of the game',
  truncated: 'the log of a game that is over stops there',
};

function inWords(report: ReplayReport, { game: rules }: HistoryAdapter): string {
  const { game, rulesVersion, events, ok, brokenAt, why, result, reason, facts, redecided } = report;
  const check = redecided
    ? `every step decided anew by the rules that wrote it (version ${rulesVersion}), every digest checked`
    : `folded, and every digest checked; its steps could not be decided anew, for rules version ${rulesVersion ?? '?'} wrote it and these are ${rules.rulesVersion}`;
  const stands = Object.entries(facts).map(([name, fact]) => `, ${name} ${fact ?? 'none'}`);
  const outcome = `${result === null ? 'not finished' : `${result} (${reason})`}${stands.join('')}`;
  return [
    `Game ${game}: ${outcome}.`,
    ok
      ? `The log holds: ${events} events.`
      : `The log is BROKEN at entry ${brokenAt}: ${why === null ? 'unknown' : WHY[why]}. ${events} events before it hold.`,
    `Check: ${check}.`,
  ].join('\n');
}

function print(report: ReplayReport, adapter: HistoryAdapter, json: boolean): void {
  const { state: _state, facts, ...shown } = report;
  console.log(json ? JSON.stringify({ ...shown, ...facts }) : inWords(report, adapter));
}

function adapterFor({ game, kind = FIRST_KIND }: StoredLog): HistoryAdapter {
  const adapter = new HistoryRegistry(HISTORIES).find(kind);
  if (adapter === undefined)
    throw new UsageError(`Game ${game} is a game of ${kind}, which this release does not know.`);
  return adapter;
}

function main(): number {
  const { what, json, unfinished } = readArguments(process.argv.slice(2));
  const log = find(what);
  const adapter = adapterFor(log);
  const report = checkLog(log, adapter);
  // A broken log is told in any case: it says where, not who holds what.
  if (report.ok && !report.finished && !unfinished) {
    throw new UsageError(
      `Game ${report.game} is not finished: its cards are secret while it lasts. --unfinished checks it all the same.`,
    );
  }
  print(report, adapter, json);
  return report.ok ? 0 : 1;
}

try {
  process.exitCode = main();
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  console.error(error instanceof UsageError ? `${message}\n\n${USAGE}` : message);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
