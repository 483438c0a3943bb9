/** A process that analyses one finished game. */
import { execFileSync } from 'node:child_process';
import { answerParent } from '../protocol.js';
import { rulesOf } from '../rules.js';
import type { AnalysisQuestion } from './protocol.js';

/** Progress is reported no more often than this; milliseconds. */
const TOLD_EVERY = 500;

/** Where others leave it little of the machine, it takes no longer than this many times its processor time. */
const LONGEST = 10;

/** The share of the limit that is used up: of processor time and of time. */
function meter(ms: number): () => number {
  const begun = performance.now();
  const from = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(from);
    return Math.max((user + system) / 1_000 / ms, (performance.now() - begun) / ms / LONGEST);
  };
}

/**
 * Linux then runs it only where nothing else would run: whoever wakes up to answer a click goes first at once, and not after
 * some milliseconds (sched(7), SCHED_IDLE). Node has no call for it; elsewhere, and where `chrt` is missing, its niceness
 * has to do.
 */
function letOthersGoFirst(): void {
  if (process.platform !== 'linux') return;
  try {
    execFileSync('chrt', ['--idle', '--pid', '0', String(process.pid)], { stdio: 'ignore' });
  } catch {
    // It works all the same.
  }
}

letOthersGoFirst();
answerParent(async ({ kind, log, seed, limits }: AnalysisQuestion, asker): Promise<unknown> => {
  const { analysis } = await rulesOf(kind);
  if (analysis === undefined) throw new RangeError(`nothing analyses a game of ${kind}`);
  let told = -Infinity;
  return analysis.analyse(log, seed, {
    rollouts: limits.rollouts,
    spent: meter(limits.ms),
    onProgress: (share) => {
      if (performance.now() - told < TOLD_EVERY) return;
      if (asker.isGone()) process.exit();
      told = performance.now();
      asker.progress(share);
    },
  });
});
