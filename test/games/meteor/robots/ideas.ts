import type { Idea } from '../../../../src/games/meteor/robots/index.js';

/** The idea that is worth most. */
export const best = (ideas: readonly Idea[]): Idea | undefined => [...ideas].sort((a, b) => b.worth - a.worth)[0];

/** A launch as an idea names it. */
export const launched = (seat: number, target: string, sites: number[], change = 0) => ({
  type: 'launch',
  seat,
  target,
  sites,
  change,
});
