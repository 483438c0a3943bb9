import type { TownAction } from '../action.js';
import { buildingNamed, BUILDINGS, RESOURCES, type Amounts, type Face } from '../sheet.js';
import { costOf, type Role, type Town } from '../town.js';
import { bestReroll } from './clover.js';
import { isFace, Model } from './model.js';
import type { Option } from './options.js';
import type { Player, Situation, Thought } from './robot.js';
import { bestBonusSetting, bestSetting } from './rollout.js';
import { bestOrder, chosenOption } from './judge.js';
import { bestBonusUse, bestBuild, bestStrike, FREE, leastCrater, leastLoss, sellIfWorth } from './turns.js';
import type { Worths } from './worths.js';

/** Tries of each re-roll before a clover is spent. */
const SAMPLES = 4;

const idAt = (index: number): string => BUILDINGS[index]?.id ?? '';
const face = (number: number): Face => (isFace(number) ? number : 1);

export const diceOf = ({ dice }: Town): number[] => dice.map(({ value }) => value);

/** The action that an option stands for. */
export function assigning(seat: number, { meteorDice, modifier, changed, sign }: Option): TownAction {
  const roles = [0, 1, 2, 3].map((die): Role =>
    die === modifier ? 'modifier' : meteorDice.includes(die) ? 'meteor' : 'town',
  );
  return { type: 'assign', seat, roles, modifier: changed < 0 ? null : { slot: changed + 1, sign } };
}

/** Sets the first die that waits for it, or rolls dice again with a clover; null: neither. */
export function readyDice(
  { seat, town, choices, random }: Situation,
  worths: Worths,
  samples: number,
): TownAction | null {
  const model = Model.of(town);
  const [open] = choices.set;
  if (open !== undefined) {
    const value = bestSetting(model, diceOf(town), open - 1, worths);
    return { type: 'set', seat, slot: open, value: face(value) };
  }
  if (choices.reroll.length === 0) return null;
  const dice = bestReroll(model, diceOf(town), worths, samples, random);
  return dice === null ? null : { type: 'reroll', seat, slots: dice.map((die) => die + 1) };
}

function atStrike({ seat, town, choices }: Situation, worths: Worths): TownAction {
  const model = Model.of(town);
  const [first] = choices.strikes;
  if (first === undefined) return { type: 'write', seat, number: face(bestStrike(model, choices.write, worths)) };
  const { meteor, buildings, craters } = first;
  const building = buildings.length === 0 ? null : idAt(leastLoss(model, meteor, worths));
  const crater = craters.length === 0 ? null : face(leastCrater(model, meteor, worths) + 1);
  return { type: 'strike', seat, meteor, building, crater };
}

function selling(town: Town, price: number, goods: Amounts, worths: Worths): Amounts | null {
  const model = Model.of(town);
  const sold = RESOURCES.filter((resource, at) => (goods[resource] ?? 0) > 0 && sellIfWorth(model, at, price, worths));
  return sold.length === 0 ? null : Object.fromEntries(sold.map((resource) => [resource, goods[resource]]));
}

/** Gains first, then what builds, then sales. */
const USE_ORDER = ['gain', 'build', 'sell'];

function useNext({ seat, town, choices }: Situation, worths: Worths, forced: number): TownAction {
  const [use] = [...choices.uses].sort((a, b) => USE_ORDER.indexOf(a.kind) - USE_ORDER.indexOf(b.kind));
  if (use === undefined) return { type: 'skip', seat, building: null };
  const { building } = use;
  if (use.kind === 'gain') return { type: 'gain', seat, building };
  if (use.kind === 'sell') {
    const goods = selling(town, use.price, use.goods, worths);
    return goods === null ? { type: 'skip', seat, building } : { type: 'sell', seat, building, goods };
  }
  const wanted = idAt(forced);
  const best = use.builds.some((choice) => choice.building === wanted)
    ? wanted
    : idAt(forced === -1 ? -1 : bestBuild(Model.of(town), worths));
  // A town of earlier rules may have costs that the model doesn't know.
  if (!use.builds.some((choice) => choice.building === best)) return { type: 'skip', seat, building };
  return { type: 'build', seat, building: best, payment: payment(town, best, worths) };
}

/** With the Train Station what is missing comes from what is worth least. */
function payment(town: Town, building: string, worths: Worths): Amounts {
  const named = buildingNamed(building);
  const price = named === undefined ? {} : costOf(town, named);
  const cost = RESOURCES.map((resource) => price[resource] ?? 0);
  const left = RESOURCES.map((resource) => town.stock[resource]);
  const paid = RESOURCES.map((_, at) => Math.min(left[at] ?? 0, cost[at] ?? 0));
  const total = (list: readonly number[]): number => list.reduce((sum, amount) => sum + amount, 0);
  for (let missing = total(cost) - total(paid); missing > 0; missing -= 1) {
    const rest = RESOURCES.map((_, at) => at).filter((at) => (left[at] ?? 0) > (paid[at] ?? 0));
    const least = rest.reduce(
      (a, b) => ((worths.resources[b] ?? 0) < (worths.resources[a] ?? 0) ? b : a),
      rest[0] ?? 0,
    );
    paid[least] = (paid[least] ?? 0) + 1;
  }
  return Object.fromEntries(RESOURCES.map((resource, at) => [resource, paid[at] ?? 0]));
}

function useBonus(situation: Situation, worths: Worths): TownAction {
  const { seat, town, choices } = situation;
  const best = idAt(bestBonusUse(Model.of(town), town.column ?? 0, worths));
  const uses = choices.uses.filter(({ building }) => building === best);
  if (uses.length === 0) return { type: 'skip', seat, building: null };
  return useNext({ ...situation, choices: { ...choices, uses } }, worths, FREE);
}

/** What a Mayor does once the dice have their roles; `forced`: what to build first, an index, −1 for nothing, `FREE`. */
export function afterRoles(situation: Situation, worths: Worths, forced: number): TownAction {
  const { seat, town, choices } = situation;
  if (town.step === 'strike') return atStrike(situation, worths);
  const [open] = choices.set;
  if (open !== undefined)
    return { type: 'set', seat, slot: open, value: face(bestBonusSetting(Model.of(town), worths)) };
  if (choices.uses.length > 0)
    return town.step === 'bonus' ? useBonus(situation, worths) : useNext(situation, worths, forced);
  if (choices.columns.length > 0) {
    const [first = 1] = bestOrder(Model.of(town), town.columns, worths, forced);
    return { type: 'activate', seat, column: face(first) };
  }
  return choices.mayRollBonus ? { type: 'roll-bonus', seat } : { type: 'next', seat };
}

/** Takes, for each roll, the assignment whose result is worth most and that leaves no column idle for little. */
export const mayorWith =
  (worths: Worths): Player =>
  (situation, memory): Thought => {
    const { seat, town } = situation;
    if (town.step !== 'dice') return { action: afterRoles(situation, worths, FREE), memory };
    const ready = readyDice(situation, worths, SAMPLES);
    const action = ready ?? assigning(seat, chosenOption(Model.of(town), diceOf(town), worths));
    return { action, memory };
  };
