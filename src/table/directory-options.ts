import type { GameRegistry } from '../games/registry.js';
import type { TableLimits } from './limits.js';
import type { Logger } from './logger.js';
import type { Clock, GameLog, RandomBytes, Timers } from './ports.js';

/** `failed`: the log did not take it. */
export type ActedResult = 'accepted' | 'refused' | 'failed';

/** What the tables of a process are made with. */
export interface DirectoryOptions {
  readonly games: GameRegistry;
  readonly log: GameLog;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly logger: Logger;
  /** Runs a flush after what is waiting now has come in; setImmediate unless a test wants otherwise. */
  readonly defer?: (flush: () => void) => void;
  /** Told what became of each action of a seat, once it is certain; not of downtime, which nobody asks for. */
  readonly onActed?: (result: ActedResult) => void;
  /** What one person, and one server, may have at once; absent: as much as they like. */
  readonly limits?: TableLimits;
  /** What ids, seeds and nonces of new games are made of; absent: the operating system's randomness. */
  readonly randomBytes?: RandomBytes;
  readonly newGameId?: () => string;
  readonly newSeed?: () => string;
}
