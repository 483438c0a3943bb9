import { CARDS, METEOR_KINDS, cardOf } from '../catalogue.js';
import type { CardId } from '../state.js';
import type { MeteorView, SeatView } from '../view.js';
import type { Memory } from './memory.js';

/** One front that a meteor may have. */
export interface Front {
  readonly size: number;
  readonly trait: string | null;
  readonly chance: number;
}

const frontKey = (band: string, size: number, trait: string | null): string => `${band}-${size}-${trait ?? ''}`;
const KINDS = METEOR_KINDS.map((kind) => ({ ...kind, key: frontKey(kind.band, kind.size, kind.trait) }));

/** What a meteor may be, by what this seat has seen. A card that left unseen is as unknown as one in the deck. */
export function frontsOf(meteor: MeteorView, memory: Memory): readonly Front[] {
  if (meteor.faceUp && meteor.size !== null) return [{ size: meteor.size, trait: meteor.trait, chance: 1 }];
  const seen = new Map<string, number>();
  for (const { band, size, trait } of memory.fronts.values()) {
    const key = frontKey(band, size, trait);
    seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  const left = KINDS.filter(({ band }) => band === meteor.band)
    .map(({ size, trait, copies, key }) => ({ size, trait, copies: copies - (seen.get(key) ?? 0) }))
    .filter(({ copies }) => copies > 0);
  const total = left.reduce((sum, { copies }) => sum + copies, 0);
  return left.map(({ size, trait, copies }) => ({ size, trait, chance: copies / total }));
}

/** Resource cards that this seat has not seen: they are in other hands or in the deck. */
export interface Unseen {
  readonly counts: ReadonlyMap<CardId, number>;
  readonly total: number;
  /** Cards in the other hands. */
  readonly elsewhere: number;
}

export function unseenCards(view: SeatView): Unseen {
  const counts = new Map(CARDS.map(({ id, copies }) => [id, copies]));
  const see = (card: CardId, times: number): void => { counts.set(card, (counts.get(card) ?? 0) - times); };
  for (const card of view.discard) see(card, 1);
  for (const card of view.technologies) see(card, 1);
  for (const { pile } of view.sites) for (const card of pile) see(card, 1);
  for (const { card, count } of view.hand) see(card, count);
  const elsewhere = view.seats.reduce((sum, { seat, handSize }) => sum + (seat === view.seat ? 0 : handSize), 0);
  return { counts, total: elsewhere + view.deckSize, elsewhere };
}

/** How likely the other hands hold at least `count` such cards (independent draws: close enough, and quick). */
export function chanceElsewhere({ counts, total, elsewhere }: Unseen, card: CardId, count: number): number {
  const copies = counts.get(card) ?? 0;
  if (copies < count || total === 0) return 0;
  const expected = (copies / total) * elsewhere;
  const none = Math.exp(-expected);
  return count === 1 ? 1 - none : Math.max(0, 1 - none * (1 + expected)) ** (count - 1);
}

/** A card's cost, as letters; none for Energy. */
export function costOf(id: CardId): string {
  const card = cardOf(id);
  return card === undefined || card.kind === 'energy' ? '' : card.cost;
}
