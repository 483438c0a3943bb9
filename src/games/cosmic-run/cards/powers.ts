/** What a power that is used by choice does. Each kind has one small function in `actions/use.ts`. */
export type UsedPower =
  /** Right after a roll: all unassigned dice once more. */
  | { readonly kind: 'reroll' }
  /** An unassigned die one up or down; 1 and 6 are not neighbours. */
  | { readonly kind: 'nudge' }
  /** An unassigned die turned over: 7 minus its number. */
  | { readonly kind: 'turn-over' }
  /** An unassigned die shows any number. */
  | { readonly kind: 'set' }
  /** The flipped meteor card counts as a miss. */
  | { readonly kind: 'cancel-strike' }
  /** The flipped meteor card goes under the deck, and another is flipped. */
  | { readonly kind: 'bury-strike' }
  /** One ship moves one space. */
  | { readonly kind: 'thrust' };

/** What works by itself for whoever holds the card. */
export type StandingPower =
  | { readonly kind: 'faster-ship'; readonly planet: number; readonly by: number }
  | { readonly kind: 'crystal' }
  /** A ship may stop one space early where that earns a token. */
  | { readonly kind: 'early-stop' }
  /** Alien cards that need two dice need only one of them. */
  | { readonly kind: 'one-die' }
  | { readonly kind: 'points-for-destroyed'; readonly points: number }
  | { readonly kind: 'points-for-token'; readonly points: number };

export type UsedKind = UsedPower['kind'];
export type StandingKind = StandingPower['kind'];
