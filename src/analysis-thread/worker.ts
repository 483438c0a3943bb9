/** A thread that analyses one finished game, and ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { GameRegistry } from '../games/registry.js';
import { GAMES } from '../registered-games.js';
import type { AnalysisNews, AnalysisQuestion } from './protocol.js';

/** Progress is reported no more often than this; milliseconds. */
const TOLD_EVERY = 500;

/** Where others leave it little of the machine, it takes no longer than this many times its processor time. */
const LONGEST = 10;

/** The share of the limit that is used up: of processor time, where that is known (from Node 24 on), and of time. */
function meter(ms: number): () => number {
  const begun = performance.now();
  const known = typeof process.threadCpuUsage === 'function';
  const from = known ? process.threadCpuUsage() : null;
  return () => {
    const gone = performance.now() - begun;
    if (from === null) return gone / ms;
    const { user, system } = process.threadCpuUsage();
    return Math.max((user - from.user + system - from.system) / 1_000 / ms, gone / ms / LONGEST);
  };
}

const port = parentPort;
if (port === null) throw new Error('this file runs in a worker thread');
const tell = (news: AnalysisNews): void => {
  port.postMessage(news);
};

function run({ kind, log, seed, limits }: AnalysisQuestion): unknown {
  const { analysis } = new GameRegistry(GAMES).get(kind);
  if (analysis === undefined) throw new RangeError(`nothing looks back at ${kind}`);
  const spent = meter(limits.ms);
  let told = -Infinity;
  return analysis.analyse(log, seed, {
    rollouts: limits.rollouts,
    spent,
    onProgress: (share) => {
      if (performance.now() - told < TOLD_EVERY) return;
      told = performance.now();
      tell({ kind: 'progress', share });
    },
  });
}

try {
  // Whoever starts this thread hands over a question.
  tell({ kind: 'done', result: run(workerData as AnalysisQuestion) });
} catch (error) {
  tell({ kind: 'failed', why: error instanceof Error ? (error.stack ?? error.message) : String(error) });
}
