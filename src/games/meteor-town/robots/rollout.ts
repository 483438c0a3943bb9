/** Rollouts on a model: whole turns with random dice, since a robot doesn't know the true ones. */
import { TURNS } from '../sheet.js';
import { isStanding, Model, OBSERVATORY } from './model.js';
import { sharedOptionsFor, type Option } from './options.js';
import { bestOf, judge } from './judge.js';
import { bonusUse, Course, FREE, use } from './turns.js';
import type { Worths } from './worths.js';

/** A random die, 1–6: the same for the same arguments, so that options are compared with the same dice. */
export function randomDie(luck: number, turn: number, slot: number, count: number): number {
  let mixed = Math.imul(luck ^ Math.imul((turn << 16) | (slot << 8) | count, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0xc2b2ae35);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0x27d4eb2f);
  return (((mixed ^ (mixed >>> 16)) >>> 3) % 6) + 1;
}

const work = new Model();

/** The number that an open die is best set to. */
export function bestSetting(model: Model, dice: readonly number[], at: number, worths: Worths): number {
  const tried = [...dice];
  let best = dice[at] as number;
  let most = -Infinity;
  for (let value = 1; value <= 6; value += 1) {
    tried[at] = value;
    const { worth } = bestOf(model, sharedOptionsFor(tried, model.turn), worths, work);
    if (worth > most) {
      most = worth;
      best = value;
    }
  }
  return best;
}

/** The four dice of a turn: forbidden numbers rolled again, or set. */
function rolled(model: Model, luck: number, worths: Worths): number[] {
  const dice = [0, 0, 0, 0];
  const counts = [0, 0, 0, 0];
  const again = (at: number): number => randomDie(luck, model.turn, at + 1, (counts[at] = (counts[at] as number) + 1));
  for (let at = 0; at < 4; at += 1) dice[at] = again(at);
  if (model.strike === 0) return dice;
  const sets = isStanding(model, OBSERVATORY);
  for (let at = 0; at < 4; at += 1) {
    if (dice[at] !== model.strike) continue;
    if (sets) dice[at] = bestSetting(model, dice, at, worths);
    else while (dice[at] === model.strike) dice[at] = again(at);
  }
  return dice;
}

/** The number of 1–6 that a bonus die is best set to. */
export function bestBonusSetting(model: Model, worths: Worths): number {
  let best = 1;
  let most = -Infinity;
  for (let value = 1; value <= 6; value += 1) {
    const { worth } = bonusUse(model, value, worths);
    if (worth > most) {
      most = worth;
      best = value;
    }
  }
  return best;
}

function useBonusDice(model: Model, forbidden: number, dice: number, luck: number, worths: Worths): void {
  for (let die = 0; die < dice; die += 1) {
    let count = 0;
    let value = randomDie(luck, model.turn, 5 + die, count);
    if (forbidden > 0 && value === forbidden) {
      if (isStanding(model, OBSERVATORY)) value = bestBonusSetting(model, worths);
      else while (value === forbidden) value = randomDie(luck, model.turn, 5 + die, (count += 1));
    }
    const { building } = bonusUse(model, value, worths);
    if (building >= 0) use(model, building, worths, new Course());
  }
}

/** Uses the bonus dice of a turn whose columns are used, and ends it. */
function endTurn(after: Model, forbidden: number, bonusDice: number, luck: number, worths: Worths): Model {
  useBonusDice(after, forbidden, bonusDice, luck, worths);
  after.turn += 1;
  return after;
}

/** Plays an option and the bonus dice it brings to the end of its turn. */
export function playOption(model: Model, option: Option, luck: number, worths: Worths, forced = FREE): Model {
  const after = new Model();
  judge(model, option, worths, after, forced);
  return endTurn(after, model.strike, option.bonusDice, luck, worths);
}

/** Plays a turn as a Mayor does without clovers, with what it leads to in `into`. */
export function playTurn(model: Model, luck: number, worths: Worths, into: Model): Model {
  const options = sharedOptionsFor(rolled(model, luck, worths), model.turn);
  const { bonusDice } = bestOf(model, options, worths, into);
  return endTurn(into, model.strike, bonusDice, luck, worths);
}

/** Plays on to the end of the game so. */
export function playOn(from: Model, luck: number, worths: Worths): Model {
  let [model, after] = [from, new Model()];
  while (model.turn <= TURNS) [after, model] = [model, playTurn(model, luck, worths, after)];
  return model;
}
