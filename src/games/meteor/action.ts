import type { Authority } from '../shared/seat.js';
import type { CardId, Letter, Millis, Mode, Options, Seat, SiteId } from './state.js';

export type { Authority };

/** The options that may be changed in the lobby; an absent one stays as it is. */
export interface LobbyChoice {
  readonly mode?: Mode;
  readonly relaxed?: boolean;
  readonly silence?: Options['silence'];
  readonly powers?: boolean;
  readonly challenges?: boolean;
  readonly robotsAllowed?: boolean;
  readonly robotLevel?: string;
}

/** What a seat, a moderator or the table itself asks of the rules. The table has already mapped people to seats. */
export type Action =
  /** `robot`: a robot's seat, asked for by the host or a moderator (`by`), or by the table itself (none). `kick` takes it out. */
  | {
      readonly type: 'join';
      readonly seat: Seat;
      readonly robot?: true;
      readonly by?: Authority;
      readonly entropy?: string;
    }
  /** A robot says, where talk is open, which Energy it waits for: once a zone. */
  | { readonly type: 'name-energy'; readonly seat: Seat; readonly energy: CardId }
  | { readonly type: 'leave'; readonly seat: Seat }
  | { readonly type: 'kick'; readonly by: Authority; readonly seat: Seat }
  | { readonly type: 'make-host'; readonly by: Authority; readonly seat: Seat }
  | { readonly type: 'configure'; readonly by: Authority; readonly choice: LobbyChoice }
  /** Deals the field; a second time starts the clock (R2). */
  | { readonly type: 'start'; readonly by: Authority }
  | { readonly type: 'mulligan'; readonly seat: Seat }
  /** Advanced: the meteor that a random Boss replaces (R2). */
  | { readonly type: 'choose-boss-place'; readonly by: Authority; readonly letter: Letter }
  /** `target`: a seat's number, a letter, a card or an Energy, as the ability asks; null where it asks for none. */
  | { readonly type: 'use'; readonly seat: Seat; readonly ability: string; readonly target: string | null }
  | { readonly type: 'place'; readonly seat: Seat; readonly card: CardId; readonly site: SiteId }
  | { readonly type: 'scrap'; readonly seat: Seat; readonly site: SiteId }
  /** `sites`: the ready Rockets to launch, in order; none named means the only one that this seat may launch. */
  | {
      readonly type: 'launch';
      readonly seat: Seat;
      readonly target: Letter;
      readonly sites: readonly SiteId[];
      readonly change: number;
    }
  /** `confirmed`: this seat knows that the change of zone loses the game (R9). */
  | { readonly type: 'pass'; readonly seat: Seat; readonly confirmed: boolean }
  | { readonly type: 'time-out'; readonly seat: Seat }
  | { readonly type: 'resume'; readonly seat: Seat }
  | { readonly type: 'end'; readonly by: Authority }
  /** The channel or its server is gone. */
  | { readonly type: 'abandon' }
  /** Time has passed. `aliveAt`: when the process is known to have last run (R1); absent: the timer's own time. */
  | { readonly type: 'tick'; readonly aliveAt?: Millis }
  /** The bot, or its gateway, was away from `since` until now (R1). */
  | { readonly type: 'downtime'; readonly since: Millis };

export type ActionType = Action['type'];
