import { nextSeat, seatEffect } from './advanced.js';
import { cardOf, type Card } from './catalogue.js';
import type { Forbidden } from './cards/seat-effects.js';
import type { Refusal } from './refusal.js';
import type { CardId, GameState, Millis, Seat, SiteId } from './state.js';

type Matches = {
  readonly [K in Forbidden['kind']]: (what: Extract<Forbidden, { readonly kind: K }>, card: Card) => boolean;
};

const MATCHES: Matches = {
  energy: ({ energy }, card) => card.kind === 'energy' && card.energy === energy,
  technology: (_, card) => card.kind === 'technology',
  rocket: (_, card) => card.kind === 'rocket',
};

/**
 * The card that this one would count as if this seat placed it: its Power may have declared its next Energy another.
 */
export function liesAs(state: GameState, seat: Seat, card: CardId): CardId {
  const armed = state.advanced?.seats[seat]?.armed ?? null;
  return armed !== null && cardOf(card)?.kind === 'energy' ? armed : card;
}

/** The refusal of a Challenge that closes a site to a seat, whatever the card; null: none does. */
export function closedSiteRefusal(state: GameState, seat: Seat, site: SiteId): Refusal | null {
  const owner = state.sites[site]?.owner ?? null;
  if (state.advanced === null || owner === null || owner === seat) return null;
  const own = seatEffect(state, owner, 'sites-closed');
  if (own !== null) return { code: 'site-closed', site, holder: owner, challenge: own.card };
  for (const [holder, other] of [
    [owner, seat],
    [seat, owner],
  ] as const) {
    const apart = seatEffect(state, holder, 'apart-from-next');
    if (apart !== null && nextSeat(state, holder) === other)
      return { code: 'site-closed', site, holder, challenge: apart.card };
  }
  return null;
}

/** The refusal of a Challenge that forbids a card to a seat, or at a site; null: none does. */
export function forbiddenCardRefusal(state: GameState, seat: Seat, card: CardId, site: SiteId): Refusal | null {
  if (state.advanced === null) return null;
  const counts = liesAs(state, seat, card);
  const found = cardOf(counts);
  if (found === undefined) return null;
  const cannot = seatEffect(state, seat, 'cannot-place');
  if (cannot !== null && forbids(cannot.effect.what, found))
    return { code: 'kind-forbidden', card, counts, challenge: cannot.card };
  const holder = state.sites[site]?.owner ?? null;
  const most = seatEffect(state, holder, 'sites-rockets-up-to');
  if (most === null || holder === null || found.kind !== 'rocket' || found.damage <= most.effect.damage) return null;
  return { code: 'rocket-forbidden', site, card, holder, challenge: most.card, most: most.effect.damage };
}

function forbids(what: Forbidden, card: Card): boolean {
  const matches = MATCHES[what.kind] as (what: Forbidden, card: Card) => boolean;
  return matches(what, card);
}

/** The refusal `too-soon` while a Challenge makes a seat wait between two placements; null: it may place now. */
export function placingPauseRefusal(
  state: GameState,
  seat: Seat,
  now: Millis,
): Extract<Refusal, { readonly code: 'too-soon' }> | null {
  const pause = seatEffect(state, seat, 'placing-pause');
  const placedAt = state.advanced?.seats[seat]?.placedAt ?? null;
  if (pause === null || placedAt === null || placedAt + pause.effect.ms <= now) return null;
  const readyAt = placedAt + pause.effect.ms;
  return { code: 'too-soon', challenge: pause.card, readyAt, left: readyAt - now };
}
