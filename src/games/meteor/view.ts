import type { MeteorBand } from './cards/meteors.js';
import type { RefusalCode } from './refusal.js';
import type {
  CardId, CommittedRocket, Letter, Millis, Options, Outcome, Pause, Phase, Seat, SiteId, Tally,
} from './state.js';

/** A meteor as the table sees it: size and Trait only when it lies face up or its back tells. */
export interface MeteorView {
  readonly letter: Letter;
  readonly band: MeteorBand;
  readonly low: number;
  readonly high: number;
  readonly size: number | null;
  readonly trait: string | null;
  readonly faceUp: boolean;
}

/** What a pile is on its way to. `open`: Energy alone, anything it fits. `missing`: Energy still needed, in order. */
export interface Outlook {
  readonly kind: 'empty' | 'open' | 'rocket' | 'technology' | 'retrofit' | 'ready' | 'launching';
  readonly missing: string;
  /** Cards still needed for a Retrofit, where the pile can become one; null where it can't. */
  readonly retrofitMissing: number | null;
}

export interface SiteView {
  readonly id: SiteId;
  /** `null`: shared. */
  readonly owner: Seat | null;
  readonly pile: readonly CardId[];
  readonly outlook: Outlook;
}

export interface SeatPublic {
  readonly seat: Seat;
  readonly status: 'in' | 'left';
  readonly passed: boolean;
  readonly handSize: number;
}

/** What everyone may know. Built by allow-list. */
export interface PublicView {
  readonly phase: Phase;
  readonly options: Options;
  readonly host: Seat;
  readonly crew: number;
  /** Seats in use, in order. */
  readonly seats: readonly SeatPublic[];
  readonly sites: readonly SiteView[];
  readonly field: readonly MeteorView[];
  readonly technologies: readonly CardId[];
  readonly zone: number;
  readonly deadline: Millis;
  readonly window: { readonly closesAt: Millis; readonly rockets: readonly CommittedRocket[] } | null;
  readonly pause: Pause | null;
  readonly mulliganed: boolean;
  readonly deckSize: number;
  readonly discard: readonly CardId[];
  /** Whether nobody who plays may talk right now (R11). */
  readonly silent: boolean;
  readonly talkOpened: boolean;
  readonly tally: Tally;
  readonly outcome: Outcome | null;
  /** Only once the game is over. */
  readonly seed: string | null;
  /** Meteors still on the field at the end, with their true sizes. Empty before. */
  readonly survivors: readonly MeteorView[];
}

/** What a card in hand may do: for each site, null where it may be placed, else why not. */
export interface CardMoves {
  readonly card: CardId;
  readonly count: number;
  readonly sites: readonly (RefusalCode | null)[];
  /** What placing it there would complete at once, by site; null where nothing. */
  readonly completes: readonly ('rocket' | 'technology' | 'retrofit' | null)[];
}

/** What one seat may know and do: the public view, its own hand and its legal moves. */
export interface SeatView extends PublicView {
  readonly seat: Seat;
  readonly hand: readonly CardMoves[];
  /** Ready Rockets that this seat may launch now. */
  readonly launchable: readonly { readonly site: SiteId; readonly card: CardId; readonly damage: number }[];
  /** Meteors that may be chosen as targets. */
  readonly targets: readonly Letter[];
  /** What may be added to a launched Rocket's damage, 0 among them. */
  readonly changes: readonly number[];
  /** The target that "launch" alone means (R11); null when it must be named. */
  readonly impliedTarget: Letter | null;
  readonly scrappable: readonly SiteId[];
  readonly mayPass: boolean;
  /** Passing now changes the zone and loses the game (R9). */
  readonly passLoses: boolean;
  readonly mayTimeOut: boolean;
  readonly mayResume: boolean;
  readonly mayMulligan: boolean;
}
