import { REGISTERED } from '../registration/index.js';
import { UsageError } from './simulate/usage-error.js';

/** By `--game`; the first is meant where none is named. Only the one that is asked for is loaded. */
const SIMULATORS = new Map(
  REGISTERED.flatMap(({ rules, simulator }) => (simulator === undefined ? [] : [[rules.kind, simulator] as const])),
);

const GAMES = [...SIMULATORS.keys()];

/** Takes `--game NAME` (or `--game=NAME`) out of a command line; the rest is the game's own. */
function gameAsked(args: readonly string[]): { readonly game: string; readonly rest: readonly string[] } {
  const at = args.findIndex((arg) => arg === '--game' || arg.startsWith('--game='));
  const flag = args[at];
  if (flag === undefined) return { game: GAMES[0] ?? '', rest: args };
  const named = flag === '--game' ? args[at + 1] : flag.slice('--game='.length);
  return { game: named ?? '', rest: args.toSpliced(at, flag === '--game' ? 2 : 1) };
}

const { game, rest } = gameAsked(process.argv.slice(2));
const load = SIMULATORS.get(game);
if (load === undefined) {
  console.error(`--game must be one of ${GAMES.join(', ')}, not "${game}"`);
  process.exitCode = 2;
} else {
  const simulator = await load();
  try {
    await simulator.simulate(rest);
  } catch (error) {
    const isUsage = error instanceof UsageError;
    console.error(isUsage ? `${error.message}\n\n${simulator.USAGE}` : error);
    process.exitCode = isUsage ? 2 : 1;
  }
}
