import type { Millis } from '../../games/shared/time.js';
import { Batch, type Step } from './batch.js';
import type { DueTimers } from '../due-timers.js';
import type { TableIndex } from '../table-index.js';
import type { Limits } from '../limits.js';
import type { LogLine } from './log-line.js';
import type { Logger } from '../logger.js';
import { StorageFault, type Appended, type Change, type Clock, type GameLog, type Timers } from '../ports.js';
import { RecentSources } from './recent-sources.js';
import type { Table } from '../table.js';

/** How often a blocked table asks whether the log takes something again. */
const RETRY_MS = 1_000;
const TAKES_NOTHING = 'the log takes nothing: its games stand still';

export interface CommitterOptions {
  readonly log: GameLog;
  readonly line: LogLine;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly logger: Logger;
  readonly index: TableIndex;
  readonly due: DueTimers;
  readonly publish: (change: Change) => void;
  readonly limits: Limits | null;
}

const bindings = ({ game, kind, channelId }: Table): object => ({ game, kind, channel: channelId });

/** Writes what was folded tentatively and then publishes it; blocks a table whose log takes nothing. */
export class Committer {
  readonly #blocked = new Set<Table>();
  readonly #recent = new RecentSources();
  #cancelRetry: (() => void) | null = null;
  /** The log took nothing when it was last looked after. */
  #troubled = false;

  constructor(private readonly options: CommitterOptions) {}

  batch(now: Millis, aliveAt: Millis): Batch {
    return new Batch(this.#recent, now, aliveAt, this.options.limits);
  }

  /**
   * Appends what `fold` puts together, all or nothing; folds anew if the log knows one of the sources already.
   * Answers whether what a table had in it was refused.
   */
  async commit(fold: () => Batch): Promise<(table: Table) => boolean> {
    const batch = fold();
    let appended: Appended;
    try {
      appended = await this.#append(batch.steps);
    } catch (error) {
      return await this.#commitApart(batch, error);
    }
    if (appended.kind === 'repeated' && !this.#recent.has(appended.source)) {
      this.#recent.add(appended.source);
      return await this.commit(fold);
    }
    const fault = faultOf(appended);
    if (fault !== null) {
      this.#block(batch.steps, batch.now, fault);
      return (table) => batch.touches(table);
    }
    this.#makeReal(batch.steps);
    return () => false;
  }

  /** Something in the batch can't be written, which is a bug: what belongs together is written by itself. */
  async #commitApart(batch: Batch, error: unknown): Promise<(table: Table) => boolean> {
    const failed = new Set<Table>();
    for (const steps of partsOf(batch.steps)) {
      try {
        const fault = faultOf(await this.#append(steps));
        if (fault === null) {
          this.#makeReal(steps);
          continue;
        }
        this.#block(steps, batch.now, fault);
      } catch (bug) {
        this.#logBug(steps, bug);
      }
      for (const { table } of steps) failed.add(table);
    }
    if (failed.size === 0)
      this.options.logger.error({ err: error }, 'entries could only be written one game at a time; this is a bug');
    return (table) => failed.has(table);
  }

  #logBug(steps: readonly Step[], error: unknown): void {
    for (const table of new Set(steps.map((step) => step.table)))
      this.options.logger.error({ err: error, ...bindings(table) }, 'an entry could not be written; this is a bug');
  }

  /** Blocks all tables where the log takes nothing now; that is logged once. */
  async check(): Promise<void> {
    const { log, index, clock, logger } = this.options;
    try {
      await log.check();
      this.#troubled = false;
    } catch (error) {
      const now = clock.now();
      const running = index.live().filter(({ blocked }) => !blocked);
      if (running.length > 0 || !this.#troubled) logger.error({ err: error, games: running.length }, TAKES_NOTHING);
      for (const table of running) this.#blockTable(table, now, now);
      this.#retryLater();
      this.#troubled = true;
    }
  }

  stop(): void {
    this.#cancelRetry?.();
    this.#cancelRetry = null;
    this.#blocked.clear();
  }

  async #append(steps: readonly Step[]): Promise<Appended> {
    return steps.length === 0 ? { kind: 'written' } : await this.options.log.append(steps.map(({ entry }) => entry));
  }

  #makeReal(steps: readonly Step[]): void {
    for (const { entry } of steps) if (entry.source !== undefined) this.#recent.add(entry.source);
    for (const step of steps) this.#take(step);
    for (const { table } of steps) this.options.due.watch(table);
  }

  #take({ table, entry, before, after }: Step): void {
    const { index, logger } = this.options;
    table.position = after;
    if (entry.source !== undefined)
      logger.debug?.(
        { interaction: entry.source, ...bindings(table), sequence: entry.sequence },
        'an action is on disk',
      );
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
  #block(steps: readonly Step[], now: Millis, error: unknown): void {
    const { logger, index } = this.options;
    const interactions = steps.flatMap(({ entry }) => entry.source ?? []);
    logger.error({ err: error, entries: steps.length, interactions }, TAKES_NOTHING);
    for (const table of new Set(steps.map((step) => step.table))) {
      if (index.byGame(table.game) === table) this.#blockTable(table, troubleBegan(steps, table) ?? now, now);
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
      void this.options.line.run(() => this.#retry());
    });
  }

  /** One by one, so that a log that refuses one game alone does not hold up the others. */
  async #retry(): Promise<void> {
    const { clock, logger } = this.options;
    for (const table of [...this.#blocked]) {
      const now = clock.now();
      let steps = this.#downtimeOf(table, now);
      const fault = await this.#askAgain(steps);
      if (!this.#blocked.has(table)) return;
      if (fault instanceof StorageFault) {
        // Last in line next time: the trouble may be this game's own.
        this.#blocked.delete(table);
        this.#blocked.add(table);
        break;
      }
      if (fault !== null) {
        this.#logBug(steps, fault);
        steps = [];
      }
      this.#unblock(table, steps, now);
      logger.info(bindings(table), 'the log takes this game again');
    }
    this.#retryLater();
  }

  /** Why these steps aren't written; null: they are. */
  async #askAgain(steps: readonly Step[]): Promise<unknown> {
    try {
      if (steps.length > 0) return faultOf(await this.#append(steps));
      // A game without a clock has nothing to write: the log is asked whether it would.
      await this.options.log.probe();
      return null;
    } catch (error) {
      return error;
    }
  }

  /** What gives a blocked table its time back; nothing where its rules throw: it goes on without rather than never. */
  #downtimeOf(table: Table, now: Millis): readonly Step[] {
    const batch = this.batch(now, now);
    try {
      batch.downtime(table, table.blockedSince ?? now);
    } catch (error) {
      this.options.logger.error(
        { err: error, ...bindings(table) },
        'a game could not be given its time back; this is a bug',
      );
      batch.drop(table);
    }
    return batch.steps;
  }

  #unblock(table: Table, steps: readonly Step[], now: Millis): void {
    table.blockedSince = null;
    this.#blocked.delete(table);
    this.#makeReal(steps);
    if (steps.length > 0) return;
    this.#publish(table, { before: table.state, state: table.state, events: [], at: now });
    this.options.due.watch(table);
  }
}

/** Why an append was not written; null: it was. */
function faultOf(appended: Appended): StorageFault | null {
  if (appended.kind === 'written') return null;
  if (appended.kind === 'repeated')
    return new StorageFault(`Interaction ${appended.source} has acted in this game before.`);
  return appended.fault;
}

/** When the trouble began: with the downtime that couldn't be logged; null: now. */
function troubleBegan(steps: readonly Step[], table: Table): Millis | null {
  for (const step of steps) {
    const { action } = step.entry;
    if (step.table === table && 'since' in action && typeof action.since === 'number') return action.since;
  }
  return null;
}

/** Steps by table; tables that acted together stay together. */
function partsOf(steps: readonly Step[]): readonly (readonly Step[])[] {
  const parts: { readonly tables: Set<Table>; readonly groups: Set<number>; readonly steps: Step[] }[] = [];
  for (const step of steps) {
    const { table, group } = step;
    const joined = parts.filter((part) => part.tables.has(table) || (group !== undefined && part.groups.has(group)));
    const whole = {
      tables: new Set([...joined.flatMap((part) => [...part.tables]), table]),
      groups: new Set([...joined.flatMap((part) => [...part.groups]), ...(group === undefined ? [] : [group])]),
      steps: [...joined.flatMap((part) => part.steps), step],
    };
    parts.splice(0, parts.length, ...parts.filter((part) => !joined.includes(part)), whole);
  }
  return parts.map((part) => part.steps);
}
