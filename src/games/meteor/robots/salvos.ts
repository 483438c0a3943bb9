/**
 * The best use of some Rockets on a field: which go together at which meteor, and which are held. Every robot works
 * it out from what all can see, so that they agree without a word.
 */

/** What a sum of damage on the meteor at an index is worth; 0 for nothing. */
export type WorthOfSum = (meteor: number, sum: number) => number;

export interface Muster {
  /** For each Rocket, what it does to each meteor: its damage, or 0 where it does nothing. */
  readonly damage: readonly (readonly number[])[];
  /** What each Rocket costs to launch. */
  readonly spent: readonly number[];
  /** The most that may be added to each Rocket's damage. */
  readonly boost: number;
  readonly meteors: number;
  readonly worth: WorthOfSum;
}

/** Rockets (a bit for each) on one meteor. `boosted`: how many of them, from the first, do one more damage. */
export interface Strike {
  readonly meteor: number;
  readonly rockets: number;
  readonly boosted: number;
  readonly worth: number;
}

interface Best { readonly worth: number; readonly boosted: number }

const bits = (set: number): number => {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
};

function bestOn(muster: Muster, meteor: number, set: number): Best {
  let sum = 0;
  let spent = 0;
  for (let rocket = 0; rocket < muster.damage.length; rocket += 1) {
    if ((set & (1 << rocket)) === 0) continue;
    const does = muster.damage[rocket]?.[meteor] ?? 0;
    if (does === 0) return { worth: 0, boosted: 0 };
    sum += does;
    spent += muster.spent[rocket] ?? 0;
  }
  let best: Best = { worth: muster.worth(meteor, sum) - spent, boosted: 0 };
  for (let boosted = 1; boosted <= bits(set) * muster.boost; boosted += 1) {
    const worth = muster.worth(meteor, sum + boosted) - spent;
    if (worth > best.worth) best = { worth, boosted };
  }
  return best;
}

/** The best worth of all Rockets together. */
export function bestWorth(muster: Muster): number {
  return solve(muster).at(-1)?.[(1 << muster.damage.length) - 1]?.worth ?? 0;
}

interface Cell { readonly worth: number; readonly strike: Strike | null; readonly rest: number }

/** Meteor by meteor, the best for every set of Rockets that may still be used. */
function solve(muster: Muster): Cell[][] {
  const sets = 1 << muster.damage.length;
  const table: Cell[][] = [];
  let before: Cell[] = Array.from({ length: sets }, (_, set) => ({ worth: 0, strike: null, rest: set }));
  for (let meteor = 0; meteor < muster.meteors; meteor += 1) {
    const alone = Array.from({ length: sets }, (_, set) => (set === 0 ? { worth: 0, boosted: 0 } : bestOn(muster, meteor, set)));
    const now: Cell[] = [];
    for (let set = 0; set < sets; set += 1) {
      let best: Cell = { worth: before[set]?.worth ?? 0, strike: null, rest: set };
      for (let used = set; used > 0; used = (used - 1) & set) {
        const { worth, boosted } = alone[used] as Best;
        if (worth <= 0) continue;
        const total = worth + (before[set ^ used]?.worth ?? 0);
        if (total > best.worth + 1e-9) best = { worth: total, strike: { meteor, rockets: used, boosted, worth }, rest: set ^ used };
      }
      now.push(best);
    }
    table.push(now);
    before = now;
  }
  return table;
}

/** The strikes of the best use. */
export function bestStrikes(muster: Muster): Strike[] {
  const table = solve(muster);
  const strikes: Strike[] = [];
  let set = (1 << muster.damage.length) - 1;
  for (let meteor = muster.meteors - 1; meteor >= 0; meteor -= 1) {
    const cell = table[meteor]?.[set];
    if (cell === undefined) continue;
    if (cell.strike !== null) strikes.push(cell.strike);
    set = cell.rest;
  }
  return strikes;
}
