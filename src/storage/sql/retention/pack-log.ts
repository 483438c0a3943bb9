import { packAside } from '../../log/pack.js';
import type { GameLogs } from '../../ports/game-logs.js';
import type { Sql } from '../sql.js';
import type { PackLog } from './packing.js';

/** Reads a log on the event loop, and compresses it beside that. */
export const packLogOf =
  (sql: Pick<Sql, 'isOfOneGame'>, logs: GameLogs): PackLog =>
  async (game) => {
    try {
      const log = await logs.read(game);
      return { game, packed: log === undefined ? null : await packAside(log) };
    } catch (error) {
      if (!sql.isOfOneGame(error)) throw error;
      return { game, damaged: String(error) };
    }
  };
