import type { MeteorBand } from '../cards/meteors.js';
import { CARDS, METEOR_KINDS, cardOf } from '../catalogue.js';
import type { CardId } from '../state.js';
import type { MeteorView, SeatView } from '../view/seat.js';
import type { Memory } from './memory.js';

/** One front that a meteor may have. */
export interface Front {
  readonly size: number;
  readonly trait: string | null;
  readonly chance: number;
}

/**
 * The fronts of a face-down meteor of a band, by what this seat has seen. A card removed unseen counts as in the deck.
 */
export function hiddenFronts(band: MeteorBand, memory: Memory): readonly Front[] {
  const left = METEOR_KINDS.filter((kind) => kind.band === band).map(({ size, trait, copies }) => {
    let seen = 0;
    for (const front of memory.fronts.values())
      if (front.band === band && front.size === size && front.trait === trait) seen += 1;
    return { size, trait, copies: copies - seen };
  });
  const total = left.reduce((sum, { copies }) => sum + Math.max(0, copies), 0);
  return left
    .filter(({ copies }) => copies > 0)
    .map(({ size, trait, copies }) => ({ size, trait, chance: copies / total }));
}

/** The fronts of a Boss whose size is known only from the hits that it survived. */
function hiddenBoss({ letter, low, high }: MeteorView, memory: Memory): readonly Front[] {
  const least = Math.min(high, Math.max(low, (memory.survived.get(letter) ?? 0) + 1));
  const sizes = Array.from({ length: high - least + 1 }, (_, at) => least + at);
  return sizes.map((size) => ({ size, trait: null, chance: 1 / sizes.length }));
}

/** The fronts that a meteor may have, by what this seat has seen. */
export function frontsOf(meteor: MeteorView, memory: Memory): readonly Front[] {
  const { band, size, trait, boss } = meteor;
  if (size !== null) return [{ size, trait, chance: 1 }];
  return boss === null ? hiddenFronts(band, memory) : hiddenBoss(meteor, memory);
}

/** Resource cards that this seat has not seen: they are in other hands or in the deck. */
export interface Unseen {
  readonly counts: ReadonlyMap<CardId, number>;
  readonly total: number;
  /** Cards in the other hands. */
  readonly elsewhere: number;
  /** Another hand that this seat has looked at; not part of the other counts. */
  readonly seen: readonly CardId[];
  /** All cards in the other hands, where hands are open; absent: they are hidden. */
  readonly open?: readonly CardId[];
}

const ALL_CARDS: ReadonlyMap<CardId, number> = new Map(CARDS.map(({ id, copies }) => [id, copies]));

export function unseenCards(view: SeatView): Unseen {
  const counts = new Map(ALL_CARDS);
  const see = (card: CardId, times: number): void => {
    counts.set(card, (counts.get(card) ?? 0) - times);
  };
  for (const card of view.discard) see(card, 1);
  for (const card of view.technologies) see(card, 1);
  for (const { pile, transmuted } of view.sites) {
    for (const card of pile) see(card, 1);
    for (const { as, real } of transmuted) {
      see(as, -1);
      see(real, 1);
    }
  }
  for (const { card, count } of view.hand) see(card, count);
  const elsewhere = view.seats.reduce((sum, { seat, handSize }) => sum + (seat === view.seat ? 0 : handSize), 0);
  const unseen = { counts, total: elsewhere + view.deckSize, elsewhere, seen: view.own?.seen?.hand ?? [] };
  const { openHands } = view;
  return openHands === undefined
    ? unseen
    : { ...unseen, open: openHands.flatMap((hand, seat) => (seat === view.seat ? [] : hand)) };
}

/** The chance that a card seen in a hand is still there. */
const SEEN = 0.9;

/** How likely the other hands hold at least `count` such cards (approximated by independent draws, which is fast). */
export function chanceElsewhere({ counts, total, elsewhere, seen, open }: Unseen, card: CardId, count: number): number {
  if (open !== undefined) return open.filter((other) => other === card).length >= count ? SEEN : 0;
  const copies = counts.get(card) ?? 0;
  if (copies < count || total === 0 || elsewhere === 0) return 0;
  if (seen.length > 0 && seen.filter((other) => other === card).length >= count) return SEEN;
  const expected = (copies / total) * elsewhere;
  const none = Math.exp(-expected);
  return count === 1 ? 1 - none : Math.max(0, 1 - none * (1 + expected)) ** (count - 1);
}

/** A card's cost, as letters; none for Energy. */
export function costOf(id: CardId): string {
  const card = cardOf(id);
  return card === undefined || card.kind === 'energy' ? '' : card.cost;
}
