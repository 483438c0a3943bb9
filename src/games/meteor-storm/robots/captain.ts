import type { Random } from '../../shared/random.js';
import type { Target } from '../action.js';
import type { PlayAction } from '../actions/in-play.js';
import { retreatsOf, unitsOfSide, type Shot } from '../board.js';
import { cardOf, type CommandCard } from '../cards/command.js';
import type { Hex } from '../hexes.js';
import { reachOf } from '../moves.js';
import { cardInPlay, orderable, orderedBy } from '../orders.js';
import { sideOf } from '../checks.js';
import type { CardId, Seat, Unit, UnitId } from '../state.js';
import { tilesInSight, unitsInSight } from '../targets.js';
import type { SeatView } from '../view.js';
import { danger, worthOfMove, worthOfPlace, worthOfTile, worthOfUnit } from './worth.js';

/** The best order for one unit, and its worth in points. */
interface Idea {
  readonly worth: number;
  readonly unit: UnitId;
  readonly to: Hex;
  readonly target: Target | null;
}

/** The worth, in points, of a marker that a move removes, beside the new place. */
const MARKER_GONE = 0.1;
/** The worth, in points, of a marker that a card removes. */
const MARKER_CLEARED = 0.3;

/** What it costs to play a card that orders nobody: the turn is lost, though better cards stay in hand. */
const ORDERS_NOBODY = 1;

/** The default robot: adds up, for each card in hand, the best that its units could do; then orders greedily. */
export function captain(view: SeatView, _random: Random): PlayAction | null {
  const { seat, phase } = view;
  if (seat === null || phase !== 'play') return null;
  if (view.retreat !== null) return answer(view, seat);
  if (view.active !== seat) return null;
  return view.card === null ? chooseCard(view, seat) : chooseOrder(view, seat);
}

/** Ignores what it may; otherwise retires only a unit on its last hit, and where no meteor comes if it can. */
function answer(view: SeatView, seat: Seat): PlayAction | null {
  const unit = view.retreat === null ? undefined : view.units[view.retreat.unit];
  if (unit === undefined || unit.side !== seat) return null;
  if (view.retreat?.ignorable === true) return { type: 'retire', seat, to: 'ignore' };
  const ways = unit.left > 1 ? [] : retreatsOf(view, unit);
  const [to] = ways.sort((a, b) => danger(view, a) - danger(view, b));
  return { type: 'retire', seat, to: to ?? null };
}

function chooseCard(view: SeatView, seat: Seat): PlayAction | null {
  let best: { readonly id: CardId; readonly worth: number } | null = null;
  const known = new Map<string, number>();
  for (const id of new Set(view.hand)) {
    const card = cardOf(id);
    if (card === undefined) continue;
    const worth = worthOfCard(view, seat, card, known);
    if (best === null || worth > best.worth) best = { id, worth };
  }
  return best === null ? null : { type: 'play', seat, card: best.id };
}

/** `known`: what units could do at most under cards alike, so that no unit is thought about twice. */
function worthOfCard(view: SeatView, seat: Seat, card: CommandCard, known: Map<string, number>): number {
  const side = sideOf(seat);
  const ordered = orderedBy(view, card, side);
  const worths = ordered.map((id) => {
    const key = `${id} ${card.move ?? 0} ${card.dice ?? 0} ${card.noCombat ?? false}`;
    const worth = known.get(key) ?? bestIdea(view, id, card)?.worth ?? 0;
    known.set(key, worth);
    return Math.max(0, worth);
  });
  const sum = worths
    .sort((a, b) => b - a)
    .slice(0, card.most)
    .reduce((total, worth) => total + worth, 0);
  const marked = card.clearsAlerts === true ? unitsOfSide(view, side).filter((unit) => unit.marked).length : 0;
  return sum + marked * MARKER_CLEARED - (card.keep ?? 0) - (ordered.length === 0 ? ORDERS_NOBODY : 0);
}

function chooseOrder(view: SeatView, seat: Seat): PlayAction {
  const card = cardInPlay(view);
  let best: Idea | null = null;
  if (card !== null)
    for (const id of orderable(view)) {
      const idea = bestIdea(view, id, card);
      if (idea !== null && (best === null || idea.worth > best.worth)) best = idea;
    }
  if (best === null || best.worth < 0) return { type: 'done', seat };
  return { type: 'order', seat, unit: best.unit, to: best.to, target: best.target };
}

/** The best (move, target) of a unit under a card. */
function bestIdea(view: SeatView, id: UnitId, card: CommandCard): Idea | null {
  const unit = view.units[id];
  if (unit === undefined) return null;
  const stays = worthOfPlace(view, unit, unit.hex);
  let best: Idea | null = null;
  for (const to of reachOf(view, unit, card.move ?? 0)) {
    const idea = ideaAt(view, unit, to, card, stays);
    if (best === null || idea.worth > best.worth) best = idea;
  }
  return best;
}

function ideaAt(view: SeatView, unit: Unit, to: Hex, card: CommandCard, stays: number): Idea {
  const place = worthOfMove(view, unit, to, stays);
  const leavesMarked = unit.marked && to !== unit.hex;
  if (leavesMarked) return { worth: place + MARKER_GONE, unit: unit.id, to, target: null };
  if (card.noCombat === true) return { worth: place, unit: unit.id, to, target: null };
  const shot = bestShot(view, { unit, from: to, bonus: card.dice ?? 0 });
  return { worth: place + shot.worth, unit: unit.id, to, target: shot.target };
}

function bestShot(view: SeatView, shot: Shot): { readonly worth: number; readonly target: Target | null } {
  let worth = 0;
  let target: Target | null = null;
  for (const enemy of unitsInSight(view, shot)) {
    const value = worthOfUnit(view, shot, enemy);
    if (value > worth) [worth, target] = [value, { unit: enemy.id }];
  }
  for (const tile of tilesInSight(view, shot)) {
    const value = worthOfTile(view, shot, tile);
    if (value > worth) [worth, target] = [value, { tile: tile.id }];
  }
  return { worth, target };
}
