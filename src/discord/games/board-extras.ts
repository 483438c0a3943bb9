import type { Feat } from '../../history/statistics/records.js';
import type { Seat } from '../../games/shared/seat.js';
import type { Missing } from '../../text/index.js';
import type { Attached } from './picture.js';

/** What a public message shows beside the game itself. */
export interface BoardExtras {
  /** What just happened, or a note; null: nothing. */
  readonly headline: string | null;
  /** What the platform says of the table, above it, as that the bot stops; null: nothing. */
  readonly notice: string | null;
  /** What the bot may not do in the channel. */
  readonly missing: readonly Missing[];
  /** Names of the crew before, for "again"; listed, never pinged. */
  readonly lastCrew: readonly string[];
  /** What players show by a button for some seconds, by seat. */
  readonly signs: readonly { readonly seat: Seat; readonly sign: string }[];
  /** The board was posted anew as another message: this one keeps its text and loses its buttons. */
  readonly retired: boolean;
  /** The picture that the message has; null: none. */
  readonly picture: Attached | null;
  /** Nobody at the table has finished a game of this kind yet. */
  readonly newcomers: boolean;
  /** Streaks and records of the server that an ended game has set. */
  readonly records: readonly Feat[];
  /** Lines beside the game, as of the daily deal or the duel that it belongs to. */
  readonly extraLines: readonly string[];
  /** In the lobby of a day's deal: the fingerprint of the key that it comes from. Absent: it isn't one. */
  readonly dayFingerprint?: string;
  /** How many people watch. */
  readonly watchers: number;
  /** Whether another game may be opened in the channel. */
  readonly again: boolean;
  /** Whether the message is in a thread. */
  readonly thread: boolean;
  /** Whether the bot is no member where it is shown. Absent: it is. */
  readonly guest?: boolean;
  /** Whether players in voice are muted during the silence. Absent: no. */
  readonly voice?: boolean;
  /** Whether the Message Content intent is granted. */
  readonly contentReadable: boolean;
}
