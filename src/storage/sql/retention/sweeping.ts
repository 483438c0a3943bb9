import type { Millis } from '../../../games/shared/time.js';
import type { Statement } from '../sql.js';

/** What an engine does against what deleted rows leave behind. */
export interface Sweeping {
  /** Run in the transaction that deletes rows whose traces must go. */
  readonly noteTraces: readonly Statement[];
  /** Run in the transaction in which tokens are taken away. */
  readonly noteTokens: readonly Statement[];
  /** Sweeps what there is, if that can be done now; what fails or cannot is done by a later call. */
  sweepNow(): Promise<void>;
  /** The same from time to time. Rejects with the engine's error. */
  sweep(now: Millis): Promise<void>;
}

/** For an engine that reuses what was freed by itself. */
export const NO_SWEEPING: Sweeping = {
  noteTraces: [],
  noteTokens: [],
  sweepNow: () => Promise.resolve(),
  sweep: () => Promise.resolve(),
};
