import type { Refusal } from './refusal.js';
import type { CosmicState, OpenTable, Seat, Step, TurnState } from './state.js';

/** What tells whether a seat may play now. */
export type Playing = Pick<CosmicState, 'phase' | 'seats'> & Pick<OpenTable, 'turn'>;

/** Why this seat may not play just now: game over, not seated, not begun, another's turn. Null: it may. */
export function playRefusal(table: Playing, seat: Seat): Refusal | null {
  if (table.phase === 'over') return { code: 'game-over' };
  if (table.seats[seat]?.status !== 'in') return { code: 'not-seated' };
  if (table.turn === null) return { code: 'not-started' };
  return table.turn.seat === seat ? null : { code: 'not-your-turn', seat: table.turn.seat };
}

/** The same, for what belongs to one step of the turn. */
export const stepRefusal = (table: Playing, seat: Seat, step: Step): Refusal | null =>
  playRefusal(table, seat) ?? wrongStep(table.turn, step);

const wrongStep = (turn: TurnState | null, step: Step): Refusal | null =>
  turn === null || turn.step === step ? null : { code: 'wrong-step', step: turn.step };
