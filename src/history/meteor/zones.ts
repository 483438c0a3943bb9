import type { Tally } from '../queries.js';
import { countedIn, resultsOf, type Results } from '../statistics/summary.js';

const ZONES = [5, 4, 3, 2, 1] as const;

/** Zones 5 to 1: how games ended there. Those with a chosen seed are left out. */
export const resultsByZone = (tallies: readonly Tally[]): readonly (Results & { readonly zone: number })[] =>
  ZONES.map((zone) => ({
    zone,
    // A game that ended before its first zone counts to the last one.
    ...resultsOf(countedIn(tallies).filter(({ bucket }) => Math.max(1, Number(bucket)) === zone)),
  }));
