import type { LobbyRefusal } from '../shared/lobby.js';
import type { CardId, Hex, Seat, UnitId } from './state.js';

/**
 * Why the rules refuse an action, with what a sentence about it needs. Each code has its words in `text/`. Refusals are
 * values: only bugs throw.
 */
export type Refusal =
  | LobbyRefusal
  | { readonly code: 'not-started' }
  | { readonly code: 'not-your-turn'; readonly active: Seat }
  /** The owner of a unit has to answer a red alert first (MS8). */
  | { readonly code: 'retreat-open'; readonly owner: Seat; readonly unit: UnitId }
  | { readonly code: 'no-retreat' }
  /** The unit may not ignore this red alert, or has ignored one in this combat. */
  | { readonly code: 'cannot-ignore'; readonly unit: UnitId }
  | { readonly code: 'cannot-retire'; readonly to: Hex; readonly legal: readonly Hex[] }
  | { readonly code: 'card-not-in-hand'; readonly card: CardId; readonly held: readonly CardId[] }
  | { readonly code: 'card-played'; readonly card: CardId }
  | { readonly code: 'card-first' }
  | { readonly code: 'orders-given' }
  | { readonly code: 'no-such-unit' }
  | { readonly code: 'not-your-unit'; readonly unit: UnitId }
  | { readonly code: 'not-ordered-by-card'; readonly unit: UnitId; readonly card: CardId }
  | { readonly code: 'already-ordered'; readonly unit: UnitId }
  | { readonly code: 'no-orders-left'; readonly most: number; readonly card: CardId }
  | { readonly code: 'out-of-reach'; readonly unit: UnitId; readonly to: Hex; readonly legal: readonly Hex[] }
  | { readonly code: 'meteor-hex'; readonly to: Hex }
  | { readonly code: 'hex-taken'; readonly to: Hex }
  | { readonly code: 'nothing-to-undo' }
  | { readonly code: 'no-open-order' }
  /** The card in play allows no combat. */
  | { readonly code: 'no-combat'; readonly card: CardId }
  /** A marked unit may move or combat, not both (MS7). */
  | { readonly code: 'marked-moved'; readonly unit: UnitId }
  | { readonly code: 'no-such-target' }
  | { readonly code: 'own-unit'; readonly unit: UnitId }
  /** A tile on the shooter's own hex (MS6). */
  | { readonly code: 'own-hex' }
  | { readonly code: 'out-of-range'; readonly distance: number; readonly range: number }
  | { readonly code: 'no-line-of-sight'; readonly from: Hex; readonly to: Hex };

export type RefusalCode = Refusal['code'];
