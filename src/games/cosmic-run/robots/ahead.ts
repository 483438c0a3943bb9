/** How a turn may go on: its dice played to the end by a Pilot's rule, many times, with dice of the robot's own. */
import { TECH_PLACE } from '../catalogue.js';
import { recruitable } from '../places.js';
import { MOST_CRYSTALS } from '../setup.js';
import type { Die, TurnState } from '../state.js';
import { bestCandidate, type Candidate, type Loose } from './candidates.js';
import { PLANET_NUMBERS, type Outlook } from './outlook.js';
import { WEIGHTS } from './weights.js';

/** What a seat does next with its dice: a group of them lies down, or (null) the loose ones are rolled. */
export type DiceStep = Candidate | null;

export const looseOf = ({ dice }: TurnState): Loose => dice.map(({ value, place }) => (place === null ? value : 0));

/** Numbers that a rollout's dice show, one after the other: the same for every option that is compared. */
export type Rolls = () => number;

function rolled(turn: TurnState, next: Rolls): TurnState {
  const dice = turn.dice.map(({ value, place }): Die => {
    const fresh = next();
    return { value: place === null ? fresh : value, place };
  });
  return { ...turn, dice, fresh: true };
}

function assigned(turn: TurnState, { dice: chosen, place }: Candidate): TurnState {
  const dice = turn.dice.map((die, at): Die => (chosen.includes(at) ? { value: die.value, place } : die));
  return { ...turn, dice, fresh: false };
}

const isDone = ({ dice }: TurnState): boolean => dice.every(({ place }) => place !== null);

/** What a Pilot does with its dice, powers aside. */
export function pilotStep(outlook: Outlook): DiceStep {
  const found = bestCandidate(outlook, looseOf(outlook.turn));
  return outlook.turn.fresh || (found.worth > WEIGHTS.further && found.place !== TECH_PLACE) ? found : null;
}

/** What the dice bring as they lie. */
function worthOfDice(outlook: Outlook): number {
  let worth = 0;
  for (const planet of PLANET_NUMBERS) worth += outlook.diceWorth(planet, outlook.done(planet));
  for (const card of recruitable(outlook.view, outlook.turn)) worth += outlook.alienWorth(card);
  const crystals = Math.min(MOST_CRYSTALS, outlook.crystalsToCome);
  return worth + crystals * outlook.crystalWorth;
}

/** What a turn comes to that begins with this step and goes on as a Pilot's. */
export function playedTurn(from: Outlook, step: DiceStep, rolls: Rolls): number {
  let outlook = from;
  for (let next = step; ; next = pilotStep(outlook)) {
    const turn = next === null ? rolled(outlook.turn, rolls) : assigned(outlook.turn, next);
    outlook = outlook.later(turn);
    if (isDone(turn)) return worthOfDice(outlook);
  }
}
