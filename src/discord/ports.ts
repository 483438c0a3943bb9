import type { AnyGameTypes } from '../games/game.js';
import type { Millis } from '../games/shared/time.js';
import type { GameId } from '../table/ports.js';

/** Reads the log of a running game; empty where it can't be read. */
export type RunningLog = (
  game: GameId,
) => Promise<
  readonly { readonly sequence: number; readonly at: Millis; readonly events: readonly AnyGameTypes['event'][] }[]
>;

/** The part of pino's logger that is used here. */
export interface Logger {
  /** Absent: nothing below `info` is wanted. */
  debug?(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** A channel of a server whose people all read it. */
export interface EmptyChannel {
  readonly guildId: string;
  readonly channelId: string;
  /** Calls whenever somebody has come in who wasn't here before. */
  readonly whenNewcomer: (run: () => void) => void;
}
