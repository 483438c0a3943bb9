import { MOST_PLAYERS, type Mode } from '../../../games/meteor/index.js';
import { PACE_MS, ROBOTS } from '../../../games/meteor/robots/index.js';
import { numberIn, oneOf, parseFlags, wholeNumberIn } from '../../simulate/flags.js';
import { UsageError } from '../../simulate/usage-error.js';
import type { Limits } from './program.js';

/** What the command line asks for. */
export interface LeagueOptions {
  /** A level of the bot's own robots, or a command; null: every shipped robot, for a table. */
  readonly robot: string | null;
  /** Who sits in the other seats; null: the same robot. */
  readonly crew: string | null;
  readonly mode: Mode;
  readonly powers: boolean;
  readonly challenges: boolean;
  readonly players: number;
  readonly games: number;
  readonly seed: string;
  readonly paceMs: number;
  readonly limits: Limits;
  /** A folder for the games' logs; null: none. */
  readonly logs: string | null;
  readonly json: boolean;
}

const LEVELS = ROBOTS.map(({ id }) => id).join(', ');

export const USAGE = `Usage: npm run league -- --robot COMMAND [options]
       npm run league -- --table [options]

Games of Meteor with a robot that is a program of its own: docs/robots.md says how to write one. A program runs with
your rights: start only what you trust.

  --robot COMMAND         such as "python3 mine.py", or one of ${LEVELS}
  --with COMMAND          who sits in the other seats (the same robot); the robot changes seats from game to game
  --table                 every robot that comes with the bot, as a Markdown table
  --mode first|standard|advanced   (standard)
  --powers, --challenges  advanced: each player gets one
  --players 1–${MOST_PLAYERS}           (3)
  --games N               (200)
  --seed TEXT             (1) the same seed and answers, the same games
  --pace SECONDS          (${PACE_MS / 1000}) between two actions of a robot, on the game's clock
  --answer-ms N           (1000) the time for an answer
  --start-ms N            (10000) the time for the first answer after a program's start
  --memory-mb N           (512) the memory of each process
  --logs FOLDER           writes each game's log there, for \`npm run replay\`
  --json                  one JSON object and nothing else

Exit status: 0 played, 1 the robot never answered, 2 wrong usage.`;

const FLAGS = {
  robot: { type: 'string' },
  with: { type: 'string' },
  table: { type: 'boolean', default: false },
  mode: { type: 'string', default: 'standard' },
  powers: { type: 'boolean', default: false },
  challenges: { type: 'boolean', default: false },
  players: { type: 'string', default: '3' },
  games: { type: 'string', default: '200' },
  seed: { type: 'string', default: '1' },
  pace: { type: 'string', default: String(PACE_MS / 1000) },
  'answer-ms': { type: 'string', default: '1000' },
  'start-ms': { type: 'string', default: '10000' },
  'memory-mb': { type: 'string', default: '512' },
  logs: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

const MODES: readonly Mode[] = ['first', 'standard', 'advanced'];

/** Reads a command line; throws a `UsageError` that says what is wrong with it. */
export function readOptions(args: readonly string[]): LeagueOptions {
  const values = parseFlags(args, FLAGS);
  const { robot = null, table, powers, challenges } = values;
  const crew = values.with === undefined || values.with === robot ? null : values.with;
  if (table === (robot !== null)) throw new UsageError('Name a robot with --robot, or ask for --table');
  if (table && (values.with !== undefined || values.logs !== undefined))
    throw new UsageError('--with and --logs go with --robot, not with --table');
  if ([robot, crew].some((command) => command?.trim() === '')) throw new UsageError('A robot needs a command');
  const mode = oneOf('mode', values.mode, MODES);
  if (mode !== 'advanced' && (powers || challenges))
    throw new UsageError('--powers and --challenges belong to the Advanced game: use them with --mode advanced');
  return {
    robot,
    crew,
    mode,
    powers,
    challenges,
    players: wholeNumberIn('players', values.players, 1, MOST_PLAYERS),
    games: wholeNumberIn('games', values.games, 1, 1_000_000),
    seed: values.seed,
    paceMs: Math.round(1000 * numberIn('pace', values.pace, 0.1, 60)),
    limits: {
      answerMs: wholeNumberIn('answer-ms', values['answer-ms'], 1, 600_000),
      startMs: wholeNumberIn('start-ms', values['start-ms'], 1, 600_000),
      memoryMb: wholeNumberIn('memory-mb', values['memory-mb'], 16, 1_048_576),
    },
    logs: values.logs ?? null,
    json: values.json,
  };
}
