import { isLost, unitsOfSide } from './board.js';
import { cardOf, type CommandCard, type Orders } from './cards/command.js';
import { distance, sectionOf, type Side } from './hexes.js';
import type { Board, CardId, Position, Unit, UnitId } from './state.js';

type Finder<K extends Orders['kind']> = (
  board: Board,
  orders: Extract<Orders, { readonly kind: K }>,
  side: Side,
) => (unit: Unit) => boolean;

/** Whom each kind of card orders. */
const FINDERS: { readonly [K in Orders['kind']]: Finder<K> } = {
  sections:
    (_board, { sections }, side) =>
    (unit) =>
      sections.includes(sectionOf(unit.hex, side)),
  units:
    (_board, { units }) =>
    (unit) =>
      units.includes(unit.kind),
  'near-flagship': (board, { within }, side) => {
    const flagship = board.units.find((unit) => unit.side === side && unit.kind === 'flagship' && !isLost(unit));
    return (unit) => flagship !== undefined && distance(unit.hex, flagship.hex) <= within;
  },
  anywhere: () => () => true,
};

/** The units of a side that a card could order just now, whether or not it may order so many. */
export function orderedBy(board: Board, card: CommandCard, side: Side): UnitId[] {
  // The cast is safe: the type of the map ties each kind to its finder.
  const finder = FINDERS[card.orders.kind] as Finder<Orders['kind']>;
  return unitsOfSide(board, side)
    .filter(finder(board, card.orders, side))
    .map(({ id }) => id);
}

/** How many units a card would order at most just now. */
export function orderCount(board: Board, id: CardId, side: Side): number {
  const card = cardOf(id);
  return card === undefined ? 0 : Math.min(card.most, orderedBy(board, card, side).length);
}

/** The card in play; null: none yet. */
export const cardInPlay = (position: Position): CommandCard | null =>
  position.card === null ? null : (cardOf(position.card) ?? null);

/** Units that may be given an order now. */
export function orderable(position: Position): UnitId[] {
  const card = cardInPlay(position);
  if (card === null || position.retreat !== null || position.ordered.length >= card.most) return [];
  return position.eligible.filter((id) => !position.ordered.includes(id) && (position.units[id]?.left ?? 0) > 0);
}
