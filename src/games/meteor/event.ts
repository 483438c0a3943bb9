import type { CreatedEvent } from '../game.js';
import type {
  CardId,
  CommittedRocket,
  EndReason,
  Laid,
  Letter,
  Meteor,
  MeteorId,
  Millis,
  Options,
  Outcome,
  RandomState,
  Seat,
  SiteId,
  Strike,
} from './state.js';

/** A seat's Power and Challenge. */
export interface DealtCards {
  readonly power: string | null;
  readonly challenge: string | null;
}

/**
 * What happened, for good: the log is a list of these, and folding them gives the state. They carry outcomes (cards
 * drawn, sizes, sums), so that folding an old log needs none of today's card numbers, and name seats, never people.
 */
export type GameEvent =
  | (CreatedEvent<Options> & { readonly random: RandomState })
  | { readonly type: 'joined'; readonly seat: Seat; readonly robot?: true; readonly entropy?: string }
  /** `discarded`: the hand, then the unfinished pile, of one who left in play (R14). */
  | { readonly type: 'left'; readonly seat: Seat; readonly kicked: boolean; readonly discarded: readonly CardId[] }
  /** A robot takes a leaver's seat as it stands, hand included (R14). */
  | { readonly type: 'taken-over'; readonly seat: Seat; readonly kicked: boolean }
  | { readonly type: 'host-changed'; readonly seat: Seat }
  | { readonly type: 'configured'; readonly options: Options }
  | {
      readonly type: 'field-dealt';
      readonly meteors: readonly Meteor[];
      readonly deck: readonly MeteorId[];
      readonly random: RandomState;
      readonly deadline: Millis;
      readonly mulligan: boolean;
    }
  | { readonly type: 'lobby-reopened' }
  /** For practice: the table is set up as another game left it, in a Time Out. */
  | { readonly type: 'table-laid'; readonly table: Laid }
  /** A Boss replaces the meteor of that letter; the first of its meteors has its letter. `by` null: nobody chose. */
  | {
      readonly type: 'boss-placed';
      readonly boss: string;
      readonly letter: Letter;
      readonly meteors: readonly Meteor[];
      readonly random: RandomState;
      readonly by: Seat | 'moderator' | null;
    }
  /**
   * With that card the game could not be won, so another was drawn (R15). `seat`: whose Challenge it was; null: a Boss.
   */
  | {
      readonly type: 'card-redrawn';
      readonly kind: 'boss' | 'challenge';
      readonly card: string;
      readonly seat: Seat | null;
    }
  /** `sites`: each site's owner, null for a shared one. `hands`: by seat; `dealt` too, in an Advanced game. */
  | {
      readonly type: 'clock-started';
      readonly sites: readonly (Seat | null)[];
      readonly hands: readonly (readonly CardId[])[];
      readonly deck: readonly CardId[];
      readonly random: RandomState;
      readonly deadline: Millis;
      readonly dealt?: readonly DealtCards[];
      /** What a scenario begins with: its zone, built Technologies, cards in the discard pile. */
      readonly zone?: number;
      readonly built?: readonly CardId[];
      readonly gone?: readonly CardId[];
    }
  /**
   * `ready`: the pile is now a completed Rocket; `expiresAt`: when it is lost. `as`: what a declared Energy counts as.
   */
  | {
      readonly type: 'placed';
      readonly seat: Seat;
      readonly site: SiteId;
      readonly card: CardId;
      readonly ready: boolean;
      readonly as?: CardId;
      readonly expiresAt?: Millis;
    }
  | { readonly type: 'technology-built'; readonly seat: Seat; readonly site: SiteId; readonly technology: CardId }
  | { readonly type: 'meteors-revealed' }
  | { readonly type: 'retrofit-built'; readonly seat: Seat; readonly site: SiteId }
  /** Who drew which card from the top of the deck, in the order drawn. */
  | { readonly type: 'drawn'; readonly cards: readonly (readonly [Seat, CardId])[] }
  /** Random discards. `by`: the Boss that caused them; absent: a Trait did. */
  | {
      readonly type: 'discarded';
      readonly cards: readonly (readonly [Seat, CardId])[];
      readonly random: RandomState;
      readonly by?: string;
    }
  /** Cards discarded because they were drawn beyond a hand's limit. */
  | { readonly type: 'overflowed'; readonly cards: readonly (readonly [Seat, CardId])[] }
  | { readonly type: 'scrapped'; readonly seat: Seat; readonly site: SiteId }
  | ({ readonly type: 'launched'; readonly closesAt: Millis } & CommittedRocket)
  | { readonly type: 'salvo-resolved'; readonly strikes: readonly Strike[] }
  /** `index`: where in the Meteor deck the card was; −1 for a Boss's half that returns. */
  | { readonly type: 'meteor-joined'; readonly meteor: Meteor; readonly index: number }
  | { readonly type: 'overkill-absorbed'; readonly technology: CardId }
  /** A Power took the Overkill; it is used up for the rest of the game. */
  | { readonly type: 'overkill-averted'; readonly seat: Seat; readonly power: string }
  | { readonly type: 'size-drawn'; readonly letter: Letter; readonly size: number; readonly random: RandomState }
  /** A Rocket was not launched in time. `challenge`: the card that sets the limit. */
  | { readonly type: 'rocket-lost'; readonly seat: Seat; readonly site: SiteId; readonly challenge: string }
  /** An ability was used; its effects are the events that follow. */
  | {
      readonly type: 'used';
      readonly seat: Seat;
      readonly ability: string;
      readonly until: 'zone' | 'game';
      readonly target: string | null;
    }
  | { readonly type: 'hand-seen'; readonly seat: Seat; readonly of: Seat; readonly hand: readonly CardId[] }
  | { readonly type: 'meteor-turned-up'; readonly letter: Letter }
  | { readonly type: 'card-taken'; readonly seat: Seat; readonly card: CardId }
  /** `closesAt`: the open window, which the deadline had cut, closes then (R7); absent: nothing about it changed. */
  | {
      readonly type: 'time-added';
      readonly ms: Millis;
      readonly deadline: Millis;
      readonly closesAt?: Millis;
    }
  | { readonly type: 'energy-declared'; readonly seat: Seat; readonly as: CardId }
  /** A robot said that it waits for this Energy: everyone may know until the zone ends. */
  | { readonly type: 'energy-named'; readonly seat: Seat; readonly energy: CardId }
  | {
      readonly type: 'zone-changed';
      readonly zone: number;
      readonly deadline: Millis;
      readonly cause: 'time' | 'pass' | 'overkill';
    }
  | { readonly type: 'passed'; readonly seat: Seat; readonly agreed: boolean }
  | {
      readonly type: 'timed-out';
      readonly by: Seat | null;
      readonly zoneLeft: number;
      readonly windowLeft: number | null;
    }
  | { readonly type: 'resumed'; readonly by: Seat; readonly deadline: Millis; readonly closesAt: Millis | null }
  /** The bot was away while no clock ran; the time away doesn't count as idle time (R1). */
  | { readonly type: 'returned' }
  | {
      readonly type: 'ended';
      readonly result: Outcome['result'];
      readonly reason: EndReason;
      readonly zone: number;
      readonly left: number;
    };

export type GameEventType = GameEvent['type'];
export type { Letter };
