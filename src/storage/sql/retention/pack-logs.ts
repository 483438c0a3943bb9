import type { GameId } from '../../../table/ports.js';
import { packAside } from '../../log/pack.js';
import type { GameLogs } from '../../ports/game-logs.js';
import type { Sql } from '../sql.js';
import type { PackedLog, PackLogs } from './packing.js';

/** Reads logs one after the other, and compresses them beside the event loop. */
export const packLogsOf =
  (sql: Pick<Sql, 'isOfOneGame'>, logs: GameLogs): PackLogs =>
  async (games) => {
    const packed: PackedLog[] = [];
    for (const game of games) packed.push(await packedLog(sql, logs, game));
    return packed;
  };

async function packedLog(sql: Pick<Sql, 'isOfOneGame'>, logs: GameLogs, game: GameId): Promise<PackedLog> {
  try {
    const log = await logs.read(game);
    return { game, packed: log === undefined ? null : await packAside(log) };
  } catch (error) {
    if (!sql.isOfOneGame(error)) throw error;
    return { game, damaged: String(error) };
  }
}
