import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { METEOR, type MeteorAnalysis } from '../../games/meteor/index.js';
import { readEntries } from '../../history/logs/read-entries.js';
import { fromLogFile } from '../../history/logs/log-file.js';
import { bestText, curveWords, evenText, factLines, missedText } from '../../history/meteor/coach-words.js';
import { curveSvg } from '../../history/meteor/curve.js';
import { drawPng, inLanguage } from '../../pictures/index.js';
import { FIRST_KIND, type StoredLog } from '../../storage/log/stored-log.js';
import { StorageFault } from '../../table/ports.js';
import { translator, withoutIcons } from '../../text/index.js';
import { databaseOfBot, readDatabase } from '../read-database.js';

const USAGE = `Usage: npm run coach -- <log file | game id> [--json] [--rollouts N] [--picture FILE]

Looks back at a game of Meteor that is over, as the Coach does: the chance to win over time, luck and play, at most three
turning points and the best decision. A log file is what /history export gives; a game id is looked up in the bot's
database, at DATABASE_URL or DATABASE_PATH.

  --json         one JSON object and nothing else
  --rollouts N   the budget (16000); a rollout of 20 seconds counts as one
  --picture FILE the curve as a PNG`;

const ROLLOUTS = 16_000;

async function logOf(what: string): Promise<StoredLog | string> {
  if (existsSync(what)) {
    const log = fromLogFile(readFileSync(what, 'utf8'));
    return 'fault' in log ? `${what} cannot be read: ${log.fault}.` : log;
  }
  const database = await readDatabase(databaseOfBot());
  try {
    return (await database.logs.read(what)) ?? `There is no file ${what}, and no such game in ${database.place}.`;
  } finally {
    await database.close();
  }
}

/** What is wrong with a database; anything else is a bug. */
function inWords(error: unknown): string {
  if (error instanceof StorageFault) return error.message;
  throw error;
}

function analysed(log: StoredLog, rollouts: number): MeteorAnalysis | string {
  if ((log.kind ?? FIRST_KIND) !== METEOR.kind) return 'That is no game of Meteor.';
  if (log.over === false) return 'That game is still on: its cards are secret.';
  const budget = { rollouts, spent: () => 0, onProgress: () => undefined };
  // The log is Meteor's: what it says is what Meteor's rules wrote.
  const entries = readEntries(log) as Parameters<NonNullable<typeof METEOR.analysis>['analyse']>[0];
  const found = METEOR.analysis?.analyse(entries, log.entries.at(-1)?.digest ?? '', budget) ?? null;
  return found === null ? 'Its clock never started.' : (found as MeteorAnalysis);
}

const words = withoutIcons(translator('en'));

function told(analysis: MeteorAnalysis): string {
  const points = analysis.missed.map((point, at) => missedText(words, point, at + 1));
  const best = analysis.best === null ? [] : [bestText(words, analysis.best)];
  const shown = [...points, ...best].map((point) => `${point.head}\n${point.words}`);
  const even = evenText(words, analysis);
  return [...factLines(words, analysis), ...(even === null ? [] : [even]), ...shown].join('\n');
}

interface Asked {
  readonly what: string;
  readonly json: boolean;
  readonly rollouts: number;
  /** A file's path; null: no picture is wanted. */
  readonly picture: string | null;
}

/** What the command line asks for; null: nothing that this command does. */
function readOptions(): Asked | null {
  try {
    const { values, positionals } = parseArgs({
      options: {
        json: { type: 'boolean', default: false },
        rollouts: { type: 'string', default: String(ROLLOUTS) },
        picture: { type: 'string' },
      },
      allowPositionals: true,
    });
    const [what, ...rest] = positionals;
    const rollouts = Number(values.rollouts);
    if (what === undefined || rest.length > 0 || !Number.isInteger(rollouts) || rollouts < 1) return null;
    return { what, json: values.json, rollouts, picture: values.picture ?? null };
  } catch {
    return null;
  }
}

async function main(): Promise<number> {
  const asked = readOptions();
  if (asked === null) {
    console.error(USAGE);
    return 2;
  }
  const { what, json, rollouts, picture } = asked;
  const log = await logOf(what).catch(inWords);
  const analysis = typeof log === 'string' ? log : analysed(log, rollouts);
  if (typeof analysis === 'string') {
    console.error(analysis);
    return 2;
  }
  if (picture !== null)
    writeFileSync(picture, drawPng(inLanguage(words.locale, curveSvg(analysis, curveWords(words, ''))), 1200));
  console.log(json ? JSON.stringify(analysis) : told(analysis));
  return 0;
}

process.exitCode = await main();
