import type { Millis } from '../games/shared/time.js';
import { Batch, type Step } from './batch.js';
import type { DueTimers } from './due-timers.js';
import type { TableIndex } from './table-index.js';
import type { Logger } from './logger.js';
import { RepeatedSource, type Change, type Clock, type GameLog, type Timers } from './ports.js';
import { RecentSources } from './recent-sources.js';
import type { Table } from './table.js';

/** How often a blocked table asks whether the log takes something again. */
const RETRY_MS = 1_000;
const TAKES_NOTHING = 'the log takes nothing: its games stand still';

export interface CommitterOptions {
  readonly log: GameLog;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly logger: Logger;
  readonly index: TableIndex;
  readonly due: DueTimers;
  readonly publish: (change: Change) => void;
}

const bindings = ({ game, kind, channelId }: Table): object => ({ game, kind, channel: channelId });

/** Writes what was folded tentatively and then publishes it; blocks a table whose log takes nothing. */
export class Committer {
  readonly #blocked = new Set<Table>();
  readonly #recent = new RecentSources();
  #cancelRetry: (() => void) | null = null;

  constructor(private readonly options: CommitterOptions) {}

  batch(now: Millis, aliveAt: Millis): Batch {
    return new Batch(this.#recent, now, aliveAt);
  }

  /**
   * Appends what `fold` puts together, all or nothing; folds anew if the log knows one of the sources already.
   * Answers whether what a table had in it was refused.
   */
  commit(fold: () => Batch): (table: Table) => boolean {
    const batch = fold();
    try {
      this.#append(batch);
    } catch (error) {
      if (error instanceof RepeatedSource && !this.#recent.has(error.source)) {
        this.#recent.add(error.source);
        return this.commit(fold);
      }
      this.#block(batch, error);
      return (table) => batch.touches(table);
    }
    this.#makeReal(batch);
    return () => false;
  }

  /** Blocks these tables: the log takes nothing now. `said`: that was logged before. */
  blockAll(tables: readonly Table[], now: Millis, error: unknown, said: boolean): void {
    const running = tables.filter(({ blocked }) => !blocked);
    if (running.length > 0 || !said) this.options.logger.error({ err: error, games: running.length }, TAKES_NOTHING);
    for (const table of running) this.#blockTable(table, now, now);
    this.#retryLater();
  }

  stop(): void {
    this.#cancelRetry?.();
    this.#cancelRetry = null;
    this.#blocked.clear();
  }

  #append(batch: Batch): void {
    if (batch.steps.length > 0) this.options.log.append(batch.steps.map(({ entry }) => entry));
  }

  #makeReal(batch: Batch): void {
    for (const source of batch.sources) this.#recent.add(source);
    for (const step of batch.steps) this.#take(step);
    for (const { table } of batch.steps) this.options.due.watch(table);
  }

  #take({ table, entry, before, after }: Step): void {
    const { index, logger } = this.options;
    table.position = after;
    if (entry.header !== undefined) {
      index.add(table);
      logger.info(bindings(table), 'a game is open');
    }
    if (entry.outcome !== undefined) {
      const { result, reason } = entry.outcome;
      index.end(table);
      logger.info({ ...bindings(table), result, reason }, 'a game is over');
    }
    this.#publish(table, { before, state: after.state, events: entry.events, at: entry.at });
  }

  #publish(table: Table, what: Omit<Change, 'table' | 'version'>): void {
    table.version += 1;
    this.options.publish({ table, version: table.version, ...what });
  }

  /** Tentative states are dropped. The seconds from here on are not the players': they get back what is left now. */
  #block(batch: Batch, error: unknown): void {
    const { logger, index } = this.options;
    logger.error({ err: error, entries: batch.steps.length }, TAKES_NOTHING);
    for (const table of new Set(batch.steps.map((step) => step.table))) {
      if (index.byGame(table.game) === table) this.#blockTable(table, troubleBegan(batch, table), batch.now);
    }
    this.#retryLater();
  }

  #blockTable(table: Table, since: Millis, now: Millis): void {
    table.blockedSince ??= since;
    this.#blocked.add(table);
    this.options.due.drop(table);
    this.#publish(table, { before: table.state, state: table.state, events: [], at: now });
  }

  #retryLater(): void {
    if (this.#blocked.size === 0 || this.#cancelRetry !== null) return;
    this.#cancelRetry = this.options.timers.at(this.options.clock.now() + RETRY_MS, () => {
      this.#cancelRetry = null;
      this.#retry();
    });
  }

  /** One by one, so that a log that refuses one game alone does not hold up the others. */
  #retry(): void {
    const { clock, logger } = this.options;
    for (const table of [...this.#blocked]) {
      const batch = this.batch(clock.now(), clock.now());
      try {
        batch.downtime(table, table.blockedSince ?? batch.now);
        this.#append(batch);
      } catch {
        // Last in line next time: the trouble may be this game's own.
        this.#blocked.delete(table);
        this.#blocked.add(table);
        break;
      }
      this.#unblock(table, batch);
      logger.info(bindings(table), 'the log takes this game again');
    }
    this.#retryLater();
  }

  #unblock(table: Table, batch: Batch): void {
    table.blockedSince = null;
    this.#blocked.delete(table);
    this.#makeReal(batch);
    if (batch.steps.length > 0) return;
    this.#publish(table, { before: table.state, state: table.state, events: [], at: batch.now });
    this.options.due.watch(table);
  }
}

/** When the trouble began: with the downtime that couldn't be logged, else now. */
function troubleBegan(batch: Batch, table: Table): Millis {
  for (const step of batch.steps) {
    const { action } = step.entry;
    if (step.table === table && 'since' in action && typeof action.since === 'number') return action.since;
  }
  return batch.now;
}
