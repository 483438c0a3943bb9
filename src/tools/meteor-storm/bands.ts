import type { Band } from '../simulate/bands.js';
import type { Match } from './play.js';
import type { Summary } from './summary.js';

const CAPTAINS: readonly Band<Summary>[] = [
  { name: 'first side wins', low: 0.45, high: 0.55, unit: '%', of: ({ firstWins }) => firstWins },
  { name: 'turns of both sides, median', low: 18, high: 28, unit: '', of: ({ medianTurns }) => medianTurns },
  { name: 'turns, 10th percentile', low: 14, high: 36, unit: '', of: ({ tenthTurns }) => tenthTurns },
  { name: 'turns, 90th percentile', low: 14, high: 36, unit: '', of: ({ ninetiethTurns }) => ninetiethTurns },
  { name: 'points from meteors', low: 0.15, high: 0.35, unit: '%', of: ({ meteorShare }) => meteorShare },
  { name: 'tiles placed a game', low: 9, high: 14, unit: '', of: ({ placed }) => placed },
  { name: 'tiles shot a game', low: 3, high: 5, unit: '', of: ({ shot }) => shot },
  { name: 'strikes on units a game', low: 5, high: 9, unit: '', of: ({ strikes }) => strikes },
  { name: 'units lost to meteors a game', low: 0.1, high: 0.5, unit: '', of: ({ lostToMeteors }) => lostToMeteors },
];

const ENSIGNS: readonly Band<Summary>[] = [
  { name: 'first side wins', low: 0.45, high: 0.55, unit: '%', of: ({ firstWins }) => firstWins },
  { name: 'games to the limit of turns', low: 0.25, high: 0.75, unit: '%', of: ({ toTheLimit }) => toTheLimit },
];

const MIXED: readonly Band<Summary>[] = [
  { name: 'Captain beats Ensign', low: 0.97, high: 1, unit: '%', of: ({ betterWins }) => betterWins },
];

const ADMIRAL: readonly Band<Summary>[] = [
  { name: 'Admiral beats Captain', low: 0.6, high: 1, unit: '%', of: ({ betterWins }) => betterWins },
];

/** The document's bands for a match; a calm game has none. */
export function bandsFor(match: Match, meteors: boolean): readonly Band<Summary>[] {
  if (!meteors) return [];
  return { captain: CAPTAINS, ensign: ENSIGNS, mixed: MIXED, admiral: ADMIRAL }[match];
}
