import { bossOf, challengeOf, powerOf } from './catalogue.js';
import type { BossEffect } from './cards/bosses.js';
import type { SeatEffect } from './cards/seat-effects.js';
import type { CardId, GameState, Meteor, Seat, Site } from './state.js';

type SeatEffectOf<K extends SeatEffect['kind']> = Extract<SeatEffect, { readonly kind: K }>;
type BossEffectOf<K extends BossEffect['kind']> = Extract<BossEffect, { readonly kind: K }>;

/** An effect on a seat, with the card that it comes from. */
export interface Held<E> {
  readonly card: string;
  readonly effect: E;
}

/** A seat's effect of that kind: of its Challenge first (R17). One who left has none. */
export function seatEffect<K extends SeatEffect['kind']>(
  state: GameState,
  seat: Seat | null,
  kind: K,
): Held<SeatEffectOf<K>> | null {
  if (state.advanced === null || seat === null || state.seats[seat]?.status !== 'in') return null;
  const cards = state.advanced.seats[seat];
  for (const card of [challengeOf(cards?.challenge ?? ''), powerOf(cards?.power ?? '')]) {
    const effect = card?.effects.find((one): one is SeatEffectOf<K> => one.kind === kind);
    if (card !== undefined && effect !== undefined) return { card: card.id, effect };
  }
  return null;
}

/** All effects of that kind on a seat: its Challenge's and its Power's. */
export function seatEffects<K extends SeatEffect['kind']>(state: GameState, seat: Seat, kind: K): SeatEffectOf<K>[] {
  const cards = state.advanced?.seats[seat];
  if (cards === undefined) return [];
  return [challengeOf(cards.challenge ?? ''), powerOf(cards.power ?? '')].flatMap((card) =>
    (card?.effects ?? []).filter((one): one is SeatEffectOf<K> => one.kind === kind),
  );
}

/** A meteor's Boss effect of that kind; null: it is no Boss, or has none. */
export function bossEffect<K extends BossEffect['kind']>(meteor: Meteor, kind: K): BossEffectOf<K> | null {
  if (meteor.band !== 'boss') return null;
  return bossOf(meteor.card)?.effects.find((one): one is BossEffectOf<K> => one.kind === kind) ?? null;
}

/** The first meteor on the field with a Boss effect of that kind, and the effect; null: there is none. */
export function fieldEffect<K extends BossEffect['kind']>(
  state: GameState,
  kind: K,
): { readonly meteor: Meteor; readonly effect: BossEffectOf<K> } | null {
  if (state.advanced === null) return null;
  for (const meteor of state.field) {
    const effect = bossEffect(meteor, kind);
    if (effect !== null) return { meteor, effect };
  }
  return null;
}

/** The seat that comes after this one, as it was at the deal (R17). */
export function nextSeat({ seats }: GameState, seat: Seat): Seat {
  for (let step = 1; step < seats.length; step += 1) {
    const other = (seat + step) % seats.length;
    if (seats[other]?.status !== 'empty') return other;
  }
  return seat;
}

/** The cards of a site's pile, each declared Energy as the card that it really is. */
export function realCards({ pile, transmuted }: Site): readonly CardId[] {
  if (transmuted === undefined) return pile;
  const real = [...pile];
  for (const { as, real: card } of transmuted) real[real.indexOf(as)] = card;
  return real;
}
