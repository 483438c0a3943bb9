/**
 * The best use of some Rockets on a field, a weapon–target assignment problem: which are launched together at which
 * meteor, and which are kept. Every robot solves it from what all can see, so that they agree without talking.
 */

/** What a sum of damage on the meteor at an index is worth; 0 for nothing. */
export type WorthOfSum = (meteor: number, sum: number) => number;

export interface AssignmentProblem {
  /** For each Rocket, what it does to each meteor: its damage, or 0 where it does nothing. */
  readonly damage: readonly (readonly number[])[];
  /** What each Rocket costs to launch. */
  readonly spent: readonly number[];
  /** The most that may be added to each Rocket's damage; empty: nothing to any. */
  readonly up: readonly number[];
  /** For each Rocket and meteor, the most that may be taken off its damage; empty: nothing. */
  readonly down: readonly (readonly number[])[];
  readonly meteors: number;
  readonly worth: WorthOfSum;
}

/** Rockets (a bit for each) on one meteor. `change`: what their damages are changed by, all together. */
export interface Strike {
  readonly meteor: number;
  readonly rockets: number;
  readonly change: number;
  readonly worth: number;
}

/** For one meteor, the best worth of every set of Rockets, and the change of damage for it. */
function bestOn(
  problem: AssignmentProblem,
  meteor: number,
  sets: number,
  worths: Float64Array,
  changes: Int8Array,
): void {
  for (let set = 1; set < sets; set += 1) {
    const last = 31 - Math.clz32(set);
    const does = problem.damage[last]?.[meteor] ?? 0;
    const rest = set ^ (1 << last);
    // A Rocket that does nothing to the meteor makes the set no use; so does one among the rest.
    const sum = does === 0 || (rest !== 0 && SUMS[rest] === 0) ? 0 : (SUMS[rest] ?? 0) + does;
    SUMS[set] = sum;
    SPENT[set] = (SPENT[rest] ?? 0) + (problem.spent[last] ?? 0);
    UPS[set] = (UPS[rest] ?? 0) + (problem.up[last] ?? 0);
    DOWNS[set] = (DOWNS[rest] ?? 0) + (problem.down[last]?.[meteor] ?? 0);
    worths[set] = sum === 0 ? 0 : problem.worth(meteor, sum) - (SPENT[set] ?? 0);
    changes[set] = 0;
    if (sum > 0 && problem.up.length > 0) bestChange(problem, meteor, set, worths, changes);
  }
}

function bestChange(
  problem: AssignmentProblem,
  meteor: number,
  set: number,
  worths: Float64Array,
  changes: Int8Array,
): void {
  const most = UPS[set] ?? 0;
  for (let change = -(DOWNS[set] ?? 0); change <= most; change += 1) {
    if (change === 0) continue;
    const worth = problem.worth(meteor, (SUMS[set] ?? 0) + change) - (SPENT[set] ?? 0);
    if (worth <= (worths[set] ?? 0)) continue;
    worths[set] = worth;
    changes[set] = change;
  }
}

/** The most Rockets that are considered, which is more than are ever on the table at once. */
export const MOST_ROCKETS = 7;

// Buffers that are reused: each is filled before it is read.
const SUMS = new Uint8Array(1 << MOST_ROCKETS);
const SPENT = new Float64Array(1 << MOST_ROCKETS);
const UPS = new Uint8Array(1 << MOST_ROCKETS);
const DOWNS = new Uint8Array(1 << MOST_ROCKETS);

/** For every set of Rockets, the best worth on the meteors so far, and what it uses on the last of them. */
interface Row {
  readonly total: Float64Array;
  readonly used: Uint8Array;
  readonly worths: Float64Array;
  readonly changes: Int8Array;
}

function addMeteor(problem: AssignmentProblem, meteor: number, before: Float64Array): Row {
  const sets = before.length;
  const row: Row = {
    total: before.slice(),
    used: new Uint8Array(sets),
    worths: new Float64Array(sets),
    changes: new Int8Array(sets),
  };
  bestOn(problem, meteor, sets, row.worths, row.changes);
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

function solve(problem: AssignmentProblem): Row[] {
  const rows: Row[] = [];
  let before: Float64Array = new Float64Array(1 << Math.min(MOST_ROCKETS, problem.damage.length));
  for (let meteor = 0; meteor < problem.meteors; meteor += 1) {
    const row = addMeteor(problem, meteor, before);
    rows.push(row);
    before = row.total;
  }
  return rows;
}

const TOTAL = new Float64Array(1 << MOST_ROCKETS);
const WORTHS = new Float64Array(1 << MOST_ROCKETS);
const CHANGES = new Int8Array(1 << MOST_ROCKETS);

/** The best worth of all Rockets together: `solve` without what `bestStrikes` needs beside, for it is asked very often. */
export function bestWorth(problem: AssignmentProblem): number {
  if (problem.damage.length === 0) return 0;
  const sets = 1 << Math.min(MOST_ROCKETS, problem.damage.length);
  TOTAL.fill(0, 0, sets);
  for (let meteor = 0; meteor < problem.meteors; meteor += 1) {
    bestOn(problem, meteor, sets, WORTHS, CHANGES);
    // From the biggest set down: the smaller ones, which it asks for, are still those of the meteors before.
    for (let set = sets - 1; set > 0; set -= 1) TOTAL[set] = bestSplit(set);
  }
  return TOTAL[sets - 1] ?? 0;
}

function bestSplit(set: number): number {
  let best = TOTAL[set] ?? 0;
  for (let used = set; used > 0; used = (used - 1) & set) {
    const worth = WORTHS[used] ?? 0;
    if (worth > 0) best = Math.max(best, worth + (TOTAL[set ^ used] ?? 0));
  }
  return best;
}

/** The strikes of the best use. */
export function bestStrikes(problem: AssignmentProblem): Strike[] {
  if (problem.damage.length === 0) return [];
  const rows = solve(problem);
  const strikes: Strike[] = [];
  let set = (1 << Math.min(MOST_ROCKETS, problem.damage.length)) - 1;
  for (let meteor = rows.length - 1; meteor >= 0; meteor -= 1) {
    const { used, worths, changes } = rows[meteor] as Row;
    const rockets = used[set] ?? 0;
    if (rockets === 0) continue;
    strikes.push({ meteor, rockets, change: changes[rockets] ?? 0, worth: worths[rockets] ?? 0 });
    set ^= rockets;
  }
  return strikes;
}
