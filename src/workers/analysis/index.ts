import { WorkerProcess } from '../worker-process.js';
import type { AnalysisQuestion } from './protocol.js';

export type { AnalysisLimits, AnalysisQuestion } from './protocol.js';

/** Behind everything else. */
const LOWEST = 19;

/** An analysis under way. */
export interface RunningAnalysis {
  /** Rejects where it failed, or was cancelled. */
  readonly result: Promise<unknown>;
  cancel(): void;
}

/**
 * Analyses a finished game in a process of its own, with the lowest priority, so that no click and no robot waits for it. The
 * process ends with its work or with this one.
 */
export function startAnalysis(question: AnalysisQuestion, onProgress: (share: number) => void): RunningAnalysis {
  const worker = new WorkerProcess<AnalysisQuestion, unknown>('workers/analysis/worker.js', LOWEST);
  const result = worker.ask(question, onProgress).finally(() => worker.stop());
  return { result, cancel: () => void worker.stop() };
}
