import { AsyncLocalStorage } from 'node:async_hooks';
import type { Scheduler } from './scheduler.js';

/** A process of the world: what it started ends with it, and its clock may be wrong. */
export class Machine {
  /** By how much its clock was ahead when it started; milliseconds. */
  skewMs = 0;
  /** By how much the clock was set forward since then; negative: back. */
  jumpedMs = 0;
  #isDead = false;
  #stoppedUntil = 0;

  constructor(
    readonly name: string,
    private readonly scheduler: Scheduler,
  ) {}

  get isDead(): boolean {
    return this.#isDead;
  }

  /** From now on nothing of it runs, as after SIGKILL. */
  kill(): void {
    this.#isDead = true;
  }

  /** Nothing of it runs for so long, as under SIGSTOP or on a suspended machine. */
  suspend(ms: number): void {
    this.#stoppedUntil = Math.max(this.#stoppedUntil, this.scheduler.now + ms);
  }

  /** Runs something as this process: now, once it goes on, or never. */
  run(work: () => void): void {
    if (this.#isDead) return;
    if (this.scheduler.now < this.#stoppedUntil) {
      this.scheduler.at(this.#stoppedUntil, () => {
        this.run(work);
      });
      return;
    }
    running.run(this, work);
  }

  /** What its code is called from; what it answers is the work's. */
  within<T>(work: () => T): T {
    return running.run(this, work);
  }
}

const running = new AsyncLocalStorage<Machine | null>();

/** The process whose code runs now; null: Discord's, or a person's. */
export const machineNow = (): Machine | null => running.getStore() ?? null;

/** Runs something as nobody's process. */
export const outside = <T>(work: () => T): T => running.run(null, work);

/** Runs something as that process, or as nobody's. */
export function runAs(machine: Machine | null, work: () => void): void {
  if (machine === null) outside(work);
  else machine.run(work);
}
