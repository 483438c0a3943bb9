import type { Answer, JobName, Told } from './jobs.js';

/** A job that waits for its turn. */
export interface Waiting {
  readonly job: JobName;
  readonly told: Told<JobName>;
  readonly resolve: (answer: Answer<JobName>) => void;
  readonly reject: (error: Error) => void;
}

/** Whether the log asks for it, for which players wait: it is in no line. */
export const isOfTheLog = (job: JobName): boolean => job === 'append' || job === 'holds' || job === 'probe';

/** Somebody may wait for a write, and nobody for what comes last. */
const RANKS: readonly (JobName | 'any')[] = ['write', 'note', 'any'];

/** Whether the next process can do it as well: such jobs come last. */
export const canWait = (job: JobName): boolean => !isOfTheLog(job) && !RANKS.includes(job);

/** Notes that are given at once: a millisecond's work, so that an append which comes meanwhile is soon done. */
const MOST_NOTES = 16;

/** Jobs in the order in which they are done: by rank, and within a rank as they came. */
export class JobLine {
  readonly #ranks = RANKS.map((jobs) => ({ jobs, waiting: [] as Waiting[] }));

  add(waiting: Waiting): void {
    this.#ranks.find(({ jobs }) => jobs === waiting.job || jobs === 'any')?.waiting.push(waiting);
  }

  /** What is done next: one job, or several notes. Empty: nothing waits. */
  take(): readonly Waiting[] {
    const first = this.#ranks.find(({ waiting }) => waiting.length > 0);
    return first?.waiting.splice(0, first.jobs === 'note' ? MOST_NOTES : 1) ?? [];
  }

  /** What can be done by the next process just as well. */
  takeLast(): readonly Waiting[] {
    return this.#ranks.at(-1)?.waiting.splice(0) ?? [];
  }
}
