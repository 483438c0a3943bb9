import { SCENARIOS, type ScenarioId } from '../../games/meteor-storm/index.js';
import { oneOf, parseFlags, wholeNumberIn } from '../simulate/flags.js';
import { UsageError } from '../simulate/usage-error.js';
import { MATCHES, type Match } from './play.js';

/** What the command line asks for. */
export interface StormOptions {
  readonly scenarios: readonly ScenarioId[];
  readonly match: Match;
  readonly meteors: boolean;
  readonly games: number;
  readonly seed: string;
  readonly json: boolean;
  /** A file for the picture; null: none. */
  readonly chart: string | null;
}

const MOST_GAMES = 10_000_000;

export const USAGE = `Usage: npm run simulate -- --game meteor-storm [options]
  --scenario 1–${SCENARIOS.length}|${SCENARIOS.map(({ id }) => id).join('|')}   (all of them)
  --level ${MATCHES.join('|')}   (${MATCHES[0]}) mixed: a Captain and an Ensign;
                          admiral: one against a Captain, each deal once from each side
  --calm                  without meteors
  --games N               (1000) of each scenario
  --seed TEXT             (1) the same seed, the same games
  --json                  one JSON object and nothing else
  --chart FILE.svg        the figures and their bands, drawn`;

const FLAGS = {
  scenario: { type: 'string' },
  level: { type: 'string', default: MATCHES[0] ?? 'captain' },
  calm: { type: 'boolean', default: false },
  games: { type: 'string', default: '1000' },
  seed: { type: 'string', default: '1' },
  json: { type: 'boolean', default: false },
  chart: { type: 'string' },
} as const;

function scenariosNamed(text: string | undefined): ScenarioId[] {
  if (text === undefined) return SCENARIOS.map(({ id }) => id);
  const found = SCENARIOS.find(({ id, number }) => id === text || String(number) === text);
  if (found !== undefined) return [found.id];
  throw new UsageError(`--scenario must be 1 to ${SCENARIOS.length} or a scenario's name, not "${text}"`);
}

/** Reads a command line; throws a `UsageError` that says what is wrong with it. */
export function readOptions(args: readonly string[]): StormOptions {
  const { scenario, level, calm, games, seed, json, chart } = parseFlags(args, FLAGS);
  return {
    scenarios: scenariosNamed(scenario),
    match: oneOf('level', level, MATCHES),
    meteors: !calm,
    games: wholeNumberIn('games', games, 1, MOST_GAMES),
    seed,
    json,
    chart: chart ?? null,
  };
}
