import type { AbilityKind } from './cards/seat-effects.js';
import type { LessonMove } from './lesson/script.js';
import type { CardId, Letter, Millis, Seat, SiteId } from './state.js';

/**
 * Why the rules refuse an action, with what a sentence about it needs. Each code has its words in `text/` under
 * `refusal.<code>`. Refusals are values: only bugs throw.
 */
export type Refusal =
  | { readonly code: 'not-seated' }
  /** Only a robot names an Energy: where talk is open, and once a zone. */
  | { readonly code: 'may-not-name' }
  | { readonly code: 'seat-taken' }
  | { readonly code: 'table-full' }
  | { readonly code: 'already-started' }
  | { readonly code: 'not-started' }
  | { readonly code: 'game-over' }
  | { readonly code: 'no-such-seat' }
  | { readonly code: 'host-only'; readonly host: Seat }
  | { readonly code: 'already-host' }
  | { readonly code: 'relaxed-is-solo' }
  | { readonly code: 'mulligan-used' }
  | { readonly code: 'mulligan-too-late' }
  /** All play stands still (R10). */
  | { readonly code: 'time-out' }
  | { readonly code: 'no-such-site' }
  /** `held`: the kinds in this seat's hand. */
  | { readonly code: 'card-not-in-hand'; readonly card: CardId; readonly held: readonly CardId[] }
  /** R3: the owner places the first card. */
  | { readonly code: 'owner-first'; readonly site: SiteId; readonly owner: Seat }
  /** R4: a completed Rocket lies there. */
  | { readonly code: 'site-ready'; readonly site: SiteId; readonly card: CardId }
  /** R7: its Rocket is in the open salvo. */
  | { readonly code: 'site-launching'; readonly site: SiteId }
  /** R3: no project can be completed with it. `legal`: kinds in hand that could go there instead. */
  | {
      readonly code: 'no-project';
      readonly site: SiteId;
      readonly card: CardId;
      readonly pile: readonly CardId[];
      readonly legal: readonly CardId[];
    }
  | { readonly code: 'site-empty'; readonly site: SiteId }
  | { readonly code: 'not-your-site'; readonly site: SiteId; readonly owner: Seat }
  /** Nothing that this seat may launch is ready. */
  | { readonly code: 'nothing-ready' }
  | { readonly code: 'not-ready'; readonly site: SiteId }
  | { readonly code: 'choose-site'; readonly sites: readonly SiteId[] }
  | { readonly code: 'no-such-meteor'; readonly target: Letter; readonly legal: readonly Letter[] }
  | { readonly code: 'no-change'; readonly change: number; readonly legal: readonly number[] }
  | { readonly code: 'already-passed' }
  /** R9: this pass would lose the game; the same again, confirmed, does it. */
  | { readonly code: 'confirm-last-pass' }
  /** Advanced: the field has its Boss, or the game has none. */
  | { readonly code: 'no-boss' }
  | { readonly code: 'boss-placed'; readonly boss: string }
  /** Other tables play the same deal: what it is dealt by stays. `day`: it is that day's; null: no day's. */
  | { readonly code: 'shared-deal'; readonly day: string | null }
  /** There is no shared deal for as many as sit here. `legal`: numbers of players. */
  | { readonly code: 'shared-crew'; readonly players: number; readonly legal: readonly number[] }
  /** That day's deal can't be begun any more: its key may be published. */
  | { readonly code: 'past-day'; readonly day: string }
  /** R2: the Boss's place was picked. */
  | { readonly code: 'mulligan-ended' }
  /** A Challenge (`card`, of `holder`) closes that site to this seat. */
  | { readonly code: 'site-closed'; readonly site: SiteId; readonly holder: Seat; readonly challenge: string }
  /** A Challenge of one's own forbids that kind of card; `counts` is what it would lie as. */
  | { readonly code: 'kind-forbidden'; readonly card: CardId; readonly counts: CardId; readonly challenge: string }
  /** The Challenge of a site's owner takes no Rocket of that damage there. */
  | {
      readonly code: 'rocket-forbidden';
      readonly site: SiteId;
      readonly card: CardId;
      readonly holder: Seat;
      readonly challenge: string;
      readonly most: number;
    }
  /** The Challenge asks for a pause between two placements. */
  | { readonly code: 'too-soon'; readonly challenge: string; readonly readyAt: Millis; readonly left: Millis }
  /** That meteor can't be chosen as a target now. */
  | {
      readonly code: 'target-shielded';
      readonly target: Letter;
      readonly boss: string;
      readonly legal: readonly Letter[];
    }
  /** `own`: the ability that this seat has. */
  | { readonly code: 'no-ability'; readonly own: string | null }
  | { readonly code: 'ability-spent'; readonly ability: string; readonly until: 'zone' | 'game' }
  | {
      readonly code: 'ability-target';
      readonly ability: string;
      readonly does: AbilityKind;
      readonly legal: readonly string[];
    }
  | { readonly code: 'hand-full'; readonly most: number; readonly challenge: string }
  | { readonly code: 'robots-off' }
  | { readonly code: 'robot-host' }
  | { readonly code: 'time-out-off' }
  | { readonly code: 'time-out-host-only'; readonly host: Seat }
  | { readonly code: 'already-time-out' }
  | { readonly code: 'no-time-out' }
  /** In a duel the other crew called it, and may end it alone for so long; milliseconds. */
  | { readonly code: 'duel-time-out'; readonly most: Millis }
  /** A lesson waits for another move, and for this one first. */
  | { readonly code: 'lesson-step'; readonly move: LessonMove }
  /** A lesson's robot is on the move. */
  | { readonly code: 'lesson-partner' };

export type RefusalCode = Refusal['code'];
