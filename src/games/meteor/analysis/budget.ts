import type { AnalysisBudget } from '../../game.js';

const TOLD_EVERY = 20;

/** Divides a budget into parts, so that each part of the work has its share whatever the others used. */
export class BudgetParts {
  #used = 0;
  #from = 0;
  #to = 0;

  constructor(private readonly budget: AnalysisBudget) {}

  get used(): number {
    return this.#used;
  }

  /** Opens the next part: a share of the whole. What the part before left over is lost. */
  open(share: number): void {
    this.#from = this.#to;
    this.#to = Math.min(1, this.#to + share);
    this.#used = Math.max(this.#used, Math.round(this.#from * this.budget.rollouts));
  }

  /** How many times each of so many things may be tried in this part. */
  rounds(things: number): number {
    const left = this.#to * this.budget.rollouts - this.#used;
    return things === 0 ? 0 : Math.max(1, Math.floor(left / things));
  }

  /** Whether there is time for so many more rollouts in this part. */
  mayGoOn(): boolean {
    return this.budget.spent() < this.#to;
  }

  /** `work`: what a rollout costs, one of 20 seconds being 1. */
  take(work = 1): void {
    this.#used += work;
    if (this.#used % TOLD_EVERY < work) this.budget.onProgress(this.progress);
  }

  get progress(): number {
    const done = this.#used / Math.max(1, this.budget.rollouts);
    return Math.min(this.#to, Math.max(this.#from, done, this.budget.spent()));
  }
}
