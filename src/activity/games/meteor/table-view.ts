import type { Letter, Mode, Outlook, Phase, Seat, SiteId } from '../../../games/meteor/index.js';

/** The table as the page draws it: built by allow-list from what that seat may know. */

/** Something with a name and what it does, in the reader's language. */
export interface Named {
  readonly name: string;
  readonly effect: string;
}

export interface TableMeteor {
  readonly letter: Letter;
  readonly band: string;
  readonly low: number;
  readonly high: number;
  readonly size: number | null;
  /** The Trait, or the Boss that it is; null: none that is known. */
  readonly trait: Named | null;
  /** The size that lies face down, where a replay shows all; absent: it is shown anyway, or secret. */
  readonly really?: number;
}

export interface TableSite {
  readonly id: SiteId;
  readonly owner: Seat | null;
  /** In the reader's language: `Mine`, `Ben`, `Shared`. */
  readonly label: string;
  readonly pile: readonly string[];
  readonly kind: Outlook['kind'];
  /** Letters of the Energy still needed. */
  readonly missing: string;
  readonly retrofitMissing: number | null;
  /** When its completed Rocket is lost; absent: never. */
  readonly expiresAt?: number;
}

export interface TableSeat {
  readonly seat: Seat;
  readonly name: string;
  readonly robot: boolean;
  readonly left: boolean;
  readonly passed: boolean;
  readonly cards: number;
}

/** Power and Challenge of a seat in an Advanced game. */
export interface SeatExtras {
  readonly seat: Seat;
  readonly cards: readonly Named[];
}

/** What a launch would do: see `LaunchPromise` of the rules. */
export type TablePromise =
  | { readonly kind: 'hit' | 'wins' | 'none' | 'absorbed' }
  | { readonly kind: 'overkill'; readonly loses: boolean }
  | { readonly kind: 'short'; readonly by: number }
  | { readonly kind: 'chance'; readonly percent: number };

export interface TableCard {
  readonly card: string;
  /** Its full name in the reader's language. */
  readonly name: string;
  readonly count: number;
  /** The sites where it may be placed now. */
  readonly sites: readonly SiteId[];
  /** Those of them where it completes something. */
  readonly completes: readonly SiteId[];
}

/** A Power that its player uses by choice. */
export interface OwnAbility {
  readonly ability: string;
  readonly name: string;
  /** The question what it is aimed at; null: it takes no target. */
  readonly asks: string | null;
  /** Empty where it can't be used now: the rules say why. */
  readonly targets: readonly { readonly target: string; readonly name: string }[];
}

/** An act that is advised, or that a lesson waits for. */
export type TableHint =
  | { readonly kind: 'place'; readonly card: string; readonly site: SiteId }
  | {
      readonly kind: 'launch';
      readonly target: Letter;
      /** Whose Rocket is meant; null: any that is ready. */
      readonly site: SiteId | null;
      /** What is added to its damage. */
      readonly change: number;
    }
  | { readonly kind: 'scrap'; readonly site: SiteId }
  | { readonly kind: 'pass' };

/** What the own seat may know and do. */
export interface OwnSeat {
  readonly seat: Seat;
  /** Empty in a Time Out: hands lie face down. */
  readonly hand: readonly TableCard[];
  readonly launchable: readonly {
    readonly site: SiteId;
    /** With `change`. */
    readonly damage: number;
    /** What is added to its damage at launch, where a card allows it; each choice is an entry of its own. */
    readonly change: number;
    /** By meteor. */
    readonly promises: Readonly<Record<Letter, TablePromise>>;
  }[];
  readonly mayPass: boolean;
  readonly passLoses: boolean;
  readonly mayTimeOut: boolean;
  readonly mayResume: boolean;
  readonly mayMulligan: boolean;
  readonly isHost: boolean;
  readonly scrappable: readonly SiteId[];
  /** What a robot would do here, in a first game; what a lesson waits for, in any order. */
  readonly hints: readonly TableHint[];
  /** The same in a sentence, in Markdown; null: nothing is advised here. */
  readonly advice: string | null;
  /** Null: none, or it is used up. */
  readonly ability: OwnAbility | null;
  /** Meteors that the Boss may replace; empty where this seat may not choose now. */
  readonly bossPlaces: readonly Letter[];
  /** What holds of the own Power and Challenge just now, in Markdown. */
  readonly notes: readonly string[];
}

export interface TableStrike {
  readonly target: Letter;
  readonly rockets: readonly { readonly site: SiteId; readonly damage: number }[];
  readonly sum: number;
  /** Null: the meteor stays hidden. */
  readonly size: number | null;
  readonly result: 'survived' | 'destroyed' | 'overkill';
}

export interface TableView {
  readonly phase: Phase;
  readonly mode: Mode;
  readonly zone: number;
  /** When the zone (before the clock: the wait) ends, by the server's clock. */
  readonly deadline: number;
  readonly zoneMs: number;
  readonly windowMs: number;
  readonly pause: { readonly by: string | null; readonly zoneLeft: number } | null;
  readonly window: {
    readonly closesAt: number;
    readonly rockets: readonly {
      readonly seat: Seat;
      readonly site: SiteId;
      readonly target: Letter;
      readonly damage: number;
    }[];
  } | null;
  readonly silent: boolean;
  readonly deck: number;
  readonly discard: number;
  readonly meteors: readonly TableMeteor[];
  readonly sites: readonly TableSite[];
  readonly seats: readonly TableSeat[];
  readonly technologies: readonly Named[];
  /** Empty outside of Advanced games. */
  readonly extras: readonly SeatExtras[];
  /** The night of the campaign that is played; null: none. */
  readonly night: Named | null;
  /** What a lesson or a practice tells, in Markdown: its head first. */
  readonly guide: readonly string[];
  /** Whether its clock runs at all: a lesson's doesn't. */
  readonly isTimed: boolean;
  readonly salvo: { readonly at: number; readonly strikes: readonly TableStrike[] } | null;
  readonly result: 'won' | 'lost' | 'abandoned' | null;
  readonly you: OwnSeat | null;
  /** All hands, and what the deck would give next: only in a replay that shows everything. */
  readonly revealed?: {
    readonly hands: readonly { readonly seat: Seat; readonly cards: readonly ShownCard[] }[];
    readonly next: readonly ShownCard[];
  };
}

/** A card that lies open. */
export interface ShownCard {
  readonly card: string;
  readonly name: string;
}
