import type { Random } from '../../shared/random.js';
import { fadeOf, turnsLeft } from './evaluate.js';
import { stockOf, type Model } from './model.js';
import { bestOption } from './judge.js';
import type { Worths } from './worths.js';

/** The clover's place on the resource tracks. */
const CLOVER = 4;
const ALL = 15;

/** Sets of dice (bits) that are worth a try: those that are no Town dice, all, and all but one Town die each. */
function candidates(dice: readonly number[], town: readonly number[]): number[] {
  let kept = 0;
  for (const value of town) {
    const at = dice.findIndex((die, index) => die === value && ((kept >> index) & 1) === 0);
    if (at >= 0) kept |= 1 << at;
  }
  const butOne = [0, 1, 2, 3].filter((at) => ((kept >> at) & 1) === 1).map((at) => ALL & ~(1 << at));
  return [ALL & ~kept, ALL, ...butOne].filter((set) => set !== 0).slice(0, 5);
}

const again = (random: Random, forbidden: number): number => {
  let value = 1 + random.below(6);
  while (value === forbidden) value = 1 + random.below(6);
  return value;
};

/** The dice (0–3) that a clover is best spent on; null: none, on average of `samples` tries. */
export function bestReroll(
  model: Model,
  dice: readonly number[],
  worths: Worths,
  samples: number,
  random: Random,
): readonly number[] | null {
  if (stockOf(model, CLOVER) === 0) return null;
  const now = bestOption(model, dice, worths);
  const fade = Math.max(fadeOf(turnsLeft(model), worths), 0.05);
  let most = worths.clover * fade * (worths.resources[CLOVER] ?? 0) + 0.05;
  let best = 0;
  for (const set of candidates(dice, now.town)) {
    let sum = 0;
    for (let sample = 0; sample < samples; sample += 1) {
      const tried = dice.map((value, at) => (((set >> at) & 1) === 1 ? again(random, model.strike) : value));
      sum += bestOption(model, tried, worths).worth;
    }
    const more = sum / samples - now.worth;
    if (more > most) {
      most = more;
      best = set;
    }
  }
  return best === 0 ? null : [0, 1, 2, 3].filter((at) => ((best >> at) & 1) === 1);
}
