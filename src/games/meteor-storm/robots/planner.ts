import type { Random } from '../../shared/random.js';
import type { Target } from '../action.js';
import type { PlayAction } from '../actions/in-play.js';
import { retreatsOf, unitsOfSide, type Shot } from '../board.js';
import { cardOf, type CommandCard } from '../cards/command.js';
import { sideOf } from '../checks.js';
import type { Hex } from '../hexes.js';
import { reachOf } from '../moves.js';
import { cardInPlay, orderable, orderedBy } from '../orders.js';
import type { CardId, Seat, Unit, UnitId } from '../state.js';
import { tilesInSight, unitsInSight } from '../targets.js';
import type { SeatView } from '../view.js';
import type { Weights } from './weights.js';
import { danger, worthOfMove, worthOfPlace, worthOfTile, worthOfUnit } from './worth.js';

/** The best order for one unit, and its worth in points. */
interface Idea {
  readonly worth: number;
  readonly unit: UnitId;
  readonly to: Hex;
  readonly target: Target | null;
}

/** What it costs to play a card that orders nobody: the turn is lost, though better cards stay in hand. */
const ORDERS_NOBODY = 1;

/** A robot that adds up, for each card in hand, the best that its units could do; then orders greedily. */
export const planner =
  (weights: Weights) =>
  (view: SeatView, _random: Random): PlayAction | null => {
    const { seat, phase } = view;
    if (seat === null || phase !== 'play') return null;
    const plan = new Plan(weights, view, seat);
    if (view.retreat !== null) return plan.answer();
    if (view.active !== seat) return null;
    return view.card === null ? plan.chooseCard() : plan.chooseOrder();
  };

/** One decision of a robot. */
class Plan {
  /** What units could do at most, by what a card lets them do: cards alike need no second thought. */
  readonly #known = new Map<string, number>();

  constructor(
    private readonly weights: Weights,
    private readonly view: SeatView,
    private readonly seat: Seat,
  ) {}

  /** Ignores a red alert if it may; otherwise retires where that is worth more than to stay, marked. */
  answer(): PlayAction | null {
    const { retreat, units } = this.view;
    const unit = retreat === null ? undefined : units[retreat.unit];
    if (unit === undefined || unit.side !== this.seat) return null;
    return { type: 'retire', seat: this.seat, to: retreat?.ignorable === true ? 'ignore' : this.#retreat(unit) };
  }

  #retreat(unit: Unit): Hex | null {
    const { weights, view } = this;
    const ways = retreatsOf(view, unit);
    if (weights.markerTaken === null) {
      const [safest] = ways.sort((a, b) => danger(weights, view, a) - danger(weights, view, b));
      return unit.left > 1 ? null : (safest ?? null);
    }
    let best: Hex | null = null;
    let worth = worthOfPlace(weights, view, { ...unit, marked: true }, unit.hex) - weights.markerTaken;
    for (const to of ways) {
      const there = worthOfPlace(weights, view, unit, to);
      if (there > worth) [best, worth] = [to, there];
    }
    return best;
  }

  chooseCard(): PlayAction | null {
    let best: { readonly id: CardId; readonly worth: number } | null = null;
    for (const id of new Set(this.view.hand)) {
      const card = cardOf(id);
      if (card === undefined) continue;
      const worth = this.#worthOfCard(card);
      if (best === null || worth > best.worth) best = { id, worth };
    }
    return best === null ? null : { type: 'play', seat: this.seat, card: best.id };
  }

  #worthOfCard(card: CommandCard): number {
    const side = sideOf(this.seat);
    const ordered = orderedBy(this.view, card, side);
    const sum = ordered
      .map((id) => Math.max(0, this.#worthUnder(card, id)))
      .sort((a, b) => b - a)
      .slice(0, card.most)
      .reduce((total, worth) => total + worth, 0);
    const marked = card.clearsAlerts === true ? unitsOfSide(this.view, side).filter((unit) => unit.marked).length : 0;
    return sum + marked * this.weights.markerCleared - card.keep - (ordered.length === 0 ? ORDERS_NOBODY : 0);
  }

  #worthUnder(card: CommandCard, id: UnitId): number {
    const key = `${id} ${card.move ?? 0} ${card.dice ?? 0} ${card.noCombat ?? false}`;
    const worth = this.#known.get(key) ?? this.#bestIdea(id, card)?.worth ?? 0;
    this.#known.set(key, worth);
    return worth;
  }

  chooseOrder(): PlayAction {
    const { view, seat } = this;
    const card = cardInPlay(view);
    let best: Idea | null = null;
    if (card !== null)
      for (const id of orderable(view)) {
        const idea = this.#bestIdea(id, card);
        if (idea !== null && (best === null || idea.worth > best.worth)) best = idea;
      }
    if (best === null || best.worth < 0) return { type: 'done', seat };
    return { type: 'order', seat, unit: best.unit, to: best.to, target: best.target };
  }

  /** The best (move, target) of a unit under a card. */
  #bestIdea(id: UnitId, card: CommandCard): Idea | null {
    const unit = this.view.units[id];
    if (unit === undefined) return null;
    const stays = worthOfPlace(this.weights, this.view, unit, unit.hex);
    let best: Idea | null = null;
    for (const to of reachOf(this.view, unit, card.move ?? 0)) {
      const place = worthOfMove(this.weights, this.view, unit, to, stays);
      const idea = this.#ideaAt(unit, to, card, place);
      if (best === null || idea.worth > best.worth) best = idea;
    }
    return best;
  }

  /** `place`: what it is worth to be there. */
  #ideaAt(unit: Unit, to: Hex, card: CommandCard, place: number): Idea {
    const leavesMarked = unit.marked && to !== unit.hex;
    if (leavesMarked) return { worth: place + this.weights.markerGone, unit: unit.id, to, target: null };
    if (card.noCombat === true) return { worth: place, unit: unit.id, to, target: null };
    const shot = this.#bestShot({ unit, from: to, bonus: card.dice ?? 0 });
    return { worth: place + shot.worth, unit: unit.id, to, target: shot.target };
  }

  #bestShot(shot: Shot): { readonly worth: number; readonly target: Target | null } {
    const { weights, view } = this;
    let worth = 0;
    let target: Target | null = null;
    for (const enemy of unitsInSight(view, shot)) {
      const value = worthOfUnit(weights, view, shot, enemy);
      if (value > worth) [worth, target] = [value, { unit: enemy.id }];
    }
    for (const tile of tilesInSight(view, shot)) {
      const value = worthOfTile(weights, view, shot, tile);
      if (value > worth) [worth, target] = [value, { tile: tile.id }];
    }
    return { worth, target };
  }
}
