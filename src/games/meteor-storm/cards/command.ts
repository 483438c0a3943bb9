import type { Section } from '../hexes.js';
import type { UnitKind } from './units.js';

/** A command card's kind, as `patrol-left`. Cards of one kind are alike. */
export type CardId = string;

/** Whom a card orders: one small function for each kind of this, in `orders.ts`. */
export type Orders =
  /** Units in those sections, as seen from the own side. */
  | { readonly kind: 'sections'; readonly sections: readonly Section[] }
  /** Units of those kinds, wherever they are. */
  | { readonly kind: 'units'; readonly units: readonly UnitKind[] }
  /** The flagship, and units no further from it than that. */
  | { readonly kind: 'near-flagship'; readonly within: number }
  | { readonly kind: 'anywhere' };

export interface CommandCard {
  readonly id: CardId;
  readonly copies: number;
  readonly orders: Orders;
  /** The most units that it orders. */
  readonly most: number;
  /** Hexes that each may move further. */
  readonly move?: number;
  /** Dice that each rolls more. */
  readonly dice?: number;
  /** Units that it orders may not combat. */
  readonly noCombat?: true;
  /** All own red alert markers go as it is played. */
  readonly clearsAlerts?: true;
  /** What keeping it in hand is worth to robots, in points; below 0: they would rather play it than keep it. */
  readonly keep: number;
}

/** All 40 command cards of the house base game: fourteen kinds. */
export const COMMAND_CARDS: readonly CommandCard[] = [
  { id: 'patrol-left', copies: 4, orders: { kind: 'sections', sections: ['left'] }, most: 2, keep: -0.1 },
  { id: 'patrol-centre', copies: 5, orders: { kind: 'sections', sections: ['centre'] }, most: 2, keep: 0.2 },
  { id: 'patrol-right', copies: 4, orders: { kind: 'sections', sections: ['right'] }, most: 2, keep: -0.1 },
  { id: 'assault-left', copies: 2, orders: { kind: 'sections', sections: ['left'] }, most: 4, move: 1, keep: 0.07 },
  { id: 'assault-centre', copies: 3, orders: { kind: 'sections', sections: ['centre'] }, most: 4, keep: 0.52 },
  { id: 'assault-right', copies: 2, orders: { kind: 'sections', sections: ['right'] }, most: 4, move: 1, keep: 0.07 },
  { id: 'both-wings', copies: 3, orders: { kind: 'sections', sections: ['left', 'right'] }, most: 3, keep: 0.3 },
  { id: 'fighter-sweep', copies: 3, orders: { kind: 'units', units: ['fighter'] }, most: 4, move: 1, keep: 0.35 },
  { id: 'destroyer-screen', copies: 3, orders: { kind: 'units', units: ['destroyer'] }, most: 3, keep: 0.08 },
  {
    id: 'heavy-guns',
    copies: 3,
    orders: { kind: 'units', units: ['cruiser', 'flagship'] },
    most: 2,
    dice: 1,
    keep: 0.34,
  },
  { id: 'flag-signal', copies: 3, orders: { kind: 'near-flagship', within: 2 }, most: 4, keep: 0.23 },
  { id: 'full-thrust', copies: 2, orders: { kind: 'anywhere' }, most: 4, move: 2, noCombat: true, keep: 0.2 },
  { id: 'all-clear', copies: 2, orders: { kind: 'anywhere' }, most: 2, clearsAlerts: true, keep: 0.55 },
  { id: 'fire-at-will', copies: 1, orders: { kind: 'anywhere' }, most: 2, dice: 1, keep: 0.57 },
];

const byId: ReadonlyMap<CardId, CommandCard> = new Map(COMMAND_CARDS.map((card) => [card.id, card]));

/** A card by its id; undefined: there is none of that name. */
export const cardOf = (id: CardId): CommandCard | undefined => byId.get(id);

/** The whole deck, unshuffled. */
export const DECK: readonly CardId[] = COMMAND_CARDS.flatMap(({ id, copies }) =>
  Array.from({ length: copies }, () => id),
);
