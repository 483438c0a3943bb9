import '../start/node-version.js';

import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { WorldProcess, type WorldOrder } from './world/apart.js';
import { bundleWorker } from './world/bundle.js';
import { FAULT_KINDS } from './world/faults.js';
import { findPlanted } from './world/planted/find.js';
import type { WorldReport } from './world/report.js';
import { shrink } from './world/shrink.js';

const USAGE = `Usage: npm run world -- [--seeds 30] [--from 1] [--minutes 6] [--people 8] [--faults a,b] [--workers N] [--json]
       npm run world -- --planted [--only PART,PART] [--seeds 500] [--minutes 6]
       npm run world -- --seed N [--minutes 6] [--people 8] [--faults a,b] [--trace] [--json]

Runs the whole bot against the embedded Discord in a world whose time, chance and network follow from a seed: people
play all four games while requests fail, the gateway drops, the disk takes nothing and processes are killed, and
meanwhile it is checked that nothing is lost, stuck, stale or unanswered. The same seed gives the same world, told by its hash.

  --seed N       one world. One that failed is made as small as it fails, and its last 50 events are printed
  --planted      plants known faults one by one in a copy of the bot, and says after how many worlds each was found
  --only a,b     those whose names contain one of these
  --trace        prints each event
  --faults a,b   these alone, of: ${FAULT_KINDS.join(', ')}; an empty text: none
  --json         one line of JSON for each world

Exit status: 0 all worlds held (or all planted faults were found), 1 one didn't, 2 wrong usage.`;

const OPTIONS = {
  seeds: { type: 'string', default: '30' },
  from: { type: 'string', default: '1' },
  seed: { type: 'string' },
  minutes: { type: 'string', default: '6' },
  people: { type: 'string', default: '8' },
  faults: { type: 'string' },
  workers: { type: 'string', default: String(availableParallelism()) },
  json: { type: 'boolean', default: false },
  planted: { type: 'boolean', default: false },
  only: { type: 'string', default: '' },
  trace: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

class UsageError extends Error {}

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

interface Asked {
  readonly orders: readonly WorldOrder[];
  readonly workers: number;
  readonly json: boolean;
  /** One world, about which all is told. */
  readonly isOne: boolean;
  readonly trace: boolean;
  readonly planted: boolean;
  readonly only: readonly string[];
}

function count(name: string, given: string): number {
  if (!/^[1-9]\d{0,6}$/.test(given)) throw new UsageError(`--${name} is a whole number from 1.`);
  return Number(given);
}

function read(given: readonly string[]): Asked | null {
  const { values } = parseArgs({ args: [...given], options: OPTIONS });
  if (values.help) return null;
  const named = values.faults?.split(',').filter((name) => name !== '');
  const faults = named === undefined ? FAULT_KINDS : FAULT_KINDS.filter((kind) => named.includes(kind));
  if (named !== undefined && faults.length < named.length)
    throw new UsageError(`--faults takes: ${FAULT_KINDS.join(', ')}.`);
  const { minutes, people, trace, json } = values;
  const from = count('from', values.from);
  const seeds =
    values.seed === undefined
      ? Array.from({ length: count('seeds', values.seeds) }, (_, at) => String(from + at))
      : [values.seed];
  const common = {
    minutes: count('minutes', minutes),
    people: count('people', people),
    faults,
    trace,
  };
  return {
    orders: seeds.map((seed) => ({ seed, ...common })),
    workers: count('workers', values.workers),
    json,
    isOne: values.seed !== undefined,
    trace,
    planted: values.planted,
    only: values.only.split(',').filter((name) => name !== ''),
  };
}

function inWords(report: WorldReport): string {
  const {
    seed,
    hash,
    steps,
    requests,
    presses,
    games,
    finished,
    compared,
    frames,
    moves,
    mutes,
    mutedGames,
    cpuSeconds,
    violations,
  } = report;
  const held = violations.length === 0 ? 'held' : `FAILED: ${violations[0] ?? ''}`;
  const what = `${presses} acts, ${requests} requests, ${games} games (${finished} over), ${compared} messages compared, ${frames} frames in the Activity, ${mutes} mutes in ${mutedGames} games, ${moves} moves in voice`;
  return `${seed}: ${held} — ${what}, ${steps} steps, ${cpuSeconds.toFixed(1)} s of CPU, ${hash.slice(0, 16)}`;
}

const firstLine = (text: string | null): string => text?.split('\n')[0] ?? '';

/** Answers how many planted faults were not found. */
async function runPlanted({ orders, json, only }: Asked): Promise<number> {
  const [first] = orders;
  if (first === undefined) return 0;
  let missed = 0;
  await findPlanted(
    only,
    (seed) => ({ ...first, seed }),
    orders.length,
    (found) => {
      const { name, seeds, violation, before } = found;
      missed += seeds === null || before !== null ? 1 : 0;
      const how = seeds === null ? 'NOT FOUND' : `found by world ${seeds}: ${firstLine(violation)}`;
      const held = before === null ? '' : `\n  NOT HELD without the plant: ${firstLine(before)}`;
      say(json ? JSON.stringify(found) : `${name}: ${how}${held}`);
    },
  );
  return missed;
}

/** One world's; a text: why there is none, which says nothing about the other worlds. */
async function reportOf(apart: WorldProcess, order: WorldOrder): Promise<WorldReport | string> {
  try {
    return await apart.run(order);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** Runs them side by side, and answers how many failed. */
async function runAll({ orders, workers, json, isOne, trace }: Asked): Promise<number> {
  const waiting = [...orders];
  const { worker, remove } = await bundleWorker();
  let failed = 0;
  const work = async (): Promise<void> => {
    const apart = new WorldProcess(worker, isOne ? { sourceMaps: true, worldsEach: 1 } : {});
    try {
      for (let order = waiting.shift(); order !== undefined; order = waiting.shift()) {
        const report = await reportOf(apart, order);
        if (typeof report === 'string') {
          failed += 1;
          say(json ? JSON.stringify({ seed: order.seed, violations: [report] }) : `${order.seed}: FAILED: ${report}`);
          continue;
        }
        say(json ? JSON.stringify({ ...report, last: undefined }) : inWords(report));
        if (report.violations.length === 0) continue;
        failed += 1;
        if (isOne && !trace) sayShrunk(await shrink(order, report, apart));
      }
    } finally {
      apart.close();
    }
  };
  try {
    await Promise.all(Array.from({ length: workers }, work));
  } finally {
    remove();
  }
  return failed;
}

function sayShrunk({ seed, minutes, people, faults, violations, last }: WorldReport): void {
  say(`Its smallest form: --seed ${seed} --minutes ${minutes} --people ${people} --faults "${faults.join(',')}"`);
  for (const line of [...violations, ...last]) say(line);
}

async function main(): Promise<number> {
  try {
    const asked = read(process.argv.slice(2));
    if (asked === null) say(USAGE);
    if (asked === null) return 0;
    return (await (asked.planted ? runPlanted(asked) : runAll(asked))) > 0 ? 1 : 0;
  } catch (error) {
    const wrong = error instanceof UsageError || (error instanceof TypeError && 'code' in error);
    if (!wrong) throw error;
    process.stderr.write(`${error.message}\n\n${USAGE}\n`);
    return 2;
  }
}

process.exitCode = await main();
