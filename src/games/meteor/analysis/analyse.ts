import type { AnalysisBudget } from '../../game.js';
import { BudgetParts } from './budget.js';
import { curveOf, type Curve } from './curve.js';
import { decisionsIn, judged } from './decisions.js';
import { idleIn, type Idle } from './idle.js';
import { momentsOf, type Entry } from './moments.js';
import { turningPointsOf, type TurningPoints } from './turning-points.js';

/** Grows with any change that gives another result for the same log: stored analyses are then made anew. */
export const ANALYSIS_VERSION = '5';

/** A game as the coach sees it. Plain JSON. */
export interface MeteorAnalysis extends Curve, TurningPoints {
  readonly rollouts: number;
  readonly idle: Idle;
}

/** The curve's share of the budget; the decisions have the rest. */
const CURVE = 0.3;

/** Analyses a finished game; null: there is nothing to analyse. The same log, seed and budget give the same result. */
export function analyse(entries: readonly Entry[], seed: string, budget: AnalysisBudget): MeteorAnalysis | null {
  const moments = momentsOf(entries);
  if (moments.length < 2) return null;
  const parts = new BudgetParts(budget);
  parts.open(CURVE);
  const curve = curveOf(moments, seed, parts);
  const points = turningPointsOf(decisionsIn(moments), seed, parts);
  budget.onProgress(1);
  return { ...curve, ...points, idle: idleIn(moments, judged(moments)), rollouts: parts.used };
}
