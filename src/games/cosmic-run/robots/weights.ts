import type { AlienKind } from '../cards/aliens.js';
import type { StandingKind, UsedKind } from '../cards/powers.js';

/** How much the Pilot values things, in points; found by simulation. */
export const WEIGHTS = {
  /** What a die is worth elsewhere. */
  die: 0.75,
  /** Beyond the first assignment after a roll, dice lie down only for more than this beside their own worth. */
  further: 0.45,
  /** What each die costs that would be wasted in a set that stays incomplete. */
  wasted: 3,
  token: 2.3,
  crystal: 0.55,
  /** A crystal that would be one too many. */
  lostCrystal: -0.1,
  /**
   * The share of first place's points that counts, in proportion to the track, while a planet is far from being scored.
   */
  hope: 0.6,
  /** How much the points count that the planet would give now: at first, and more for each hit on it. */
  now: 0.25,
  nowPerHit: 0.25,
  /** How much they count after the last turn, for each hit: others may still have the planet scored. */
  scoredAfterLastTurn: 0.1,
  /** Yellow's mean at the planet of different numbers, a little high. */
  yellow: 4,
  /** Worse than this, a roll is not worth keeping where rolling again is free; where it costs a crystal. */
  freeReroll: 0.5,
  paidReroll: -0.15,
  /** What a change of a die must bring beyond its price. */
  change: 0.15,
  /** What is lost with crystals that are spent on a die, beyond their worth. */
  spending: 0.1,
  /** What a ship's step by crystals must bring; in the last turn. */
  thrust: 1.8,
  lastThrust: 0.1,
  /** Turns before the end from which a crystal is worth less. */
  horizon: 2,
  /** How likely the last turn must be for another roll to be judged by the mean of some. */
  late: 0.1,
  /** How much of an alien's points for retiring counts, and of its power in the turns that are left. */
  retire: 0.9,
  power: 0.8,
} as const;

/** Chance that a die shows a wanted number some time in about two more rolls. */
export const LATER = 1 - (5 / 6) ** 2.2;

const USED: { readonly [K in UsedKind]?: number } = { reroll: 0.5, nudge: 0.6, 'turn-over': 0.5, 'bury-strike': 0.2 };

const STANDING: { readonly [K in StandingKind]?: number } = {
  crystal: 0.5,
  'early-stop': 0.3,
  'one-die': 0.5,
  'points-for-destroyed': 0.4,
  'points-for-token': 0.2,
};

/** A faster ship, by planet from 1. */
const FASTER: readonly number[] = [0.5, 0.7, 0.7, 0.6, 0.6, 0.6];

/** What an alien's power is worth a turn, in points. */
export function powerWorth({ each, always }: AlienKind): number {
  if (each !== undefined) return USED[each.kind] ?? 0;
  if (always === undefined) return 0;
  return always.kind === 'faster-ship' ? (FASTER[always.planet - 1] ?? 0) : (STANDING[always.kind] ?? 0);
}
