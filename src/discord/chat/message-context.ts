import type { Seat } from '../../games/shared/seat.js';
import type { Millis } from '../../games/shared/time.js';

/** The part that a message's author has in the channel's game. */
export type MessageAuthor =
  /** `leaver`: played and left, and still knows what was hidden. */
  { readonly kind: 'player' | 'leaver'; readonly seat: Seat } | { readonly kind: 'spectator' };

/** Who wrote a message, when, and whether the bot can read it. */
export interface MessageContext {
  readonly writer: MessageAuthor;
  /** Milliseconds since 1970, by the clock that the table uses. */
  readonly at: Millis;
  /** Never deleted: bots, webhooks, and moderators who don't play. */
  readonly exempt: boolean;
  /** Whether the bot can read messages at all: without the intent all of them look empty. */
  readonly readable: boolean;
}
