import { pointsOf } from '../board.js';
import { other, type Side } from '../hexes.js';
import type { EndReason, Outcome } from '../state.js';
import type { Turn } from '../turn.js';

/** Ends the game. `winner` null: nobody wins. */
export function endGame(turn: Turn, result: Outcome['result'], reason: EndReason, winner: Side | null): void {
  const winners = winner === null ? [] : [winner];
  turn.emit({ type: 'ended', result, reason, winners, points: pointsOf(turn.state) });
}

/** Victory at once (MS9), in the other's turn too; of two the active player's. True: the game is over. */
export function checkVictory(turn: Turn): boolean {
  const { phase, active, target } = turn.state;
  if (phase !== 'play') return true;
  const points = pointsOf(turn.state);
  const winner = [active, other(active)].find((side) => points[side] >= target);
  if (winner === undefined) return false;
  endGame(turn, 'won', 'points', winner);
  return true;
}

/** After all turns of both sides: more points win, else it is drawn (MS9). */
export function endByTurns(turn: Turn): void {
  const [a, b] = pointsOf(turn.state);
  if (a === b) endGame(turn, 'drawn', 'turns', null);
  else endGame(turn, 'won', 'turns', a > b ? 0 : 1);
}
