import { isIn, type LobbyRules } from '../shared/lobby.js';
import { cardOf } from './cards/command.js';
import type { Side } from './hexes.js';
import type { Refusal } from './refusal.js';
import type { GameState, Seat } from './state.js';

/** A duel: two seats, robots among them where the table allows it. */
export const lobbyRules = ({ options: { robotsAllowed } }: GameState): LobbyRules => ({
  least: 2,
  most: 2,
  robotsAllowed,
});

/** A seat is a side: 0 is A, 1 is B. */
export const sideOf = (seat: Seat): Side => (seat === 0 ? 0 : 1);

/** Why a seat may do nothing in this game just now; null: it plays. */
function playRefusal(state: GameState, seat: Seat): Refusal | null {
  if (state.phase === 'over') return { code: 'game-over' };
  if (!isIn(state, seat)) return { code: 'not-seated' };
  return state.phase === 'play' ? null : { code: 'not-started' };
}

/** Why a seat may not act in its turn: not in play, the other's turn, an unanswered red alert. Null: it may. */
export function turnRefusal(state: GameState, seat: Seat): Refusal | null {
  const refusal = playRefusal(state, seat);
  if (refusal !== null) return refusal;
  if (state.active !== seat) return { code: 'not-your-turn', active: state.active };
  const asked = state.retreat === null ? undefined : state.units[state.retreat.unit];
  return asked === undefined ? null : { code: 'retreat-open', owner: asked.side, unit: asked.id };
}

/** Why a seat may not give orders: as above, or no card is in play. Null: it may. */
export function ordersRefusal(state: GameState, seat: Seat): Refusal | null {
  const refusal = turnRefusal(state, seat);
  if (refusal !== null) return refusal;
  return state.card === null ? { code: 'card-first' } : null;
}

/** Why a seat may not answer a red alert; null: it has to. */
export function retreatRefusal(state: GameState, seat: Seat): Refusal | null {
  const refusal = playRefusal(state, seat);
  if (refusal !== null) return refusal;
  const asked = state.retreat === null ? undefined : state.units[state.retreat.unit];
  if (asked === undefined) return { code: 'no-retreat' };
  return asked.side === seat ? null : { code: 'not-your-unit', unit: asked.id };
}

/** Why a unit can't be ordered now; null: it can. The unit of the open order counts as orderable. */
export function unitRefusal(state: GameState, seat: Seat, id: number): Refusal | null {
  const unit = state.units[id];
  if (unit === undefined || unit.left <= 0) return { code: 'no-such-unit' };
  if (unit.side !== seat) return { code: 'not-your-unit', unit: id };
  if (state.order?.unit === id) return null;
  if (state.ordered.includes(id)) return { code: 'already-ordered', unit: id };
  const card = state.card ?? '';
  if (!state.eligible.includes(id)) return { code: 'not-ordered-by-card', unit: id, card };
  const most = cardOf(card)?.most ?? 0;
  return state.ordered.length < most ? null : { code: 'no-orders-left', most, card };
}
