import { LEAST_PLAYERS, MOST_PLAYERS } from '../../games/cosmic-run/setup.js';
import { oneOf, parseFlags, wholeNumberIn } from '../simulate/flags.js';
import type { Match } from './bands.js';

/** What the command line asks for. */
export interface CosmicOptions {
  readonly players: readonly number[];
  readonly match: Match;
  readonly games: number;
  readonly seed: string;
  readonly json: boolean;
  /** A file for the picture; null: none. */
  readonly chart: string | null;
}

const MATCHES: readonly Match[] = ['pilot', 'cadet', 'mixed', 'commander'];
const MOST_GAMES = 10_000_000;

export const USAGE = `Usage: npm run simulate -- --game cosmic-run [options]
  --players ${LEAST_PLAYERS}–${MOST_PLAYERS}           (all of them)
  --level ${MATCHES.join('|')}  (pilot) mixed: one Pilot among Cadets; commander: one among Pilots,
                          each deal once from each place
  --games N               (1000) of each number of players
  --seed TEXT             (1) the same seed, the same games
  --json                  one JSON object and nothing else
  --chart FILE.svg        the figures and their bands, drawn`;

const FLAGS = {
  players: { type: 'string' },
  level: { type: 'string', default: 'pilot' },
  games: { type: 'string', default: '1000' },
  seed: { type: 'string', default: '1' },
  json: { type: 'boolean', default: false },
  chart: { type: 'string' },
} as const;

/** Reads a command line; throws a `UsageError` that says what is wrong with it. */
export function readOptions(args: readonly string[]): CosmicOptions {
  const { players, level, games, seed, json, chart } = parseFlags(args, FLAGS);
  const all = Array.from({ length: MOST_PLAYERS - LEAST_PLAYERS + 1 }, (_, at) => LEAST_PLAYERS + at);
  return {
    players: players === undefined ? all : [wholeNumberIn('players', players, LEAST_PLAYERS, MOST_PLAYERS)],
    match: oneOf('level', level, MATCHES),
    games: wholeNumberIn('games', games, 1, MOST_GAMES),
    seed,
    json,
    chart: chart ?? null,
  };
}
