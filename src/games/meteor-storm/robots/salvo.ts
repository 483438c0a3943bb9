import { UNITS } from '../cards/units.js';
import type { Unit } from '../state.js';
import { atLeast, hitChance } from '../targets.js';
import type { Weights } from './weights.js';

/** What so many dice at a unit are worth to who rolls them: the chance to eliminate it, and a share of the damage otherwise. */
export function worthOfSalvo(weights: Weights, target: Unit, dice: number): number {
  const chance = hitChance(target, false);
  const { points, hits } = UNITS[target.kind];
  const kill = atLeast(dice, target.left, chance);
  const damage = Math.min(dice * chance, target.left) / hits;
  return points * (kill + (1 - kill) * weights.shareOfDamage * damage);
}
