import type { Feat } from '../../../history/statistics/records.js';
import type { GameId, TableDirectory, TableHandle } from '../../../table/ports.js';
import type { Translate } from '../../../text/index.js';
import type { OwnExtras } from './board.js';

/** What a board says of other things than its game. */
export interface BesideBoards {
  readonly directory: Pick<TableDirectory, 'inChannel'>;
  /** Whether the Message Content intent is granted. */
  readonly contentReadable: () => boolean;
  /** Whether boards have a button that opens the Activity. */
  readonly offersActivity: boolean;
  /** Streaks and records of the server that an ended game has set; then `extraLines` are known too. */
  readonly records: (table: TableHandle) => Promise<readonly Feat[]>;
  /** Lines that the board shows beside the game, as of a daily deal or a duel. */
  readonly extraLines: (table: TableHandle, t: Translate) => readonly string[];
  /** In the lobby of a day's deal: the fingerprint of the day's key; else null. */
  readonly dayFingerprint: (table: TableHandle) => string | null;
  /** Whether a server's players in voice are muted during the silence. */
  readonly voice: (guildId: string) => boolean;
  /** How many people watch the game. */
  readonly watching: (game: GameId) => number;
}

/** A table that has no board. */
export const NO_EXTRAS: OwnExtras = {
  headline: null,
  signs: [],
  missing: [],
  thread: false,
  lastCrew: [],
  picture: null,
  records: [],
};
