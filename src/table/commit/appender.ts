import type { Millis } from '../../games/shared/time.js';
import type { Logger } from '../logger.js';
import { StorageFault, type Appended, type Clock, type GameLog, type LogEntry, type Timers } from '../ports.js';

/** An append that isn't answered by then holds its tables up. */
const LATE_MS: Millis = 1_000;
/** How often it is asked whether an append of which nothing is known is written. */
const RESOLVE_MS: Millis = 1_000;

/** What came of an append in the end. */
export type Settled = Exclude<Appended, { readonly kind: 'unknown' }>;

export interface AppenderOptions {
  readonly log: GameLog;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly logger: Logger;
}

/** Appends, and finds out what came of it however the log ends. */
export class Appender {
  #stopped = false;
  #wake: () => void = () => undefined;

  constructor(private readonly options: AppenderOptions) {}

  /**
   * @param onHold told once if the log hasn't answered for a second, or its answer is that it may be written or not.
   * Rejects for a bug; nothing was written then.
   */
  async append(entries: readonly LogEntry[], onHold: (fault: StorageFault) => void): Promise<Settled> {
    if (entries.length === 0) return { kind: 'written' };
    const { log, timers, clock } = this.options;
    let held = false;
    const hold = (fault: StorageFault): void => {
      if (held) return;
      held = true;
      onHold(fault);
    };
    const cancel = timers.at(clock.now() + LATE_MS, () => {
      hold(new StorageFault('The log has not answered for a second.'));
    });
    let appended: Appended;
    try {
      appended = await log.append(entries);
    } finally {
      cancel();
    }
    if (appended.kind !== 'unknown') return appended;
    hold(appended.fault);
    return (await this.#isWritten(entries)) ? { kind: 'written' } : { kind: 'refused', fault: appended.fault };
  }

  /** What is not known by now is for the next process to find out. */
  stop(): void {
    this.#stopped = true;
    this.#wake();
  }

  async #isWritten(entries: readonly LogEntry[]): Promise<boolean> {
    const { log, logger } = this.options;
    for (let attempt = 0; !this.#stopped; attempt += 1) {
      try {
        const isWritten = await log.resolve(entries);
        logger.info({ entries: entries.length, isWritten }, 'what came of an append is known');
        return isWritten;
      } catch (error) {
        if (attempt === 0) logger.warn({ err: error }, 'what came of an append cannot be found out yet');
        await this.#pause();
      }
    }
    return false;
  }

  #pause(): Promise<void> {
    const { timers, clock } = this.options;
    return new Promise((resolve) => {
      if (this.#stopped) {
        resolve();
        return;
      }
      const cancel = timers.at(clock.now() + RESOLVE_MS, resolve);
      this.#wake = () => {
        cancel();
        resolve();
      };
    });
  }
}
