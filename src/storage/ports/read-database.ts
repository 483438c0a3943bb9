import type { DealsInPlay } from '../../history/logs/withheld.js';
import type { SigningKey } from '../signing-key.js';
import type { Sql } from '../sql/sql.js';
import type { GameLogs } from './game-logs.js';

/** A database that is only read, whether a bot runs on it or not. */
export interface ReadDatabase {
  /** How messages call it: without a password. */
  readonly place: string;
  readonly sql: Sql;
  readonly logs: GameLogs;
  readonly dealsInPlay: DealsInPlay;
  /** What its bot signs with. Throws where there is no key. */
  readonly key: SigningKey;
  close(): Promise<void>;
}
