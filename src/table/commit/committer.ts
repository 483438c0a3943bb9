import type { GameRegistry } from '../../games/registry.js';
import type { Millis } from '../../games/shared/time.js';
import type { DueTimers } from '../due-timers.js';
import type { Limits } from '../limits.js';
import type { Logger } from '../logger.js';
import { StorageFault, type Change, type Clock, type GameLog, type Timers } from '../ports.js';
import type { Table } from '../table.js';
import type { TableIndex } from '../table-index.js';
import { Appender, type Settled } from './appender.js';
import { Batch, type Step } from './batch.js';
import { BlockedTables } from './blocked-tables.js';
import { LogLine } from './log-line.js';
import { LostMoves } from './lost-moves.js';
import { partsOf } from './parts.js';
import { Publisher } from './publisher.js';
import { RecentSources } from './recent-sources.js';
import { Round, type Arrival } from './round.js';

/** Whoever acted is answered by then, whatever the log does: Discord waits for three seconds. */
const ANSWER_MS: Millis = 2_500;
/** A check that isn't answered by then is one that failed. */
const LATE_CHECK_MS: Millis = 1_000;
/** Entries of one append; what arrives after them goes with the next one. */
const MOST_ENTRIES = 256;

export interface CommitterOptions {
  readonly games: GameRegistry;
  readonly log: GameLog;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly logger: Logger;
  readonly index: TableIndex;
  readonly due: DueTimers;
  readonly publish: (change: Change) => void;
  readonly limits: Limits | null;
}

/**
 * One append is under way at a time. What arrives meanwhile is folded at once, on what is being written, and goes with
 * the next one; if the first is refused, all that was based on it is folded again without. Only what is written is
 * published, in order.
 */
export class Committer {
  readonly #recent = new RecentSources();
  readonly #line = new LogLine();
  readonly #appender: Appender;
  readonly #publisher: Publisher;
  readonly #blocked: BlockedTables;
  /** What isn't known to be written, the oldest first: that one is under way, or about to be. */
  readonly #rounds: Round[] = [];
  /** The last of them, while it takes what arrives. */
  #gathering: Round | null = null;
  /** The log took nothing when it was last looked after. */
  #troubled = false;
  #stopped = false;

  constructor(private readonly options: CommitterOptions) {
    this.#appender = new Appender(options);
    this.#publisher = new Publisher(options, this.#recent);
    this.#blocked = new BlockedTables({
      ...options,
      line: this.#line,
      appender: this.#appender,
      publisher: this.#publisher,
      newBatch: () => this.#batchOn(null),
      lostMoves: new LostMoves({
        ...options,
        foldAgain: () => {
          this.#foldAgainFrom(0);
        },
      }),
    });
  }

  /** Runs something while nothing else is asked of the log. */
  alone<T>(job: () => Promise<T>): Promise<T> {
    return this.#line.run(job);
  }

  /** Folds it at once, and writes it with the next append. Resolves when it is answered. */
  take(arrival: Arrival): Promise<void> {
    const open = this.#gathering;
    if (open !== null && open.batch.mark < MOST_ENTRIES) {
      open.add(arrival);
      return open.answered;
    }
    const round = new Round(this.#batchOn(this.#rounds.at(-1)?.batch ?? null));
    this.#rounds.push(round);
    this.#gathering = round;
    round.add(arrival);
    if (!this.#line.isIdle)
      this.#answerInTime(round, () => {
        this.#giveUp(round);
      });
    void this.#line.run(() => this.#commit(round));
    return round.answered;
  }

  /** Blocks all tables where the log takes nothing now. What it is asked anyway tells as much. */
  async check(): Promise<void> {
    if (this.#line.isIdle) await this.#line.run(() => this.#check());
  }

  /** Waits for what is under way, but not for a log that doesn't answer. */
  async close(): Promise<void> {
    const { clock, timers } = this.options;
    this.#blocked.stop();
    await new Promise<void>((resolve) => {
      const cancel = timers.at(clock.now() + ANSWER_MS, resolve);
      void this.#line.idle().then(() => {
        cancel();
        resolve();
      });
    });
    this.#stopped = true;
    this.#appender.stop();
    for (const round of this.#rounds.splice(0)) round.answer((table) => round.batch.touches(table));
  }

  #batchOn(base: Batch | null): Batch {
    return new Batch(this.#recent, this.options.limits, base);
  }

  async #check(): Promise<void> {
    const { log, clock, timers } = this.options;
    const failed = (error: unknown): void => {
      this.#blocked.blockAll(error, this.#troubled);
      this.#troubled = true;
      this.#foldAgainFrom(0);
    };
    const cancel = timers.at(clock.now() + LATE_CHECK_MS, () => {
      failed(new StorageFault('The log has not answered for a second.'));
    });
    try {
      await log.check();
      this.#troubled = false;
    } catch (error) {
      failed(error);
    } finally {
      cancel();
    }
  }

  async #commit(round: Round): Promise<void> {
    if (this.#gathering === round) this.#gathering = null;
    if (!this.#rounds.includes(round)) return;
    round.setTimer(() => undefined);
    const failed = await this.#write(round);
    if (failed === null) return;
    this.#rounds.shift();
    if (failed.size === 0) this.#rounds[0]?.batch.baseIsReal();
    else this.#foldAgainFrom(0);
    round.answer((table) => failed.has(table));
  }

  /** The tables whose steps aren't written; null: the process stops before that is known. */
  async #write(round: Round): Promise<ReadonlySet<Table> | null> {
    const { steps } = round.batch;
    let settled: Settled;
    try {
      settled = await this.#append(round, steps);
    } catch (error) {
      return await this.#writeApart(round, error);
    }
    if (this.#stopped) return null;
    if (settled.kind === 'repeated' && !this.#recent.has(settled.source)) {
      this.#recent.add(settled.source);
      this.#foldAgainFrom(0);
      return await this.#write(round);
    }
    return this.#end(steps, settled) ? new Set() : tablesOf(steps);
  }

  /** Something in the batch can't be written, which is a bug: what belongs together is written by itself. */
  async #writeApart(round: Round, error: unknown): Promise<ReadonlySet<Table> | null> {
    const failed = new Set<Table>();
    let isTold = false;
    for (const steps of partsOf(round.batch.steps)) {
      if (this.#stopped) return null;
      try {
        const settled = await this.#append(round, steps);
        if (this.#stopped) return null;
        if (this.#end(steps, settled)) continue;
      } catch (bug) {
        this.#blocked.logBug(steps, bug);
        isTold = true;
      }
      for (const { table } of steps) failed.add(table);
    }
    // Where the log takes nothing any more, no part has thrown by itself.
    if (!isTold) this.options.logger.error({ err: error }, 'entries could not be written together; this is a bug');
    return failed;
  }

  #append(round: Round, steps: readonly Step[]): Promise<Settled> {
    const entries = steps.map(({ entry }) => entry);
    return this.#appender.append(entries, (fault) => {
      this.#blocked.blockThoseOf(steps, fault);
      this.#foldAgainFrom(1);
      this.#answerInTime(round, () => {
        round.answer((table) => round.batch.touches(table));
      });
    });
  }

  /** Publishes steps that are written, and blocks the tables of those that aren't. Whether they are. */
  #end(steps: readonly Step[], settled: Settled): boolean {
    if (settled.kind === 'written') {
      this.#publisher.makeReal(steps);
      return true;
    }
    this.#blocked.blockThoseOf(steps, settled.kind === 'refused' ? settled.fault : new StorageFault(settled.kind));
    return false;
  }

  /** The log was busy for so long that those who asked can't wait for it: what they asked is not written any more. */
  #giveUp(round: Round): void {
    const at = this.#rounds.indexOf(round);
    if (at < 0) return;
    this.#rounds.splice(at, 1);
    if (this.#gathering === round) this.#gathering = null;
    const { steps } = round.batch;
    if (steps.length > 0) this.#blocked.blockThoseOf(steps, new StorageFault('The log was busy for too long.'));
    this.#foldAgainFrom(at);
    round.answer((table) => tablesOf(steps).has(table));
  }

  #foldAgainFrom(at: number): void {
    let base = this.#rounds[at - 1]?.batch ?? null;
    for (const round of this.#rounds.slice(at)) {
      round.foldAgain(this.#batchOn(base));
      base = round.batch;
    }
  }

  #answerInTime(round: Round, answer: () => void): void {
    const { clock, timers } = this.options;
    round.setTimer(timers.at(Math.max(clock.now(), round.since + ANSWER_MS), answer));
  }
}

const tablesOf = (steps: readonly Step[]): ReadonlySet<Table> => new Set(steps.map(({ table }) => table));
