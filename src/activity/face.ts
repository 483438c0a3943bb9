import type { AnyGameTypes, GameTypes } from '../games/game.js';
import type { Seat } from '../games/shared/seat.js';
import type { Millis } from '../games/shared/time.js';
import type { ActRefusal, TableHandle } from '../table/ports.js';
import type { Translate } from '../text/index.js';

/** `effects`: what the named things on it do, by their names; it hardly changes, and is sent only where it does. */
export interface DrawnTable {
  readonly view: object;
  readonly effects: Readonly<Record<string, string>>;
}

/** What a game adds to the Activity: how its own table is shown, and what its page may ask for. */
export interface ActivityFace<T extends GameTypes = AnyGameTypes> {
  /**
   * The table as that seat may see it (null: as a spectator), as JSON that the game's page draws; `isHinted`: with the
   * hints that its player is given in the chat. Null: at this stage the messages are drawn.
   */
  view(table: TableHandle<T>, seat: Seat | null, now: Millis, t: Translate, isHinted: boolean): DrawnTable | null;
  /**
   * Whether lobby or end, whose words and buttons are the platform's, are drawn around that table now. Absent: never;
   * their messages are drawn.
   */
  hasStage?(table: TableHandle<T>, now: Millis): boolean;
  /** Reads an act of the page as an action of that seat; null: it isn't one. */
  read(act: unknown, seat: Seat): T['action'] | null;
  /** A refusal in words that fit the game's own table; absent or null: those of the chat do. */
  refusalText?(t: Translate, refusal: ActRefusal<T>, table: TableHandle<T>, seat: Seat | null): string | null;
  /** What a player may show to the others for a moment, each an emoji; absent: nothing. */
  readonly signs?: readonly string[];
  /** When the view changes though nothing has happened; absent or null: never. */
  nextChange?(table: TableHandle<T>, seat: Seat | null, now: Millis, isHinted: boolean): Millis | null;
}
