import type { Energy } from './energy.js';

/** What a Power does when its player uses it; each kind is a small function in `actions/abilities.ts`. */
export type Ability =
  /** Shows another hand as it is at that moment, until the zone ends. Target: a seat. */
  | { readonly does: 'see-hand' }
  /** Turns a meteor face up. Target: a face-down meteor. */
  | { readonly does: 'turn-up' }
  /** Takes a card into the hand. Target: a card of the discard pile. */
  | { readonly does: 'take-discarded' }
  /** Adds milliseconds to the zone's time. */
  | { readonly does: 'add-time'; readonly ms: number }
  /** The seat's next Energy is placed as the target, and is that type until it leaves the site. */
  | { readonly does: 'declare-energy' };

export type AbilityKind = Ability['does'];

/** A kind of card that a seat can't place. */
export type Forbidden =
  { readonly kind: 'energy'; readonly energy: Energy } | { readonly kind: 'technology' } | { readonly kind: 'rocket' };

/**
 * What a Power or a Challenge does to its player. "Your site" in it never means a shared one (R13). Where two
 * contradict each other, the Challenge's holds (R17).
 */
export type SeatEffect =
  | { readonly kind: 'may-talk' }
  | { readonly kind: 'never-talks' }
  | ({ readonly kind: 'ability'; readonly every: 'zone' | 'game' } & Ability)
  /** May place the first card at anyone's site. */
  | { readonly kind: 'starts-anywhere' }
  | { readonly kind: 'more-sites'; readonly sites: number }
  /** A Rocket at this player's sites whose cost is `from` or more is complete with any one Energy missing. */
  | { readonly kind: 'rocket-spares-energy'; readonly from: number }
  /** Cards drawn in addition at a zone change; with `changes`, only at the first so many zone changes. */
  | { readonly kind: 'draw-at-zone-change'; readonly cards: number; readonly changes?: number }
  | { readonly kind: 'retrofit-needs'; readonly cards: number }
  | { readonly kind: 'damage-change'; readonly by: number }
  /** Once a game, without a choice: an Overkill of a salvo with a Rocket of this player changes no zone. */
  | { readonly kind: 'averts-overkill' }
  | { readonly kind: 'cannot-place'; readonly what: Forbidden }
  /** This player and the next seat can't place at each other's sites. */
  | { readonly kind: 'apart-from-next' }
  /** No one else may place at this player's sites. */
  | { readonly kind: 'sites-closed' }
  | { readonly kind: 'sites-rockets-up-to'; readonly damage: number }
  | { readonly kind: 'sites-no-retrofits' }
  /** The least time between two placements, in milliseconds. */
  | { readonly kind: 'placing-pause'; readonly ms: number }
  | { readonly kind: 'hand-limit'; readonly cards: number }
  /** A completed Rocket at this player's sites is lost after so many milliseconds, Time Outs not counted. */
  | { readonly kind: 'ready-expires'; readonly ms: number };

/** A Power or a Challenge. */
export interface SeatCard {
  readonly id: string;
  readonly effects: readonly SeatEffect[];
  /** Stays out of a solo game (rulebook, "One-Player Variant"); the rulebooks name these, and no others. */
  readonly notSolo?: true;
  /** Leaves its deck where there is no silence (R17). */
  readonly needsSilence?: true;
}
