import { realCards } from '../advanced.js';
import type { CardId, GameState, Seat, Site, SiteId } from '../state.js';

/** A copy of `items` with one item changed. */
export function withItem<T>(items: readonly T[], at: number, change: (item: T) => T): readonly T[] {
  const copy = items.slice();
  copy[at] = change(items[at] as T);
  return copy;
}

/** A copy without the first item equal to `item`. */
export function without<T>(items: readonly T[], item: T): readonly T[] {
  const at = items.indexOf(item);
  if (at < 0) return items;
  const copy = items.slice();
  copy.splice(at, 1);
  return copy;
}

const NO_CARDS: readonly CardId[] = [];

export const clearSite = (site: Site): Site => ({ owner: site.owner, pile: NO_CARDS, ready: false });

/** The piles of some sites go to the discard pile. */
export function spend(
  state: GameState,
  sites: readonly SiteId[],
  keep: CardId | null = null,
): Pick<GameState, 'sites' | 'discard'> {
  const piles = sites.flatMap((at) => {
    const site = state.sites[at];
    return site === undefined ? NO_CARDS : realCards(site);
  });
  const spent = keep === null ? piles : without(piles, keep);
  return {
    sites: state.sites.map((site, at) => (sites.includes(at) ? clearSite(site) : site)),
    discard: state.discard.concat(spent),
  };
}

/** Cards go from hands to the discard pile. */
export function discardFromHands(
  state: GameState,
  cards: readonly (readonly [Seat, CardId])[],
): Pick<GameState, 'seats' | 'discard'> {
  return {
    seats: state.seats.map((seat, at) => ({
      ...seat,
      hand: cards.reduce((hand, [from, card]) => (from === at ? without(hand, card) : hand), seat.hand),
    })),
    discard: state.discard.concat(cards.map(([, card]) => card)),
  };
}
