import type { Millis, Seat } from '../state.js';
import { keyOf } from '../robots/search/ideas.js';
import type { Purse } from './budget.js';
import type { Decision } from './decisions.js';
import { moveOf, type Move } from './move.js';
import { along, chanceOf, type Line } from './rollout.js';
import { difference, isClear, Sample, type Measured } from './sample.js';

/** A decision that moved the chance to win, and by how much against the best other idea. */
export interface TurningPoint extends Measured {
  /** The table that was decided at is the one after this entry of the log. */
  readonly sequence: number;
  readonly position: Millis;
  readonly zone: number;
  /** Milliseconds that were left of the zone. */
  readonly left: Millis;
  readonly seat: Seat;
  readonly did: Move;
  readonly other: Move;
}

export interface TurningPoints {
  /** What would have been better, at most three, the dearest first; `value` is what was lost. */
  readonly missed: readonly TurningPoint[];
  /** The best decision; `value` is what it won. Null: none stood out. */
  readonly best: TurningPoint | null;
}

const MOST_SCREENED = 24;
const MOST_LEFT = 8;
const MOST_PRAISED = 8;
const SECOND = 9;
const LAST = 5;
const MOST_SHOWN = 3;
/** Less is not worth a word. */
const LEAST = 0.03;
/** Two points nearer to each other are one. */
const APART_MS: Millis = 8_000;

/** What was done, against one other line. */
interface Contest {
  readonly decision: Decision;
  readonly other: Line;
  readonly measured: Measured;
}

/** Plays lines out over the same deals: deal by deal, so that the budget's end finds all of them as far as each other. */
function trial(groups: readonly (readonly Line[])[], seed: string, purse: Purse): readonly (readonly Sample[])[] {
  const samples = groups.map((lines) => lines.map(() => new Sample()));
  const rounds = purse.rounds(groups.reduce((sum, lines) => sum + lines.length, 0));
  for (let deal = 0; deal < rounds && (deal < 2 || purse.mayGoOn()); deal += 1)
    for (const [at, lines] of groups.entries())
      for (const [which, line] of lines.entries()) {
        samples[at]?.[which]?.add(along(line, chanceOf(seed, at, deal)));
        purse.take();
      }
  return samples;
}

/** Of each decision the other idea that is best against what was done. */
function contests(decisions: readonly Decision[], seed: string, purse: Purse): readonly Contest[] {
  const samples = trial(
    decisions.map(({ did, others }) => [did, ...others]),
    seed,
    purse,
  );
  return decisions.flatMap((decision, at): Contest[] => {
    const [did = new Sample(), ...others] = samples[at] ?? [];
    const tried = decision.others.map((other, which) => ({
      decision,
      other,
      measured: difference(others[which] ?? new Sample(), did),
    }));
    const best = tried.sort((a, b) => b.measured.value - a.measured.value)[0];
    return best === undefined ? [] : [best];
  });
}

/** The same contests with fresh chance: what was picked for its height is not believed. */
function again(before: readonly Contest[], seed: string, purse: Purse): readonly Contest[] {
  const samples = trial(
    before.map(({ decision, other }) => [decision.did, other]),
    seed,
    purse,
  );
  return before.map((contest, at) => {
    const [did = new Sample(), other = new Sample()] = samples[at] ?? [];
    return { ...contest, measured: difference(other, did) };
  });
}

const byLoss = (a: Contest, b: Contest): number => b.measured.value - a.measured.value;
const byGain = (a: Contest, b: Contest): number => a.measured.value - b.measured.value;

/** One of each idea, and none close to another. */
function apart(sorted: readonly Contest[], most: number): readonly Contest[] {
  const kept: Contest[] = [];
  for (const one of sorted) {
    const alike = kept.some(({ decision, other }) =>
      keyOf(other.first) === keyOf(one.other.first) && other.first !== null
        ? true
        : Math.abs(decision.position - one.decision.position) < APART_MS,
    );
    if (!alike && kept.length < most) kept.push(one);
  }
  return kept;
}

function didIn({ did, state, now }: Decision): Move | null {
  const end = did.then.at(-1);
  return end === undefined ? moveOf(state, did.first, now) : { kind: 'left', ms: end.at - now };
}

function told({ decision, other, measured }: Contest, sign: 1 | -1): readonly TurningPoint[] {
  const { sequence, state, now, position, seat } = decision;
  const did = didIn(decision);
  const instead = moveOf(state, other.first, now);
  if (did === null || instead === null) return [];
  const value = measured.value * sign;
  const left = Math.max(0, state.deadline - now);
  return [{ value, error: measured.error, sequence, position, zone: state.zone, left, seat, did, other: instead }];
}

const counts = ({ measured }: Contest, sign: 1 | -1): boolean => isClear(measured) && measured.value * sign >= LEAST;

/** Those that look doubtful, by kind; and those that look better than all else. */
function candidates(decisions: readonly Decision[]): {
  readonly doubtful: readonly Decision[];
  readonly good: readonly Decision[];
} {
  const byDoubt = [...decisions].sort((a, b) => b.doubt - a.doubt);
  const left = byDoubt.filter(({ did }) => did.then.length > 0).slice(0, MOST_LEFT);
  const done = byDoubt.filter(({ did, doubt }) => did.then.length === 0 && doubt > 0).slice(0, MOST_SCREENED);
  const good = byDoubt.filter(({ did, doubt }) => did.then.length === 0 && doubt <= 0).slice(-MOST_PRAISED);
  return { doubtful: [...done, ...left], good };
}

/** The shares of the budget that each sieve has. */
const SIEVES = { first: 0.25, second: 0.1, last: 0.2 } as const;

/** What turned the game: found among many, weighed again among few, and told by the last weighing alone. */
export function turningPointsOf(decisions: readonly Decision[], seed: string, purse: Purse): TurningPoints {
  const { doubtful, good } = candidates(decisions);
  purse.open(SIEVES.first);
  const screened = contests([...doubtful, ...good], `${seed}/first`, purse);
  const worst = apart([...screened].sort(byLoss), SECOND).filter(({ measured }) => measured.value > 0);
  const praised = [...screened]
    .sort(byGain)
    .slice(0, 3)
    .filter(({ measured }) => measured.value < 0);
  purse.open(SIEVES.second);
  const second = again(worst, `${seed}/second`, purse);
  purse.open(SIEVES.last);
  const finalists = [...second]
    .sort(byLoss)
    .slice(0, LAST)
    .filter(({ measured }) => measured.value > 0);
  const last = again([...finalists, ...praised], `${seed}/last`, purse);
  const missed = [...last].sort(byLoss).filter((contest) => counts(contest, 1));
  const [best] = [...last].sort(byGain).filter((contest) => counts(contest, -1));
  return {
    missed: apart(missed, MOST_SHOWN).flatMap((contest) => told(contest, 1)),
    best: best === undefined ? null : (told(best, -1)[0] ?? null),
  };
}
