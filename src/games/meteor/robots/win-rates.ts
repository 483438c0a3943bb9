import type { Options } from '../state.js';
import type { RobotLevel } from './levels.js';

type Kind = 'first' | 'standard' | 'boss' | 'powers' | 'challenges' | 'both';

/**
 * The percentage of games won by a whole crew of one level, by number of players from 2 up: see docs/balance.md.
 * Veterans played 1,000 games each, Aces 300, Rookies 250.
 */
type WinRates = Readonly<Partial<Record<Kind, readonly (number | null)[]>>>;

const WIN_RATES: Readonly<Record<RobotLevel, WinRates>> = {
  veteran: {
    first: [69, 79, 69, 81],
    standard: [49, 47, 39, 53],
    boss: [39, 32, 32, 39],
    powers: [45, 47, 42, 55],
    challenges: [20, 18, 13, 27],
    both: [32, 29, 26, 40],
  },
  rookie: {
    first: [62, 62, 53, 63],
    standard: [33, 30, 25, 37],
    boss: [16, 16, 11, 23],
    powers: [25, 31, 25, 36],
    challenges: [10, 8, 7, 13],
    both: [19, 14, 14, 28],
  },
  // Too slow to be measured in all games; see docs/balance.md.
  ace: { standard: [null, 66, null, null] },
};

function kindOf({ mode, powers = false, challenges = false }: Options): Kind {
  if (mode !== 'advanced') return mode;
  if (powers && challenges) return 'both';
  return powers ? 'powers' : challenges ? 'challenges' : 'boss';
}

/** How often that many robots of a level win such a game, in percent; null where it wasn't measured. */
export const winRateOf = (level: RobotLevel, options: Options, players: number): number | null =>
  WIN_RATES[level][kindOf(options)]?.[players - 2] ?? null;
