import type {
  CardId, CommittedRocket, EndReason, Letter, Meteor, MeteorId, Millis, Options, Outcome, RandomState, Seat, SiteId, Strike,
} from './state.js';

/**
 * What happened, for good: the log is a list of these, and folding them gives the state. They carry outcomes (cards
 * drawn, sizes, sums), so that folding an old log needs none of today's card numbers, and name seats, never people.
 */
export type GameEvent =
  | { readonly type: 'created'; readonly rules: string; readonly options: Options; readonly seed: string; readonly random: RandomState }
  | { readonly type: 'joined'; readonly seat: Seat }
  /** `discarded`: the hand, then the unfinished pile, of one who left in play (R14). */
  | { readonly type: 'left'; readonly seat: Seat; readonly kicked: boolean; readonly discarded: readonly CardId[] }
  | { readonly type: 'host-changed'; readonly seat: Seat }
  | { readonly type: 'configured'; readonly options: Options }
  | { readonly type: 'field-dealt'; readonly meteors: readonly Meteor[]; readonly deck: readonly MeteorId[]; readonly random: RandomState; readonly deadline: Millis; readonly mulligan: boolean }
  | { readonly type: 'lobby-reopened' }
  /** `sites`: each site's owner, null for a shared one. `hands`: by seat. */
  | { readonly type: 'clock-started'; readonly sites: readonly (Seat | null)[]; readonly hands: readonly (readonly CardId[])[]; readonly deck: readonly CardId[]; readonly random: RandomState; readonly deadline: Millis }
  /** `ready`: the pile is now a completed Rocket. */
  | { readonly type: 'placed'; readonly seat: Seat; readonly site: SiteId; readonly card: CardId; readonly ready: boolean }
  | { readonly type: 'technology-built'; readonly seat: Seat; readonly site: SiteId; readonly technology: CardId }
  | { readonly type: 'meteors-revealed' }
  | { readonly type: 'retrofit-built'; readonly seat: Seat; readonly site: SiteId }
  /** In the order drawn: who got which card from the top of the deck. */
  | { readonly type: 'drawn'; readonly cards: readonly (readonly [Seat, CardId])[] }
  | { readonly type: 'discarded'; readonly cards: readonly (readonly [Seat, CardId])[]; readonly random: RandomState }
  | { readonly type: 'scrapped'; readonly seat: Seat; readonly site: SiteId }
  | ({ readonly type: 'launched'; readonly closesAt: Millis } & CommittedRocket)
  | { readonly type: 'salvo-resolved'; readonly strikes: readonly Strike[] }
  /** `index`: where in the Meteor deck the card lay. */
  | { readonly type: 'meteor-joined'; readonly meteor: Meteor; readonly index: number }
  | { readonly type: 'overkill-absorbed'; readonly technology: CardId }
  | { readonly type: 'zone-changed'; readonly zone: number; readonly deadline: Millis; readonly cause: 'time' | 'pass' | 'overkill' }
  | { readonly type: 'passed'; readonly seat: Seat; readonly agreed: boolean }
  | { readonly type: 'timed-out'; readonly by: Seat | null; readonly zoneLeft: number; readonly windowLeft: number | null }
  | { readonly type: 'resumed'; readonly by: Seat; readonly deadline: Millis; readonly closesAt: Millis | null }
  /** The bot was away while no clock ran: nobody's idle time (R1). */
  | { readonly type: 'returned' }
  | { readonly type: 'ended'; readonly result: Outcome['result']; readonly reason: EndReason; readonly zone: number; readonly left: number };

export type GameEventType = GameEvent['type'];
export type { Letter };
