import { BOSSES } from '../../games/meteor/cards/bosses.js';
import { SCENARIOS, type Scenario } from '../../games/meteor/scenarios/index.js';
import { MOST_PLAYERS, type Mode } from '../../games/meteor/index.js';
import { PACE_MS, ROBOTS, ROLLOUTS, type Company } from '../../games/meteor/robots/index.js';
import { english } from '../../text/en/index.js';
import { BUDGET, CHEATER } from './cheater/play.js';
import { numberIn, oneOf, parseFlags, wholeNumberIn } from '../simulate/flags.js';
import { UsageError } from '../simulate/usage-error.js';

/** What the command line asks for. */
export interface SimulateOptions {
  readonly mode: Mode;
  readonly players: number;
  readonly relaxed: boolean;
  readonly powers: boolean;
  readonly challenges: boolean;
  /** A night of the campaign, by its id; null: none. */
  readonly scenario: string | null;
  /** A Boss's id; null: whichever comes. */
  readonly boss: string | null;
  readonly paceMs: number;
  readonly robot: string;
  /** With whom they believe to play: beside people they keep from early Overkills. */
  readonly company: Company;
  /** Whether talk is open from the start, and robots say and hear which Energy they wait for. */
  readonly talk: boolean;
  /** How often an Ace plays each of its ideas out. */
  readonly rollouts: number;
  /** How many lines a cheater tries on a deal. */
  readonly budget: number;
  readonly games: number;
  readonly seed: string;
  /** 0: as many as the machine has cores, where there are games enough. */
  readonly workers: number;
  readonly json: boolean;
  readonly chart: string | null;
}

const COMPANIES: readonly Company[] = ['people', 'newcomers', 'robots'];

const LEVELS: readonly string[] = [...ROBOTS.map(({ id }) => id), CHEATER];

export const USAGE = `Usage: npm run simulate -- [options]
  --mode first|standard|advanced   (standard)
  --powers, --challenges  advanced: each player gets one
  --boss NAME             advanced: only games with that Boss
  --scenario NAME         a night of the campaign, which has its own mode
  --players 1–${MOST_PLAYERS}           (3)
  --games N               (1000)
  --seed TEXT             (1) the same seed, the same games
  --relaxed               solo with Retrofits of three cards
  --pace SECONDS          (${PACE_MS / 1000}) between two actions of a robot
  --level ${LEVELS.join('|')}   (a cheater sees everything)
  --company ${COMPANIES.join('|')}   (people) with whom they believe to play
  --talk                  robots may talk from the start
  --rollouts N            (${ROLLOUTS}) how often an Ace plays each of its ideas out
  --budget N              (${BUDGET}) how many lines a cheater tries on a deal
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
  robot: { type: 'string' },
  level: { type: 'string', default: ROBOTS[0].id },
  company: { type: 'string', default: 'people' },
  talk: { type: 'boolean', default: false },
  rollouts: { type: 'string', default: String(ROLLOUTS) },
  budget: { type: 'string', default: String(BUDGET) },
  workers: { type: 'string', default: '0' },
  json: { type: 'boolean', default: false },
  chart: { type: 'string' },
  powers: { type: 'boolean', default: false },
  challenges: { type: 'boolean', default: false },
  boss: { type: 'string' },
  scenario: { type: 'string' },
} as const;

const MODES: readonly Mode[] = ['first', 'standard', 'advanced'];

/** `Last Stand` and `last-stand` are alike. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

const nameOf = (id: string): string =>
  (({ ...english.meteor.advanced.boss }) as Readonly<Record<string, string>>)[id] ?? id;

function bossNamed(name: string | undefined, players: number): string | null {
  if (name === undefined) return null;
  const known = BOSSES.filter(({ notSolo }) => !(players === 1 && notSolo === true)).map(({ id }) => id);
  const found = known.find((id) => [id, nameOf(id)].some((other) => plain(other) === plain(name)));
  if (found === undefined) throw new UsageError(`--boss must be one of ${known.map(nameOf).join(', ')}, not "${name}"`);
  return found;
}

function scenarioNamed(name: string | undefined): Scenario | null {
  if (name === undefined) return null;
  const found = SCENARIOS.find(({ id }) =>
    [id, english.meteor.scenario.name[id as keyof typeof english.meteor.scenario.name]].some(
      (other) => plain(other) === plain(name),
    ),
  );
  if (found !== undefined) return found;
  throw new UsageError(`--scenario must be one of ${SCENARIOS.map(({ id }) => id).join(', ')}, not "${name}"`);
}

/** Reads a command line; throws a `UsageError` that says what is wrong with it. */
export function readOptions(args: readonly string[]): SimulateOptions {
  const values = parseFlags(args, FLAGS);
  const night = scenarioNamed(values.scenario);
  const mode = night?.mode ?? oneOf('mode', values.mode, MODES);
  const players = wholeNumberIn('players', values.players, 1, MOST_PLAYERS);
  if (mode !== 'advanced' && (values.powers || values.challenges || values.boss !== undefined)) {
    throw new UsageError(
      '--powers, --challenges and --boss belong to the Advanced game: use them with --mode advanced',
    );
  }
  const boss = bossNamed(values.boss, players);
  if (values.relaxed && players > 1) throw new UsageError('--relaxed is a solo variant: use it with --players 1');
  const robot = oneOf('level', values.robot ?? values.level, LEVELS);
  return {
    mode,
    players,
    relaxed: values.relaxed,
    scenario: night?.id ?? null,
    powers: night === null ? values.powers : night.powers === true,
    challenges: night === null ? values.challenges : night.challenges === true,
    boss,
    robot,
    company: oneOf('company', values.company, COMPANIES),
    talk: values.talk,
    rollouts: wholeNumberIn('rollouts', values.rollouts, 1, 10_000),
    budget: wholeNumberIn('budget', values.budget, 1, 1_000_000),
    paceMs: Math.round(1000 * numberIn('pace', values.pace, 0.1, 60)),
    games: wholeNumberIn('games', values.games, 1, 10_000_000),
    seed: values.seed,
    workers: wholeNumberIn('workers', values.workers, 0, 256),
    json: values.json,
    chart: values.chart ?? null,
  };
}
