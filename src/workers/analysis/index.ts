import { spawnWorker } from '../spawn.js';
import type { AnalysisNews, AnalysisQuestion } from './protocol.js';

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
  const worker = spawnWorker('workers/analysis/worker.js', LOWEST);
  const result = new Promise<unknown>((resolve, reject) => {
    worker.on('message', (news: AnalysisNews) => {
      if (news.kind === 'progress') onProgress(news.share);
      else if (news.kind === 'done') resolve(news.result);
      else reject(new Error(news.why));
      if (news.kind !== 'progress') worker.disconnect();
    });
    worker.on('error', reject);
    worker.on('exit', () => {
      reject(new Error('the look back ended before its time'));
    });
  });
  // One that couldn't be started says so by itself.
  if (worker.connected) worker.send(question);
  return { result, cancel: () => void worker.kill('SIGKILL') };
}
