/** Whose turn it is, and when the game is over. */
import { HELD_ALIEN_POINTS } from '../setup.js';
import type { Decision } from '../decision.js';
import type { CosmicState, EndReason, FinalScore, Seat } from '../state.js';
import { flipMeteor } from './strike.js';

/** A turn begins with the meteor strike; with no card left, with the dice (CR11). */
export function beginTurn(decision: Decision, seat: Seat, round: number): void {
  decision.emit({ type: 'turn-began', seat, round });
  if (decision.state.meteorDeck.length > 0) flipMeteor(decision);
}

const plays = (state: CosmicState, seat: Seat): boolean => state.seats[seat]?.status === 'in';

/** The turn is over. The next seat of the order that is still played begins; the game ends with a round (CR11, CR13). */
export function endTurn(decision: Decision): void {
  const { seat: after } = decision.turn;
  decision.emit({ type: 'turn-ended', seat: after });
  const { state } = decision;
  const { order, round } = state;
  const next = order.slice(order.indexOf(after) + 1).find((seat) => plays(state, seat));
  if (next !== undefined) {
    beginTurn(decision, next, round);
    return;
  }
  const reason = endOfRound(state);
  const first = order.find((seat) => plays(state, seat));
  if (reason === null && first !== undefined) beginTurn(decision, first, round + 1);
  else endGame(decision, 'won', reason ?? 'all-left');
}

function endOfRound({ planets, meteorDeck }: CosmicState): EndReason | null {
  if (planets.every(({ scored }) => scored !== null)) return 'all-scored';
  return meteorDeck.length === 0 ? 'deck-out' : null;
}

/** The points of one seat, tokens and aliens still held included (CR7, CR12). */
function finalScore({ players }: CosmicState, seat: Seat): FinalScore {
  const player = players[seat];
  if (player === undefined) throw new RangeError(`no player on seat ${seat}`);
  const { points, tokens, discovered } = player;
  const aliens = points.aliens + HELD_ALIEN_POINTS * player.aliens.length;
  const tokenPoints = tokens.reduce((sum, value) => sum + value, 0);
  return {
    seat,
    seatPoints: points.seat,
    planets: points.planets,
    aliens,
    tokens: tokenPoints,
    total: points.seat + points.planets + aliens + tokenPoints,
    discovered,
    tokenValues: tokens,
  };
}

/** Points, then planets discovered, then tokens, then the later seat (CR12). */
function betterOf(best: FinalScore, other: FinalScore): FinalScore {
  const difference =
    other.total - best.total ||
    other.discovered.length - best.discovered.length ||
    other.tokenValues.length - best.tokenValues.length;
  return difference >= 0 ? other : best;
}

export function endGame(decision: Decision, result: 'won' | 'abandoned', reason: EndReason): void {
  const { state } = decision;
  const scores = state.order.map((seat) => finalScore(state, seat));
  const won = result === 'won' && scores.length > 0 ? [scores.reduce(betterOf).seat] : [];
  decision.emit({ type: 'ended', result, reason, winners: won, scores });
}
