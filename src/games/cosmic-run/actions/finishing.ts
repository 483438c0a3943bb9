/** Step 3: moves, recruits, retirements, the end of the turn. */
import type { Of } from '../action.js';
import { alienKind } from '../catalogue.js';
import type { Decision } from '../decision.js';
import { earlyStop, moveLength, moveShip, shipOf } from '../flow/movement.js';
import { canThrust, finishActions, goesOnWithout, recruitAlien } from '../flow/settle.js';
import { endTurn } from '../flow/turn.js';
import { stepRefusal } from '../checks.js';
import type { Refusal } from '../refusal.js';
import { MOST_ALIENS } from '../setup.js';

/** A ship moves as far as its dice have earned; the planets in any order, each once (CR3). */
export function move(decision: Decision, { seat, planet, early }: Of<'move'>): Refusal | null {
  const { state } = decision;
  const refusal = stepRefusal(state, seat, 'actions');
  if (refusal !== null) return refusal;
  const { moves } = decision.turn;
  const pending = moves.find((each) => each.planet === planet);
  if (pending === undefined) return { code: 'nothing-to-move', planet, legal: moves.map((each) => each.planet) };
  const stop = early ? earlyStop(state, seat, planet, pending.spaces) : null;
  if (early && stop === null) return { code: 'no-early-stop', planet };
  const spaces = stop === null ? moveLength(state, seat, planet, pending.spaces) : stop - shipOf(state, seat, planet);
  moveShip(decision, { seat, planet, spaces, by: 'dice' });
  return null;
}

/** One alien of several that want to come while there is too little room (CR8). */
export function recruit(decision: Decision, { seat, card }: Of<'recruit'>): Refusal | null {
  const refusal = stepRefusal(decision.state, seat, 'actions');
  if (refusal !== null) return refusal;
  const { moves, recruits } = decision.turn;
  if (!recruits.includes(card)) return { code: 'not-recruiting', card };
  if (moves.length > 0) return { code: 'move-first', planets: moves.map(({ planet }) => planet) };
  const { aliens = [] } = decision.state.players[seat] ?? {};
  if (aliens.length >= MOST_ALIENS) return { code: 'no-room', card };
  recruitAlien(decision, card);
  return null;
}

/** An alien leaves the game for its points; as often as wanted (CR7). */
export function retire(decision: Decision, { seat, card }: Of<'retire'>): Refusal | null {
  const refusal = stepRefusal(decision.state, seat, 'actions');
  if (refusal !== null) return refusal;
  if (decision.state.players[seat]?.aliens.includes(card) !== true) return { code: 'not-held', card };
  decision.emit({ type: 'retired', seat, card, points: alienKind(card).retire });
  return null;
}

/** Does what is left of step 3, and ends the turn, unless crystals of this turn can pay for Thrusters only now (CR9). */
export function endOwnTurn(decision: Decision, { seat }: Of<'end-turn'>): Refusal | null {
  const refusal = stepRefusal(decision.state, seat, 'actions');
  if (refusal !== null) return refusal;
  const { state, turn } = decision;
  const goesOn = goesOnWithout(state, turn);
  finishActions(decision);
  if (goesOn && canThrust(decision.state, seat)) return null;
  endTurn(decision);
  return null;
}
