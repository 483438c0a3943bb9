import type { Random } from '../../shared/random.js';
import type { PlayAction } from '../actions/in-play.js';
import { retreatsOf } from '../board.js';
import { reachOf } from '../moves.js';
import { cardInPlay, orderable } from '../orders.js';
import type { Seat, Unit } from '../state.js';
import { mayCombat, targetsFrom } from '../targets.js';
import type { SeatView } from '../view.js';

const pick = <T>(items: readonly T[], random: Random): T | undefined => items[random.below(Math.max(1, items.length))];

/** Plays at random, whatever is legal: any card, as many units as it orders, anywhere, at anything. */
export function ensign(view: SeatView, random: Random): PlayAction | null {
  const { seat, phase, hand } = view;
  if (seat === null || phase !== 'play') return null;
  if (view.retreat !== null) return answer(view, seat, random);
  if (view.active !== seat) return null;
  if (view.card !== null) return orderSomeone(view, seat, random);
  const card = pick(hand, random);
  return card === undefined ? null : { type: 'play', seat, card };
}

function answer(view: SeatView, seat: Seat, random: Random): PlayAction | null {
  const unit = view.retreat === null ? undefined : view.units[view.retreat.unit];
  if (unit === undefined || unit.side !== seat) return null;
  const ignoring = view.retreat?.ignorable === true ? (['ignore'] as const) : [];
  return { type: 'retire', seat, to: pick([null, ...ignoring, ...retreatsOf(view, unit)], random) ?? null };
}

function orderSomeone(view: SeatView, seat: Seat, random: Random): PlayAction {
  const id = pick(orderable(view), random);
  const unit = id === undefined ? undefined : view.units[id];
  if (unit === undefined) return { type: 'done', seat };
  const to = pick(reachOf(view, unit, cardInPlay(view)?.move ?? 0), random) ?? unit.hex;
  return { type: 'order', seat, unit: unit.id, to, target: someTarget(view, unit, to, random) };
}

function someTarget(view: SeatView, unit: Unit, to: number, random: Random) {
  if (!mayCombat(view, unit, to)) return null;
  return pick(targetsFrom(view, unit, to), random)?.target ?? null;
}
