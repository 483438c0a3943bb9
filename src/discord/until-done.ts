import type { Millis } from '../games/shared/time.js';
import type { Clock, Timers } from '../table/ports.js';
import type { Logger } from './ports.js';

/** The pause after the first failure; each further one is twice as long, up to the longest. */
const FIRST_PAUSE_MS: Millis = 2_000;
const LONGEST_PAUSE_MS: Millis = 10 * 60_000;

export interface UntilDoneTools {
  readonly clock: Clock;
  readonly timers: Timers;
  readonly log: Logger;
  /** From 0 to under 1. */
  readonly random: () => number;
}

interface Task {
  attempts: number;
  /** Ends the pause; null: an attempt is under way. */
  cancel: (() => void) | null;
}

/** Work that must be done once: retried with growing pauses, jittered so that several processes don't keep step. */
export class UntilDone {
  /** Name and attempts of what isn't done yet. */
  readonly #pending = new Map<string, Task>();
  #stopped = false;

  constructor(private readonly tools: UntilDoneTools) {}

  /** What isn't done yet. */
  get pending(): readonly string[] {
    return [...this.#pending.keys()];
  }

  /** Resolves after one attempt; one that pauses is made at once. `work` throws what keeps it from being done. */
  async run(name: string, work: () => Promise<void>): Promise<void> {
    const task = this.#pending.get(name) ?? { attempts: 0, cancel: () => undefined };
    if (this.#stopped || task.cancel === null) return;
    task.cancel();
    this.#pending.set(name, task);
    await this.#attempt(name, task, work);
  }

  stop(): void {
    this.#stopped = true;
    for (const { cancel } of this.#pending.values()) cancel?.();
  }

  async #attempt(name: string, task: Task, work: () => Promise<void>): Promise<void> {
    const { clock, timers, log } = this.tools;
    task.cancel = null;
    try {
      await work();
      this.#pending.delete(name);
    } catch (err) {
      if (this.#stopped) return;
      const againInMs = this.#pause(task.attempts);
      task.attempts += 1;
      log.warn({ err, task: name, againInMs }, 'something that the start needs is not done yet: trying again');
      task.cancel = timers.at(clock.now() + againInMs, () => {
        void this.#attempt(name, task, work);
      });
    }
  }

  #pause(attempts: number): Millis {
    const whole = Math.min(FIRST_PAUSE_MS * 2 ** attempts, LONGEST_PAUSE_MS);
    return Math.round(whole * (0.5 + this.tools.random() / 2));
  }
}
