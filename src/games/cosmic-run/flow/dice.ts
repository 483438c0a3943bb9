/** Step 2: rolling, and what happens when the last die is assigned. */
import { standingPower, TECH_PLACE } from '../catalogue.js';
import { PLANETS } from '../cards/planets.js';
import type { Decision } from '../decision.js';
import { lyingAt, recruitable, spacesAt } from '../places.js';
import { DICE, MOST_CRYSTALS } from '../setup.js';
import { Random } from '../../shared/random.js';

/** Step 2 begins: what comes at its start, then the first roll of all six dice. */
export function rollAll(decision: Decision): void {
  const { seat } = decision.turn;
  const { aliens, crystals } = decision.state.players[seat] ?? { aliens: [], crystals: MOST_CRYSTALS };
  if (standingPower(aliens, 'crystal') !== null && crystals < MOST_CRYSTALS)
    decision.emit({ type: 'crystals-changed', seat, change: 1, by: 'alien' });
  rollDice(decision);
}

/** Rolls every die that lies nowhere, one generator call each, the white ones first (CR14). */
export function rollDice(decision: Decision): void {
  const { seat, dice } = decision.turn;
  const random = new Random(decision.state.random);
  const values = Array.from({ length: DICE }, (_, die) =>
    (dice[die]?.place ?? null) === null ? 1 + random.below(6) : null,
  );
  decision.emit({ type: 'rolled', seat, values, random: random.state });
}

/** Step 2 is over: what the dice have earned is counted once, and step 3 begins. Dice that lie nowhere are lost. */
export function beginActions(decision: Decision): void {
  const { state, turn } = decision;
  const { seat, dice } = turn;
  decision.emit({
    type: 'actions-began',
    seat,
    moves: PLANETS.map((planet) => ({ planet: planet.number, spaces: spacesAt(planet, dice) })).filter(
      ({ spaces }) => spaces > 0,
    ),
    recruits: recruitable(state, turn),
    crystals: lyingAt(dice, TECH_PLACE),
  });
}
