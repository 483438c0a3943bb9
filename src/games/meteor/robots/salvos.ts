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

const bits = (set: number): number => {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
};

/** One meteor met by every set of Rockets: the best worth, and how many are boosted for it. */
function bestOn(muster: Muster, meteor: number, worths: Float64Array, boosts: Uint8Array): void {
  for (let set = 1; set < worths.length; set += 1) {
    const last = 31 - Math.clz32(set);
    const does = muster.damage[last]?.[meteor] ?? 0;
    const rest = set ^ (1 << last);
    // A Rocket that does nothing to the meteor makes the set no use; so does one among the rest.
    const sum = does === 0 || (rest !== 0 && SUMS[rest] === 0) ? 0 : (SUMS[rest] ?? 0) + does;
    SUMS[set] = sum;
    SPENT[set] = (SPENT[rest] ?? 0) + (muster.spent[last] ?? 0);
    worths[set] = sum === 0 ? 0 : muster.worth(meteor, sum) - (SPENT[set] ?? 0);
    boosts[set] = 0;
    if (muster.boost > 0 && sum > 0) boost(muster, meteor, set, worths, boosts);
  }
}

function boost(muster: Muster, meteor: number, set: number, worths: Float64Array, boosts: Uint8Array): void {
  for (let boosted = 1; boosted <= bits(set) * muster.boost; boosted += 1) {
    const worth = muster.worth(meteor, (SUMS[set] ?? 0) + boosted) - (SPENT[set] ?? 0);
    if (worth <= (worths[set] ?? 0)) continue;
    worths[set] = worth;
    boosts[set] = boosted;
  }
}

/** More Rockets than these are never on the table at once; more are left out. */
export const MOST_ROCKETS = 7;

// Scratch for the tables below: filled anew each time, and never read before.
const SUMS = new Uint8Array(1 << MOST_ROCKETS);
const SPENT = new Float64Array(1 << MOST_ROCKETS);

/** For every set of Rockets, the best worth on the meteors so far, and what it uses on the last of them. */
interface Row {
  readonly total: Float64Array;
  readonly used: Uint8Array;
  readonly worths: Float64Array;
  readonly boosts: Uint8Array;
}

function addMeteor(muster: Muster, meteor: number, before: Float64Array): Row {
  const sets = before.length;
  const row: Row = { total: before.slice(), used: new Uint8Array(sets), worths: new Float64Array(sets), boosts: new Uint8Array(sets) };
  bestOn(muster, meteor, row.worths, row.boosts);
  for (let used = 1; used < sets; used += 1) {
    const worth = row.worths[used] ?? 0;
    if (worth <= 0) continue;
    const free = (sets - 1) ^ used;
    for (let rest = free; ; rest = (rest - 1) & free) {
      const total = worth + (before[rest] ?? 0);
      if (total > (row.total[rest | used] ?? 0) + 1e-9) {
        row.total[rest | used] = total;
        row.used[rest | used] = used;
      }
      if (rest === 0) break;
    }
  }
  return row;
}

function solve(muster: Muster): Row[] {
  const rows: Row[] = [];
  let before: Float64Array = new Float64Array(1 << Math.min(MOST_ROCKETS, muster.damage.length));
  for (let meteor = 0; meteor < muster.meteors; meteor += 1) {
    const row = addMeteor(muster, meteor, before);
    rows.push(row);
    before = row.total;
  }
  return rows;
}

/** The best worth of all Rockets together. */
export const bestWorth = (muster: Muster): number => (muster.damage.length === 0 ? 0 : solve(muster).at(-1)?.total.at(-1) ?? 0);

/** The strikes of the best use. */
export function bestStrikes(muster: Muster): Strike[] {
  if (muster.damage.length === 0) return [];
  const rows = solve(muster);
  const strikes: Strike[] = [];
  let set = (1 << Math.min(MOST_ROCKETS, muster.damage.length)) - 1;
  for (let meteor = rows.length - 1; meteor >= 0; meteor -= 1) {
    const { used, worths, boosts } = rows[meteor] as Row;
    const rockets = used[set] ?? 0;
    if (rockets === 0) continue;
    strikes.push({ meteor, rockets, boosted: boosts[rockets] ?? 0, worth: worths[rockets] ?? 0 });
    set ^= rockets;
  }
  return strikes;
}
