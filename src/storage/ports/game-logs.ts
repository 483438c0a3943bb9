import type { GameId } from '../../table/ports.js';
import type { StoredLog } from '../log/stored-log.js';

/** Logs by game, of games that are over and of those that are on. */
export interface GameLogs {
  /** Undefined: there is no such game. Rejects where the log is damaged beyond reading. */
  read(game: GameId): Promise<StoredLog | undefined>;
}
