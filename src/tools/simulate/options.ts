import { parseArgs } from 'node:util';
import { MOST_PLAYERS, type Mode } from '../../games/meteor/index.js';
import { PACE_MS, robotNamed, ROBOTS } from '../../games/meteor/robots/index.js';

/** What the command line asks for. */
export interface SimulateOptions {
  readonly mode: Mode;
  readonly players: number;
  readonly relaxed: boolean;
  readonly paceMs: number;
  readonly robot: string;
  readonly games: number;
  readonly seed: string;
  /** 0: as many as the machine has cores, where there are games enough. */
  readonly workers: number;
  readonly json: boolean;
  readonly chart: string | null;
}

/** What is wrong with a command line, in words for the one who typed it. */
export class UsageError extends Error {}

export const USAGE = `Usage: npm run simulate -- [options]
  --mode first|standard   (standard)
  --players 1–${MOST_PLAYERS}           (3)
  --games N               (1000)
  --seed TEXT             (1) the same seed, the same games
  --relaxed               solo with Retrofits of three cards
  --pace SECONDS          (${PACE_MS / 1000}) between two actions of a robot
  --robot ${ROBOTS.map(({ id }) => id).join('|')}
  --workers N             (as many as cores, where there are games enough)
  --json                  one JSON object and nothing else
  --chart FILE.svg        every mode and number of players, drawn`;

const FLAGS = {
  mode: { type: 'string', default: 'standard' },
  players: { type: 'string', default: '3' },
  games: { type: 'string', default: '1000' },
  seed: { type: 'string', default: '1' },
  relaxed: { type: 'boolean', default: false },
  pace: { type: 'string', default: String(PACE_MS / 1000) },
  robot: { type: 'string', default: ROBOTS[0].id },
  workers: { type: 'string', default: '0' },
  json: { type: 'boolean', default: false },
  chart: { type: 'string' },
  // The Advanced game's own, refused until it is there.
  powers: { type: 'boolean', default: false },
  challenges: { type: 'boolean', default: false },
  boss: { type: 'string' },
} as const;

const MODES: readonly Mode[] = ['first', 'standard'];

function numberIn(name: string, text: string, low: number, high: number, whole: boolean): number {
  const number = Number(text);
  const fits = text.trim() !== '' && number >= low && number <= high && (!whole || Number.isInteger(number));
  if (!fits) throw new UsageError(`--${name} must be ${whole ? 'a whole number' : 'a number'} from ${low} to ${high}, not "${text}"`);
  return number;
}

function modeOf(text: string): Mode {
  const mode = MODES.find((known) => known === text);
  if (mode !== undefined) return mode;
  if (text === 'advanced') throw new UsageError('--mode advanced: the Advanced game is not in this version yet');
  throw new UsageError(`--mode must be one of ${MODES.join(', ')}, not "${text}"`);
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: FLAGS, strict: true }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** Reads a command line; throws a `UsageError` that says what is wrong with it. */
export function readOptions(args: readonly string[]): SimulateOptions {
  const values = parsed(args);
  if (values.powers || values.challenges || values.boss !== undefined) {
    throw new UsageError('--powers, --challenges and --boss belong to the Advanced game, which is not in this version yet');
  }
  const mode = modeOf(values.mode);
  const players = numberIn('players', values.players, 1, MOST_PLAYERS, true);
  if (values.relaxed && players > 1) throw new UsageError('--relaxed is a solo variant: use it with --players 1');
  if (robotNamed(values.robot) === undefined) {
    throw new UsageError(`--robot must be one of ${ROBOTS.map(({ id }) => id).join(', ')}, not "${values.robot}"`);
  }
  return {
    mode, players, relaxed: values.relaxed, robot: values.robot,
    paceMs: Math.round(1000 * numberIn('pace', values.pace, 0.1, 60, false)),
    games: numberIn('games', values.games, 1, 10_000_000, true),
    seed: values.seed,
    workers: numberIn('workers', values.workers, 0, 256, true),
    json: values.json,
    chart: values.chart ?? null,
  };
}
