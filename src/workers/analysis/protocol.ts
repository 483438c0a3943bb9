import type { AnyGameTypes, LoggedStep } from '../../games/game.js';

/** What the process is asked: to analyse a finished game. Plain data. */
export interface AnalysisQuestion {
  readonly kind: string;
  readonly log: readonly LoggedStep<AnyGameTypes['action'], AnyGameTypes['event']>[];
  /** The same seed, the same result. */
  readonly seed: string;
  readonly limits: AnalysisLimits;
}

/** What one analysis may cost. */
export interface AnalysisLimits {
  readonly rollouts: number;
  /** Processor time, in milliseconds. By the wall clock it may take ten times that, for it has the lowest priority. */
  readonly ms: number;
}
