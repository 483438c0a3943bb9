import type { Millis } from '../../games/shared/time.js';
import type { DueTimers } from '../due-timers.js';
import type { Logger } from '../logger.js';
import { StorageFault, type Clock, type GameLog, type Timers } from '../ports.js';
import type { Table } from '../table.js';
import type { TableIndex } from '../table-index.js';
import type { Appender } from './appender.js';
import type { Batch, Step } from './batch.js';
import type { LogLine } from './log-line.js';
import type { LostMoves } from './lost-moves.js';
import { bindings, type Publisher } from './publisher.js';

/** How often a blocked table asks whether the log takes something again. */
const RETRY_MS = 1_000;
const TAKES_NOTHING = 'the log takes nothing: its games stand still';

export interface BlockedTablesOptions {
  readonly log: GameLog;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly logger: Logger;
  readonly index: TableIndex;
  readonly due: DueTimers;
  readonly line: LogLine;
  readonly appender: Appender;
  readonly publisher: Publisher;
  readonly newBatch: () => Batch;
  readonly lostMoves: LostMoves;
}

/** Tables whose log takes nothing: they stand still, and are asked again each second. */
export class BlockedTables {
  readonly #blocked = new Set<Table>();
  /** A retry is due or under way. */
  #retries = false;
  #cancel: () => void = () => undefined;
  #stopped = false;

  constructor(private readonly options: BlockedTablesOptions) {}

  /** The tables of steps that aren't written, or not known to be, since the first of these arrived. */
  blockThoseOf(steps: readonly Step[], error: unknown): void {
    const { logger, index } = this.options;
    const interactions = steps.flatMap(({ entry }) => entry.source ?? []);
    logger.error({ err: error, entries: steps.length, interactions }, TAKES_NOTHING);
    for (const table of new Set(steps.map((step) => step.table)))
      if (index.byGame(table.game) === table) this.#block(table, troubleBegan(steps, table));
    this.#retryLater();
  }

  /** All that are on. `said`: the trouble was logged before. */
  blockAll(error: unknown, said: boolean): void {
    const { logger, index, clock } = this.options;
    const running = index.live().filter(({ blocked }) => !blocked);
    if (running.length > 0 || !said) logger.error({ err: error, games: running.length }, TAKES_NOTHING);
    for (const table of running) this.#block(table, clock.now());
    this.#retryLater();
  }

  logBug(steps: readonly Step[], error: unknown): void {
    for (const table of new Set(steps.map((step) => step.table)))
      this.options.logger.error({ err: error, ...bindings(table) }, 'an entry could not be written; this is a bug');
  }

  stop(): void {
    this.#stopped = true;
    this.#cancel();
    this.#blocked.clear();
  }

  /** The seconds from here on are not the players': they get back what is left now. */
  #block(table: Table, since: Millis): void {
    if (table.blocked) return;
    const { due, publisher, clock } = this.options;
    table.blockedSince = since;
    this.#blocked.add(table);
    due.drop(table);
    publisher.tellStanding(table, clock.now());
  }

  #retryLater(): void {
    if (this.#blocked.size === 0 || this.#retries || this.#stopped) return;
    this.#retries = true;
    this.#cancel = this.options.timers.at(this.options.clock.now() + RETRY_MS, () => {
      void this.#retryAll();
    });
  }

  /** One by one, so that a log that refuses one game alone does not hold up the others. */
  async #retryAll(): Promise<void> {
    await this.options.line.run(() => this.#findLost());
    for (const table of [...this.#blocked]) {
      const goesOn = await this.options.line.run(() => this.#retry(table));
      if (!goesOn) break;
    }
    this.#retries = false;
    this.#retryLater();
  }

  /** Games whose last moves the log has lost stand still too, as they are there, until it takes something of them. */
  async #findLost(): Promise<void> {
    if (this.#stopped) return;
    const { lostMoves, due, clock, publisher } = this.options;
    try {
      for (const table of await lostMoves.find()) {
        due.drop(table);
        // Since the last entry that is there the time isn't the players'.
        table.blockedSince = table.lost === 'game' ? null : table.position.at;
        if (table.blocked) this.#blocked.add(table);
        else this.#blocked.delete(table);
        publisher.tellStanding(table, clock.now());
      }
    } catch (error) {
      // Out of reach, which the retries find out as well.
      if (!(error instanceof StorageFault))
        this.options.logger.error({ err: error }, 'what the log has lost could not be found; this is a bug');
    }
  }

  /** Whether the log is worth being asked for the next one. */
  async #retry(table: Table): Promise<boolean> {
    if (!table.blocked) this.#blocked.delete(table);
    if (this.#stopped || !table.blocked) return true;
    const { clock, logger } = this.options;
    const now = clock.now();
    let steps = this.#downtimeOf(table, now);
    const fault = await this.#faultOf(steps);
    if (this.#stopped) return false;
    // Last in line next time: the trouble may be this game's own.
    this.#blocked.delete(table);
    this.#blocked.add(table);
    if (fault instanceof StorageFault) return false;
    if (fault !== null) {
      this.logBug(steps, fault);
      steps = [];
    }
    this.#unblock(table, steps, now);
    logger.info(bindings(table), 'the log takes this game again');
    return true;
  }

  /** Why these steps aren't written; null: they are. */
  async #faultOf(steps: readonly Step[]): Promise<unknown> {
    const { log, appender } = this.options;
    const entries = steps.map(({ entry }) => entry);
    try {
      // A game without a clock has nothing to write: the log is asked whether it would.
      if (entries.length === 0) await log.probe();
      const appended = await appender.append(entries, () => undefined);
      return appended.kind === 'written' ? null : appended.kind === 'refused' ? appended.fault : new StorageFault();
    } catch (error) {
      return error;
    }
  }

  /** What gives a blocked table its time back; nothing where its rules throw: it goes on without rather than never. */
  #downtimeOf(table: Table, now: Millis): readonly Step[] {
    const batch = this.options.newBatch();
    batch.begin(now, now);
    try {
      batch.downtime(table, table.blockedSince ?? now);
    } catch (error) {
      this.options.logger.error(
        { err: error, ...bindings(table) },
        'a game could not be given its time back; this is a bug',
      );
      batch.drop(table, 0);
    }
    return batch.steps;
  }

  #unblock(table: Table, steps: readonly Step[], now: Millis): void {
    const { publisher, due } = this.options;
    table.blockedSince = null;
    this.#blocked.delete(table);
    publisher.makeReal(steps);
    if (steps.length > 0) return;
    publisher.tellStanding(table, now);
    due.watch(table);
  }
}

/** When the trouble began for a table: with the downtime that couldn't be logged, or as what is lost arrived. */
function troubleBegan(steps: readonly Step[], table: Table): Millis {
  const own = steps.filter((step) => step.table === table);
  for (const { entry } of own)
    if ('since' in entry.action && typeof entry.action.since === 'number') return entry.action.since;
  return own[0]?.arrivedAt ?? 0;
}
