import type { Seat } from '../../games/shared/seat.js';

/** Of one who wrote something in the channel. */
export type Writer =
  /** `leaver`: played and left; knows cards all the same. */
  { readonly kind: 'player' | 'leaver'; readonly seat: Seat } | { readonly kind: 'spectator' };

/** What is asked of a writer: to write nothing but words of the game and gestures; only to show nothing; or nothing. */
export type Hush = 'silent' | 'open' | 'free';
