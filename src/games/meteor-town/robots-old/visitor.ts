import type { TownAction } from '../action.js';
import { modifierUses } from '../actions/assign.js';
import type { Use } from '../choices.js';
import type { Random } from '../../shared/random.js';
import { RESOURCES } from '../sheet.js';
import type { Role } from '../town.js';
import type { Player, Situation } from './robot.js';

const pick = <T>(random: Random, list: readonly [T, ...T[]] | readonly T[]): T => list[random.below(list.length)] as T;

function assigning({ seat, town, choices, random }: Situation): TownAction {
  const needs = pick(random, choices.roles);
  const roles = random.shuffle(
    (Object.keys(needs) as Role[]).flatMap((role) => Array.from({ length: needs[role] }, () => role)),
  );
  return { type: 'assign', seat, roles, modifier: pick(random, modifierUses(town.dice, roles)) };
}

function striking({ seat, choices, random }: Situation): TownAction {
  if (choices.strikes.length === 0) return { type: 'write', seat, number: pick(random, choices.write) };
  const { meteor, buildings, craters } = pick(random, choices.strikes);
  return {
    type: 'strike',
    seat,
    meteor,
    building: buildings.length === 0 ? null : pick(random, buildings),
    crater: craters.length === 0 ? null : pick(random, craters),
  };
}

function using({ seat, random }: Situation, use: Use): TownAction {
  const { building } = use;
  if (use.kind === 'gain') return { type: 'gain', seat, building };
  if (use.kind === 'build') {
    if (use.builds.length === 0) return { type: 'skip', seat, building };
    return { type: 'build', seat, building: pick(random, use.builds).building };
  }
  const amounts = RESOURCES.map((resource) => [resource, random.below((use.goods[resource] ?? 0) + 1)] as const);
  const sold = amounts.filter(([, amount]) => amount > 0);
  return sold.length === 0
    ? { type: 'skip', seat, building }
    : { type: 'sell', seat, building, goods: Object.fromEntries(sold) };
}

/** Plays at random, within the rules. Skips nothing that it could use; spends no clovers. */
export const visitor: Player = (situation, memory) => {
  const { seat, town, choices, random } = situation;
  const act = (action: TownAction) => ({ action, memory });
  const [open] = choices.set;
  if (open !== undefined) return act({ type: 'set', seat, slot: open, value: null });
  if (town.step === 'dice') return act(assigning(situation));
  if (town.step === 'strike') return act(striking(situation));
  if (choices.uses.length > 0) return act(using(situation, pick(random, choices.uses)));
  if (choices.columns.length > 0) return act({ type: 'activate', seat, column: pick(random, choices.columns) });
  return act(choices.mayRollBonus ? { type: 'roll-bonus', seat } : { type: 'next', seat });
};
