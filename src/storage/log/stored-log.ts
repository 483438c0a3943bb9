import type { GameId } from '../../table/ports.js';

/** The game of logs that were written before there was more than one: they do not name it. */
export const FIRST_KIND = 'meteor';

/** One game's whole log, as it lies on the disk. */
export interface StoredLog {
  readonly game: GameId;
  /** Which game was played; absent: `FIRST_KIND`. */
  readonly kind?: string;
  readonly entries: readonly StoredEntry[];
  /** True: the game is known to be over, so that a log without its end has been cut off. */
  readonly over?: boolean;
  /** Of a day's deal: what the day's seeds came from, once the day is over. */
  readonly dayKey?: string | undefined;
  /** What proves that a bot wrote it, see history/logs/signature.ts. */
  readonly signature?: string | undefined;
}

/** An entry of a log as it is stored: action and events as the JSON texts that were hashed. */
export interface EntryText {
  readonly sequence: number;
  readonly at: number;
  readonly action: string;
  readonly events: string;
}

export interface StoredEntry extends EntryText {
  readonly digest: string;
}
