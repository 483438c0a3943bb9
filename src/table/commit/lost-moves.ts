import type { GameRegistry } from '../../games/registry.js';
import type { Logger } from '../logger.js';
import type { GameLog } from '../ports.js';
import { foldStored } from '../recover.js';
import type { Table } from '../table.js';
import type { TableIndex } from '../table-index.js';
import { bindings } from './publisher.js';

export interface LostMovesOptions {
  readonly log: GameLog;
  readonly games: GameRegistry;
  readonly index: TableIndex;
  readonly logger: Logger;
  /** What was folded on positions that are no more is to be folded again. */
  readonly foldAgain: () => void;
}

/** Games of which the log has lost the last entries continue from what it has. */
export class LostMoves {
  constructor(private readonly options: LostMovesOptions) {}

  /** The tables that are set back by this, and those whose game is lost. Rejects with `StorageFault` as the log does. */
  async find(): Promise<readonly Table[]> {
    const { log, index, foldAgain } = this.options;
    const found: Table[] = [];
    for (const game of await log.behind()) {
      const table = index.byGame(game);
      if (table !== undefined && (await this.#setBack(table))) found.push(table);
    }
    if (found.length > 0) foldAgain();
    return found;
  }

  /** Whether there is something to tell. */
  async #setBack(table: Table): Promise<boolean> {
    const { log, games, index, logger } = this.options;
    const stored = await log.readAgain(table.game);
    const folded = stored === null ? null : foldStored(games, stored);
    const isOver = !index.live().includes(table);
    if (folded?.ok !== true) {
      if (isOver) return false;
      index.remove(table);
      table.lost = 'game';
      logger.error({ ...bindings(table), err: folded?.why }, 'the log has lost a game');
      return true;
    }
    if (isOver && table.owner === null && index.inChannel(table.channelId) !== undefined) {
      logger.error(
        bindings(table),
        'the log has lost the end of a game whose channel has another: it is left as it is',
      );
      return false;
    }
    const entries = table.position.sequence - folded.position.sequence;
    table.position = folded.position;
    table.lost = 'moves';
    if (isOver) index.revive(table);
    logger.error(
      { ...bindings(table), entries },
      'the log has lost the last moves of a game: it continues without them',
    );
    return true;
  }
}
