import type { Millis, Seat } from '../state.js';
import { keyOf } from '../robots/search/ideas.js';
import { bestOf, byLoss, type Contest, type Tried } from './best-alternative.js';
import type { BudgetParts } from './budget.js';
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
  /** Decisions with a better alternative, at most three, the costliest first; `value` is what was lost. */
  readonly missed: readonly TurningPoint[];
  /** The best decision; `value` is what it won. Null: none stood out. */
  readonly best: TurningPoint | null;
}

const MOST_SCREENED = 24;
const MOST_LEFT = 8;
const MOST_GOOD = 8;
const MOST_PRAISED = 3;
const MOST_PRAISED_LAST = 2;
const MOST_SECOND = 9;
const MOST_LAST = 4;
const MOST_SHOWN = 3;
/** Smaller differences are not reported. */
const LEAST = 0.03;
/** Two points nearer to each other count as one. */
const APART_MS: Millis = 8_000;

/**
 * A round of rollouts after which only the best candidates stay. The later, the further its rollouts go: what looks better
 * after 20 seconds often is not in the end. `work`: what one costs, a rollout of 20 seconds being 1.
 */
interface Screening {
  readonly name: string;
  /** Of the whole budget. */
  readonly share: number;
  readonly horizonMs: Millis;
  readonly work: number;
}
const FIRST: Screening = { name: 'first', share: 0.15, horizonMs: 20_000, work: 1 };
const SECOND: Screening = { name: 'second', share: 0.15, horizonMs: 45_000, work: 2 };
const LAST: Screening = { name: 'last', share: 0.4, horizonMs: 90_000, work: 4 };

interface Trial {
  readonly screening: Screening;
  readonly seed: string;
  readonly budget: BudgetParts;
}

/** Plays lines out over the same deals: deal by deal, so that the budget's end finds all of them as far as each other. */
function trial(
  groups: readonly (readonly Line[])[],
  { screening, seed, budget }: Trial,
): readonly (readonly Sample[])[] {
  const { name, share, horizonMs, work } = screening;
  budget.open(share);
  const samples = groups.map((lines) => lines.map(() => new Sample()));
  const rounds = budget.rounds(groups.reduce((sum, lines) => sum + lines.length, 0) * work);
  for (let deal = 0; deal < rounds && (deal < 2 || budget.mayGoOn()); deal += 1)
    for (const [at, lines] of groups.entries())
      for (const [which, line] of lines.entries()) {
        const far = { ...line, from: { ...line.from, horizonMs } };
        samples[at]?.[which]?.add(along(far, chanceOf(seed, name, at, deal)));
        budget.take(work);
      }
  return samples;
}

/** Of each decision the other idea that is best against what was done. */
function contests(decisions: readonly Decision[], by: Trial): readonly Contest[] {
  const samples = trial(
    decisions.map(({ did, others }) => [did, ...others]),
    by,
  );
  return decisions.flatMap((decision, at): Contest[] => {
    const [did = new Sample(), ...others] = samples[at] ?? [];
    const tried = decision.others.map((other, which): Tried => {
      const sample = others[which] ?? new Sample();
      return { contest: { decision, other, measured: difference(sample, did) }, sample };
    });
    const best = bestOf(tried);
    return best === undefined ? [] : [best];
  });
}

/** The same comparisons with new random numbers: the best of many noisy results is overestimated. */
function again(before: readonly Contest[], by: Trial): readonly Contest[] {
  const samples = trial(
    before.map(({ decision, other }) => [decision.did, other]),
    by,
  );
  return before.map((contest, at) => {
    const [did = new Sample(), other = new Sample()] = samples[at] ?? [];
    return { ...contest, measured: difference(other, did) };
  });
}

const byGain = (a: Contest, b: Contest): number => a.measured.value - b.measured.value;

/** Keeps one of each idea, and none close in time to another. */
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

/** The decisions that look doubtful, by kind, and those that look better than every alternative. */
function candidates(decisions: readonly Decision[]): {
  readonly doubtful: readonly Decision[];
  readonly good: readonly Decision[];
} {
  const byDoubt = [...decisions].sort((a, b) => b.doubt - a.doubt);
  const left = byDoubt.filter(({ did }) => did.then.length > 0).slice(0, MOST_LEFT);
  const done = byDoubt.filter(({ did, doubt }) => did.then.length === 0 && doubt > 0).slice(0, MOST_SCREENED);
  const good = byDoubt.filter(({ did, doubt }) => did.then.length === 0 && doubt <= 0).slice(-MOST_GOOD);
  return { doubtful: [...done, ...left], good };
}

/** What decided the game: candidates are screened in rounds, and only the last round's values are reported. */
export function turningPointsOf(decisions: readonly Decision[], seed: string, budget: BudgetParts): TurningPoints {
  const { doubtful, good } = candidates(decisions);
  const by = (screening: Screening): Trial => ({ screening, seed, budget });
  const screened = contests([...doubtful, ...good], by(FIRST));
  // Only what was better than every alternative may be praised; later rounds compare with one alone.
  const unbeaten = new Set(screened.filter(({ measured }) => measured.value < 0).map(({ decision }) => decision));
  const isUnbeaten = ({ decision }: Contest): boolean => unbeaten.has(decision);
  const second = again(
    [
      ...apart([...screened].sort(byLoss), MOST_SECOND).filter(({ measured }) => measured.value > 0),
      ...[...screened]
        .sort(byGain)
        .slice(0, MOST_PRAISED)
        .filter(({ measured }) => measured.value < 0),
    ],
    by(SECOND),
  );
  const worst = [...second].sort(byLoss).slice(0, MOST_LAST);
  const praised = second.filter(isUnbeaten).sort(byGain).slice(0, MOST_PRAISED_LAST);
  const last = again(
    [...worst.filter(({ measured }) => measured.value > 0), ...praised.filter(({ measured }) => measured.value < 0)],
    by(LAST),
  );
  const missed = [...last].sort(byLoss).filter((contest) => counts(contest, 1));
  const [best] = last
    .filter(isUnbeaten)
    .sort(byGain)
    .filter((contest) => counts(contest, -1));
  return {
    missed: apart(missed, MOST_SHOWN).flatMap((contest) => told(contest, 1)),
    best: best === undefined ? null : (told(best, -1)[0] ?? null),
  };
}
