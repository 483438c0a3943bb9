import type { CardId, Letter, Seat, SiteId } from './state.js';

/**
 * Why the rules refuse an action, with what a sentence about it needs. Each code has its words in `text/` under
 * `refusal.<code>`. Refusals are values: only bugs throw.
 */
export type Refusal =
  | { readonly code: 'not-seated' }
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
  | { readonly code: 'no-project'; readonly site: SiteId; readonly card: CardId; readonly pile: readonly CardId[]; readonly legal: readonly CardId[] }
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
  | { readonly code: 'time-out-off' }
  | { readonly code: 'time-out-host-only'; readonly host: Seat }
  | { readonly code: 'already-time-out' }
  | { readonly code: 'no-time-out' };

export type RefusalCode = Refusal['code'];
