import type { Card } from '../catalogue.js';
import { cardOf, challengeOf, powerOf } from '../catalogue.js';
import type { SeatEffect } from '../cards/seat-effects.js';
import { effectOfCard } from '../effects.js';
import type { CardId, Seat, SiteId } from '../state.js';
import type { PublicView, SeatView } from '../view/seat.js';

/**
 * What Powers and Challenges mean for a robot, by kind of effect. Everyone sees them, so all robots conclude the same.
 */
type EffectOf<K extends SeatEffect['kind']> = Extract<SeatEffect, { readonly kind: K }>;

/** A seat's effects of that kind, its Challenge's first (R17). A seat that left has none. */
export function seatEffectsOf<K extends SeatEffect['kind']>(
  view: PublicView,
  seat: Seat | null,
  kind: K,
): readonly EffectOf<K>[] {
  const cards = view.advanced?.seats.find((other) => other.seat === seat);
  if (cards === undefined || !view.seats.some((other) => other.seat === seat && other.status === 'in')) return [];
  return [challengeOf(cards.challenge ?? ''), powerOf(cards.power ?? '')].flatMap((card) =>
    (card?.effects ?? []).filter((effect): effect is EffectOf<K> => effect.kind === kind),
  );
}

export const seatEffectOf = <K extends SeatEffect['kind']>(
  view: PublicView,
  seat: Seat | null,
  kind: K,
): EffectOf<K> | null => seatEffectsOf(view, seat, kind)[0] ?? null;

function comesAfter(view: PublicView, seat: Seat): Seat | undefined {
  const at = view.seats.findIndex((other) => other.seat === seat);
  return view.seats[(at + 1) % view.seats.length]?.seat;
}

const apart = (view: PublicView, holder: Seat, other: Seat): boolean =>
  seatEffectOf(view, holder, 'apart-from-next') !== null && comesAfter(view, holder) === other;

/** Whether a Challenge keeps a seat from the sites of another. */
export const keptFrom = (view: PublicView, seat: Seat, owner: Seat | null): boolean =>
  owner !== null &&
  owner !== seat &&
  (seatEffectOf(view, owner, 'sites-closed') !== null || apart(view, owner, seat) || apart(view, seat, owner));

/** Whether a Challenge keeps a card from a seat. */
export function cannotLay(view: PublicView, seat: Seat, card: Card | undefined): boolean {
  const forbidden = seatEffectOf(view, seat, 'cannot-place')?.what;
  if (forbidden === undefined || card === undefined || forbidden.kind !== card.kind) return false;
  return forbidden.kind !== 'energy' || (card.kind === 'energy' && card.energy === forbidden.energy);
}

/** How many cards are in the hands of others who may place such a card at a site of that owner, and didn't say that they lack it. */
export function helpingHands(view: SeatView, owner: Seat | null, card: CardId): number {
  const found = cardOf(card);
  return view.seats.reduce(
    (sum, { seat, handSize, named }) =>
      seat === view.seat || named === card || keptFrom(view, seat, owner) || cannotLay(view, seat, found)
        ? sum
        : sum + handSize,
    0,
  );
}

export const ownerOf = (view: PublicView, site: SiteId): Seat | null => view.sites[site]?.owner ?? null;

/** How many of its Energy a Rocket of that cost doesn't need at a site: 0 or 1. */
export const sparedAt = (view: PublicView, site: SiteId, cost: string): number =>
  cost.length >= (seatEffectOf(view, ownerOf(view, site), 'rocket-spares-energy')?.from ?? Infinity) ? 1 : 0;

/** What Technologies and the launcher's Power may add to a Rocket's damage; at a shared site the Technologies alone count. */
export function changesAt(view: PublicView, site: SiteId): { readonly up: number; readonly down: number } {
  const changes = [
    ...view.technologies.flatMap((card) => effectOfCard(card, 'damage-change') ?? []),
    ...seatEffectsOf(view, ownerOf(view, site), 'damage-change'),
  ].map(({ by }) => by);
  return { up: Math.max(0, ...changes), down: Math.max(0, ...changes.map((by) => -by)) };
}

/** Whether an Overkill of a salvo with Rockets of these seats would change no zone. */
export const isAverted = (view: PublicView, seats: readonly Seat[]): boolean =>
  seats.some(
    (seat) =>
      seatEffectOf(view, seat, 'averts-overkill') !== null &&
      view.advanced?.seats.find((other) => other.seat === seat)?.spent === null,
  );

/** How many more cards the crew's hands can hold; no more than `wanted` each. */
export const roomFor = (view: PublicView, wanted: number): number =>
  view.seats.reduce((sum, { seat, status, handSize }) => {
    const most = seatEffectOf(view, seat, 'hand-limit')?.cards ?? Infinity;
    return status === 'in' ? sum + Math.max(0, Math.min(wanted, most - handSize)) : sum;
  }, 0);
