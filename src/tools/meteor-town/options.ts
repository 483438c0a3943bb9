import { oneOf, parseFlags, wholeNumberIn } from '../simulate/flags.js';
import { UsageError } from '../simulate/usage-error.js';
import { LINE_NAMES, type LineName } from '../../games/meteor-town/robots/plans.js';
import { PLAYERS, type PlayerName } from './play.js';

export interface TownOptions {
  readonly robot: PlayerName;
  readonly line: LineName | null;
  /** Who plays the same dice to be compared; null: nobody. */
  readonly against: PlayerName | null;
  readonly games: number | null;
  readonly seed: string;
  /** 0: as many as the machine has cores, where there are towns enough. */
  readonly workers: number;
  readonly json: boolean;
  /** Every band, each with the rules document's number of towns. */
  readonly bands: boolean;
  readonly chart: string | null;
}

export const USAGE = `Usage: npm run simulate -- --game meteor-town [options]
  --robot ${PLAYERS.join('|')}   (mayor; untuned: the Mayor before its worths were tuned)
  --against ROBOT  the same dice for another robot: who scores more, and by how much
  --line ${LINE_NAMES.join('|')}   a line of play: other places of sale forbidden
  --games N      (300; the Visitor 3000, the Architect 40)
  --seed TEXT    (1) the same seed, the same towns
  --bands        every band of the sheet, with the numbers of towns named there; exit 1 where one fails
  --chart FILE.svg   with --bands: how the scores are spread, drawn
  --workers N    (as many as cores, where there are towns enough)
  --json         one JSON object and nothing else`;

const FLAGS = {
  robot: { type: 'string', default: 'mayor' },
  line: { type: 'string' },
  against: { type: 'string' },
  games: { type: 'string' },
  seed: { type: 'string', default: '1' },
  bands: { type: 'boolean', default: false },
  chart: { type: 'string' },
  workers: { type: 'string', default: '0' },
  json: { type: 'boolean', default: false },
} as const;

/** Reads a command line; throws a `UsageError` that says what is wrong with it. */
export function readOptions(args: readonly string[]): TownOptions {
  const values = parseFlags(args, FLAGS);
  const robot = oneOf('robot', values.robot, PLAYERS);
  const line = values.line === undefined ? null : oneOf('line', values.line, LINE_NAMES);
  if (line !== null && robot !== 'mayor' && robot !== 'architect')
    throw new UsageError('--line needs --robot mayor or architect: a line has tuned worths of its own');
  return {
    robot,
    line,
    against: values.against === undefined ? null : oneOf('against', values.against, PLAYERS),
    games: values.games === undefined ? null : wholeNumberIn('games', values.games, 1, 10_000_000),
    seed: values.seed,
    workers: wholeNumberIn('workers', values.workers, 0, 256),
    json: values.json,
    bands: values.bands || values.chart !== undefined,
    chart: values.chart ?? null,
  };
}
