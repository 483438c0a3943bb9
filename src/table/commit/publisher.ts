import type { DueTimers } from '../due-timers.js';
import type { Logger } from '../logger.js';
import type { Change } from '../ports.js';
import type { Table } from '../table.js';
import type { TableIndex } from '../table-index.js';
import type { Step } from './batch.js';
import type { RecentSources } from './recent-sources.js';

export interface PublisherOptions {
  readonly logger: Logger;
  readonly index: TableIndex;
  readonly due: DueTimers;
  readonly publish: (change: Change) => void;
}

/** What log lines say of a table. */
export const bindings = ({ game, kind, channelId }: Table): object => ({ game, kind, channel: channelId });

/** Makes real what is written, and tells it. */
export class Publisher {
  constructor(
    private readonly options: PublisherOptions,
    private readonly recent: RecentSources,
  ) {}

  makeReal(steps: readonly Step[]): void {
    for (const { entry } of steps) if (entry.source !== undefined) this.recent.add(entry.source);
    for (const step of steps) this.#take(step);
    for (const { table } of steps) this.options.due.watch(table);
  }

  /** Tells that the table is blocked, or no longer, or what is lost of it. */
  tellStanding(table: Table, at: number): void {
    this.#publish(table, { before: table.state, state: table.state, events: [], at });
  }

  #take({ table, entry, before, after }: Step): void {
    const { index, logger } = this.options;
    table.position = after;
    if (entry.action.type !== 'downtime') table.lost = null;
    // What was played before it is known to be written was played: only the time after that isn't the players'.
    if (table.blockedSince !== null) table.blockedSince = Math.max(table.blockedSince, entry.at);
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
      table.blockedSince = null;
      index.end(table);
      logger.info({ ...bindings(table), result, reason }, 'a game is over');
    }
    this.#publish(table, { before, state: after.state, events: entry.events, at: entry.at });
  }

  #publish(table: Table, what: Omit<Change, 'table' | 'version'>): void {
    table.version += 1;
    this.options.publish({ table, version: table.version, ...what });
  }
}
