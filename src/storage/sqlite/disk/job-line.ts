import type { Answer, JobName, Told } from './jobs.js';

/** A job that waits for its turn. */
export interface Waiting {
  readonly job: JobName;
  readonly told: Told<JobName>;
  readonly resolve: (answer: Answer<JobName>) => void;
  readonly reject: (error: Error) => void;
}

/** What comes first: somebody waits for an append, nobody for a checkpoint. */
const RANKS: Readonly<Record<JobName, number>> = {
  append: 0,
  holds: 0,
  probe: 0,
  write: 1,
  note: 2,
  checkpoint: 3,
  pack: 3,
  'empty-log': 3,
  rewrite: 3,
  'rewrite-panels': 3,
};
const LAST_RANK = 3;

/** Notes that are taken at once: a millisecond's work, so that an append which comes meanwhile is soon done. */
const MOST_NOTES = 16;

/** Jobs in the order in which they are done: by rank, and within a rank as they came. */
export class JobLine {
  readonly #ranks: Waiting[][] = Array.from({ length: LAST_RANK + 1 }, () => []);

  add(waiting: Waiting): void {
    this.#ranks[RANKS[waiting.job]]?.push(waiting);
  }

  /** What is done next: one job, or several notes. Empty: nothing waits. */
  take(): readonly Waiting[] {
    const first = this.#ranks.find((waiting) => waiting.length > 0);
    return first?.splice(0, first[0]?.job === 'note' ? MOST_NOTES : 1) ?? [];
  }

  /** What can be done by the next process just as well. */
  takeLast(): readonly Waiting[] {
    return this.#ranks[LAST_RANK]?.splice(0) ?? [];
  }
}
