import { startThread } from '../thread.js';
import type { AnalysisNews, AnalysisQuestion } from './protocol.js';

export type { AnalysisLimits, AnalysisQuestion } from './protocol.js';

/** The last of Linux’s priorities. */
const LOWEST = 19;

/** An analysis under way. */
export interface RunningAnalysis {
  /** Rejects where it failed, or was cancelled. */
  readonly result: Promise<unknown>;
  cancel(): void;
}

/**
 * Analyses a finished game on a thread of its own, with the lowest priority, so that no click and no robot waits for it. The
 * thread ends with its work, and keeps no process alive.
 */
export function startAnalysis(question: AnalysisQuestion, onProgress: (share: number) => void): RunningAnalysis {
  const worker = startThread('analysis-thread/worker.js', { data: question, niceness: LOWEST });
  worker.unref();
  const result = new Promise<unknown>((resolve, reject) => {
    worker.on('message', (news: AnalysisNews) => {
      if (news.kind === 'progress') onProgress(news.share);
      else if (news.kind === 'done') resolve(news.result);
      else reject(new Error(news.why));
    });
    worker.on('error', reject);
    worker.on('exit', () => {
      reject(new Error('the look back ended before its time'));
    });
  });
  return {
    result,
    cancel: () => {
      void worker.terminate();
    },
  };
}
