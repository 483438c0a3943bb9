import type { AnyGameTypes, GameTypes } from '../../games/game.js';
import type { Seat } from '../../games/shared/seat.js';
import type { TableHandle } from '../../table/ports.js';
import type { People, Translate } from '../../text/index.js';
import type { ACCENTS } from '../messages/parts.js';

/** What an end is told from. */
export interface EndModel<T extends GameTypes = AnyGameTypes, View = unknown> {
  /** What everybody may see. */
  readonly view: View;
  readonly table: Pick<TableHandle<T>, 'game' | 'state' | 'kind' | 'owner'>;
  readonly people: People;
}

/** A thing that somebody may have done best. */
export interface Award {
  /** In words, with the names of those who have it. */
  line(t: Translate, names: string): string;
  /** How much of it a seat did; 0: nothing. */
  score(seat: Seat): number;
}

/** What the platform has to know of a game to tell its end. */
export interface EndSpec<T extends GameTypes = AnyGameTypes, View = unknown> {
  /** Whether play had begun: if not there is nothing to replay. */
  hasBegun(model: EndModel<T, View>): boolean;
  /** Absent: of a game that was won, and of all others. */
  accent?(model: EndModel<T, View>): keyof typeof ACCENTS;
  /** Who won and why; the first line is read first. */
  result(model: EndModel<T, View>, t: Translate): readonly (string | null)[];
  /** The same where the final table is seen beside it. Absent: as `result`. */
  decided?(model: EndModel<T, View>, t: Translate): readonly (string | null)[];
  /** How it came to that, as points by where they come from. Absent: nothing to say. */
  account?(model: EndModel<T, View>, t: Translate): readonly (string | null)[];
  /** The same where each seat is named beside it. Absent: as `account`. */
  ownAccount?(model: EndModel<T, View>, t: Translate): readonly (string | null)[];
  /** How it ended for one seat, on that player's own panel. Absent: as for all. */
  ownResult?(model: EndModel<T, View>, seat: Seat, t: Translate): string | null;
  /** What one seat did; null: nothing worth a line. */
  deeds?(model: EndModel<T, View>, seat: Seat, t: Translate): string | null;
  /** The same beside the seat's name. Absent: as `deeds`. */
  ownDeeds?(model: EndModel<T, View>, seat: Seat, t: Translate): string | null;
  awards?(model: EndModel<T, View>): readonly Award[];
  /** What to try next; null or absent: nothing. */
  next?(model: EndModel<T, View>, t: Translate): string | null;
  /** A result to be shown to others, which tells them nothing of the deal; null or absent: none. */
  share?(model: EndModel<T, View>, seat: Seat | null, t: Translate): string | null;
}
