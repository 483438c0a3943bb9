import type { Decision } from './decisions.js';
import { moveOf } from './move.js';
import type { Line } from './rollout.js';
import { difference, isClear, type Measured, type Sample } from './sample.js';

/** What was done, compared with one other line. */
export interface Contest {
  readonly decision: Decision;
  readonly other: Line;
  readonly measured: Measured;
}

/** A contest, and what the other line came to, deal by deal. */
export interface Tried {
  readonly contest: Contest;
  readonly sample: Sample;
}

/** The most that was lost first. */
export const byLoss = (a: Contest, b: Contest): number => b.measured.value - a.measured.value;

const isOverkill = ({ decision: { state, now }, other: { first } }: Contest): boolean => {
  const move = moveOf(state, first, now);
  return move?.kind === 'launch' && move.promise === 'overkill';
};

/** Whether one rules the other out: two launches, or two cards of which one takes the other's place. */
function isInstead({ decision: { did }, other }: Contest): boolean {
  if (did.first?.type === 'launch') return other.first?.type === 'launch';
  if (did.first?.type !== 'place' || other.first?.type !== 'place') return false;
  return did.first.card === other.first.card || did.first.site === other.first.site;
}

/** Whether the best is not clearly better, so that either may be the best. */
const isAsGood = (best: Tried, { sample, contest }: Tried): boolean =>
  contest.measured.value > 0 && !isClear(difference(best.sample, sample));

/**
 * The best against what was done. Where to wait is best, an action that is as good and says what to do instead is taken.
 * An Overkill, or what could have been done beside a launch, is told only where nothing else is as good.
 */
export function bestOf(tried: readonly Tried[]): Contest | undefined {
  const sorted = [...tried].sort((a, b) => byLoss(a.contest, b.contest));
  const [best] = sorted;
  if (best === undefined) return undefined;
  const { decision, other } = best.contest;
  const beside = decision.did.first?.type === 'launch' && !isInstead(best.contest);
  if (other.first !== null && !beside && !isOverkill(best.contest)) return best.contest;
  const asGood = sorted.filter((one) => one === best || isAsGood(best, one)).map(({ contest }) => contest);
  const instead = asGood.find((contest) => isInstead(contest) && !isOverkill(contest));
  return instead ?? asGood.find((contest) => contest.other.first === null) ?? best.contest;
}
