import { benchClick } from './meteor/bench/click.js';
import { benchEngine } from './meteor/bench/engine.js';
import { benchHistory } from './meteor/bench/history.js';
import { benchMemory } from './meteor/bench/memory.js';
import { benchPersist } from './meteor/bench/persist.js';
import { benchRecover } from './meteor/bench/recover.js';
import { benchReplay } from './meteor/bench/replay.js';
import { benchRequests } from './meteor/bench/requests.js';
import { benchTurns } from './meteor/bench/turns.js';
import { benchThinking } from './meteor/bench/thinking.js';
import { benchStart } from './bench/start.js';
import { benchCosmicRun } from './cosmic-run/bench.js';
import { benchStorm } from './meteor-storm/bench.js';
import { benchTown } from './meteor-town/bench.js';

/**
 * `npm run bench [-- --json]`: what the README's table of figures says, measured on this machine. `--full`: at full
 * size. Parts that are named are measured alone.
 */
const PARTS = {
  engine: benchEngine,
  cosmic: benchCosmicRun,
  storm: benchStorm,
  town: benchTown,
  persist: benchPersist,
  click: benchClick,
  'slow-disk': (full: boolean) => benchClick(full, 'slow'),
  thinking: benchThinking,
  memory: benchMemory,
  recover: benchRecover,
  replay: benchReplay,
  requests: benchRequests,
  start: benchStart,
  history: (full: boolean) => benchHistory(full ? 100_000 : 10_000),
  turns: (full: boolean) => benchTurns(full ? 100_000 : 10_000),
} as const;

/** Measured only where it is named: it needs strace. */
const ON_REQUEST: ReadonlySet<string> = new Set(['slow-disk']);

const USAGE = `npm run bench [-- [--json] [--full] [PART…]]\nParts: ${Object.keys(PARTS).join(' ')}\n`;

async function run(json: boolean, full: boolean, only: readonly string[]): Promise<void> {
  const figures: Record<string, unknown> = {};
  for (const [name, measure] of Object.entries(PARTS)) {
    if (only.length > 0 ? !only.includes(name) : ON_REQUEST.has(name)) continue;
    const found = await measure(full);
    figures[name] = found;
    if (!json)
      for (const [figure, value] of Object.entries(found))
        console.log(`${name.padEnd(9)} ${figure.padEnd(22)} ${String(value)}`);
  }
  if (json) console.log(JSON.stringify(figures));
}

const options = process.argv.slice(2);
const parts = options.filter((option) => option in PARTS);
if (options.every((option) => option === '--json' || option === '--full' || option in PARTS)) {
  await run(options.includes('--json'), options.includes('--full'), parts);
  process.exit(0);
}
process.stderr.write(USAGE);
process.exit(2);
