import type { PublicDeal } from '../shared/dealt.js';
import { isIn } from '../shared/lobby.js';
import { pointsOf } from './board.js';
import { sideOf } from './checks.js';
import type { BothSides, CardId, GameState, Options, Outcome, Position, Seat, TileId } from './state.js';

/** One seat as everybody sees it. */
export interface SeatPublic {
  readonly status: 'empty' | 'in' | 'left';
  readonly robot: boolean;
  /** A robot's level, where one was asked for at its seat. */
  readonly level?: string;
  /** Command cards in hand: how many, never which. */
  readonly cards: number;
}

/** What everybody may see: the board and what lies open. Hands, the order of decks and the generator stay secret. */
export interface PublicView extends Position, PublicDeal<Options> {
  readonly host: Seat;
  readonly seats: readonly SeatPublic[];
  readonly points: BothSides;
  readonly unitPoints: BothSides;
  readonly tilePoints: BothSides;
  /** Points that win. */
  readonly target: number;
  /** Meteor tiles that are still to come. */
  readonly stackLeft: number;
  readonly box: readonly TileId[];
  readonly deckLeft: number;
  readonly discard: readonly CardId[];
  readonly outcome: Outcome | null;
}

/** What a seat sees: what everybody sees, and its own hand. */
export interface SeatView extends PublicView {
  /** Null: somebody who plays in no seat looks on. */
  readonly seat: Seat | null;
  readonly hand: readonly CardId[];
}

const NO_CARDS: readonly CardId[] = [];

export function publicView(state: GameState): PublicView {
  return {
    phase: state.phase,
    options: state.options,
    seeded: state.seeded,
    host: state.host,
    seats: state.seats.map(({ status, robot, level }, seat) => ({
      status,
      robot,
      ...(level === undefined ? {} : { level }),
      cards: state.hands[sideOf(seat)].length,
    })),
    active: state.active,
    turn: state.turn,
    card: state.card,
    eligible: state.eligible,
    ordered: state.ordered,
    order: state.order,
    retreat: state.retreat,
    units: state.units,
    tiles: state.tiles,
    features: state.features,
    markers: state.markers,
    points: pointsOf(state),
    unitPoints: state.unitPoints,
    tilePoints: state.tilePoints,
    target: state.target,
    stackLeft: state.stack.length,
    box: state.box,
    deckLeft: state.deck.length,
    discard: state.discard,
    deadline: state.deadline,
    outcome: state.outcome,
    seed: state.phase === 'over' ? state.seed : null,
  };
}

export function viewFor(state: GameState, seat: Seat): SeatView {
  const seated = isIn(state, seat);
  return {
    ...publicView(state),
    seat: seated ? seat : null,
    hand: seated ? state.hands[sideOf(seat)] : NO_CARDS,
  };
}
