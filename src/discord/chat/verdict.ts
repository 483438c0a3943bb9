import type { AnyGameTypes, GameTypes } from '../../games/game.js';
import type { Seat } from '../../games/shared/seat.js';
import type { Millis } from '../../games/shared/time.js';
import type { Translate } from '../../text/index.js';
import type { TypedWord } from '../games/face.js';

/** Of one who wrote something in the channel. */
export type Writer =
  /** `leaver`: played and left; knows what was hidden all the same. */
  { readonly kind: 'player' | 'leaver'; readonly seat: Seat } | { readonly kind: 'spectator' };

/** Who wrote something, when, and how much of it the bot knows. */
export interface Written {
  readonly writer: Writer;
  /** On the table's clock. */
  readonly at: Millis;
  /** Never deleted: bots, webhooks, and moderators who don't play. */
  readonly exempt: boolean;
  /** Whether the bot can read messages at all: without the intent all of them look empty. */
  readonly readable: boolean;
}

/** What becomes of a message. */
export type Verdict<T extends GameTypes = AnyGameTypes> =
  | { readonly do: 'allow' }
  /** `why`: what its author is told. */
  | { readonly do: 'delete'; why(t: Translate): string }
  | { readonly do: 'command'; readonly word: TypedWord<T> };
