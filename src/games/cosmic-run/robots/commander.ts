import { Random } from '../../shared/random.js';
import type { Action } from '../action.js';
import { usablePower, type UsablePower } from '../catalogue.js';
import type { Die } from '../state.js';
import type { SeatView } from '../view.js';
import { looseOf, pilotStep, playedTurn, type DiceStep, type Rolls } from './ahead.js';
import { bestCandidates } from './candidates.js';
import { Outlook } from './outlook.js';
import { changed, OF_STEP, priceOf, usable, use } from './pilot.js';
import type { Robot } from './robot.js';

/** The Pilot's best groups that are compared, beside rolling and powers. */
const GROUPS = 8;
/** How often each is played to the end of the turn. */
const ROLLOUTS = 24;

/** An action, and what the turn comes to with it. */
interface Option {
  readonly action: Action;
  readonly worth: number;
}

function rollsFrom(seed: number): Rolls {
  const random = new Random([seed, 0x9e3779b9, 0x85ebca6b, 1]);
  for (let warm = 0; warm < 12; warm += 1) random.below(2);
  return () => 1 + random.below(6);
}

/** Seeds of the rollouts' dice: the same for every option of a thought. */
type Luck = readonly number[];

function meanOf(outlook: Outlook, step: DiceStep, luck: Luck): number {
  let sum = 0;
  for (const seed of luck) sum += playedTurn(outlook, step, rollsFrom(seed));
  return sum / luck.length;
}

function stepOption(outlook: Outlook, step: DiceStep, luck: Luck): Option {
  const { seat } = outlook.view;
  const worth = meanOf(outlook, step, luck);
  if (step === null) return { action: { type: 'roll', seat }, worth };
  return { action: { type: 'assign', seat, dice: step.dice, place: step.place, confirmed: true }, worth };
}

const rollAgainOption = (outlook: Outlook, power: UsablePower, luck: Luck): Option => ({
  action: use(outlook, power),
  worth: meanOf(outlook, null, luck) - priceOf(outlook, power),
});

/** The change of a die that a Pilot would make, whatever it costs. */
function changeOption(outlook: Outlook, luck: Luck): Option | null {
  const action = changed(outlook, looseOf(outlook.turn), -Infinity);
  const power = action?.type === 'use' ? usablePower(action.power) : undefined;
  if (action?.type !== 'use' || power === undefined) return null;
  const dice = outlook.turn.dice.map((die, at): Die =>
    at === action.die && action.value !== null ? { value: action.value, place: die.place } : die,
  );
  const after = outlook.later({ ...outlook.turn, dice });
  return { action, worth: meanOf(after, pilotStep(after), luck) - priceOf(outlook, power) };
}

/** What could be done with the dice now; what a Pilot would do comes first. */
function optionsOf(outlook: Outlook, luck: Luck): Option[] {
  const { turn } = outlook;
  const first = pilotStep(outlook);
  const steps: DiceStep[] = [first, ...bestCandidates(outlook, looseOf(turn), GROUPS)];
  if (!turn.fresh && first !== null) steps.push(null);
  const options = steps.map((step) => stepOption(outlook, step, luck));
  const [again] = turn.fresh ? usable(outlook, ['reroll']) : [];
  if (again !== undefined) options.push(rollAgainOption(outlook, again, luck));
  const change = changeOption(outlook, luck);
  return change === null ? options : [...options, change];
}

function atDice(outlook: Outlook, random: Random): Action {
  const luck = Array.from({ length: ROLLOUTS }, () => random.below(0x1_0000_0000));
  return optionsOf(outlook, luck).reduce((best, other) => (other.worth > best.worth ? other : best)).action;
}

/** Plays what a Pilot could do with its dice to the end of the turn, with dice of its own, and takes what comes to most. */
export const commander: Robot = {
  id: 'commander',
  think: (view: SeatView, random) => {
    const { turn } = view;
    if (turn === null || turn.seat !== view.seat) return null;
    const outlook = new Outlook(view, turn);
    return turn.step === 'dice' ? atDice(outlook, random) : OF_STEP[turn.step](outlook, random);
  },
};
