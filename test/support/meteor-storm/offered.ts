import {
  cardInPlay,
  mayCombat,
  orderable,
  reachOf,
  retreatsOf,
  targetsFrom,
  type Action,
  type SeatView,
} from '../../../src/games/meteor-storm/index.js';

/** What a view offers, as actions. */
export function offered(view: SeatView): Action[] {
  const mine = view.seat;
  if (mine === null || view.phase !== 'play') return [];
  const asked = view.retreat === null ? undefined : view.units[view.retreat.unit];
  if (asked !== undefined)
    return asked.side !== mine
      ? []
      : [null, ...(view.retreat?.ignorable === true ? (['ignore'] as const) : []), ...retreatsOf(view, asked)].map(
          (to): Action => ({ type: 'retire', seat: mine, to }),
        );
  if (view.active !== mine) return [];
  const cards = view.hand.map((id): Action => ({ type: 'play', seat: mine, card: id }));
  if (view.card === null) return cards;
  const others = view.ordered.length > 0 ? [] : cards.filter((play) => !('card' in play) || play.card !== view.card);
  return [{ type: 'done', seat: mine }, ...others, ...orderable(view).flatMap((id) => ordersOf(view, mine, id))];
}

function ordersOf(view: SeatView, mine: number, id: number): Action[] {
  const ordered = view.units[id];
  if (ordered === undefined) return [];
  return reachOf(view, ordered, cardInPlay(view)?.move ?? 0).flatMap((hex): Action[] => [
    { type: 'move', seat: mine, unit: id, to: hex },
    ...(mayCombat(view, ordered, hex) ? targetsFrom(view, ordered, hex) : []).map((choice): Action => ({
      type: 'order',
      seat: mine,
      unit: id,
      to: hex,
      target: choice.target,
    })),
  ]);
}
