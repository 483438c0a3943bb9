import { REGISTERED, type RegisteredGame } from '../registration/index.js';
import { benchStart } from './bench/start.js';

/**
 * `npm run bench [-- --json]`: what the tables in docs/figures.md say, measured on this machine. `--full`: at full
 * size. Parts that are named are measured alone.
 */
type Benches = Readonly<Record<string, (full: boolean) => object | Promise<object>>>;

/** What is measured of a game is in its own folder. */
const ofGame = async ({ rules }: RegisteredGame): Promise<Benches> => {
  const { BENCHES } = (await import(`./${rules.kind}/bench.js`)) as { readonly BENCHES: Benches };
  return BENCHES;
};

const PARTS = Object.assign({ start: benchStart }, ...(await Promise.all(REGISTERED.map(ofGame)))) as Benches;

/** Measured only where they are named: they need strace, and a PostgreSQL server. */
const ON_REQUEST: ReadonlySet<string> = new Set(['slow-disk', 'postgres', 'postgres-history']);

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
