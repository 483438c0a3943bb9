import type { TownAction } from '../action.js';
import type { Slot } from '../die.js';
import { settleStrike } from '../flow/strike.js';
import type { Refusal, RoleCount } from '../refusal.js';
import { refuse } from '../checks.js';
import type { Face } from '../sheet.js';
import { meteorsNow, type Die, type ModifierUse, type Role, type Town } from '../town.js';
import type { TownTurn } from '../turn.js';
import { openSlots } from './dice.js';

/** Which roles the four dice take, by the turn's meteors. */
const ROLES: Readonly<Record<0 | 1 | 2, readonly RoleCount[]>> = {
  0: [{ town: 3, modifier: 1, meteor: 0 }],
  1: [{ town: 2, modifier: 1, meteor: 1 }],
  2: [
    { town: 1, modifier: 1, meteor: 2 },
    { town: 2, modifier: 0, meteor: 2 },
  ],
};

export const rolesFor = (town: Town): readonly RoleCount[] => ROLES[meteorsNow(town)];

const countOf = (roles: readonly Role[], role: Role): number => roles.filter((other) => other === role).length;

export function rolesFit(town: Town, roles: readonly Role[]): boolean {
  return (
    roles.length === town.dice.length &&
    rolesFor(town).some((needs) => (Object.keys(needs) as Role[]).every((role) => countOf(roles, role) === needs[role]))
  );
}

/** What the Modifier die may do with these roles: null stands for nothing. */
export function modifierUses(dice: readonly Die[], roles: readonly Role[]): (ModifierUse | null)[] {
  const by = dice[roles.indexOf('modifier')]?.value;
  if (by === undefined) return [null];
  const uses = dice.flatMap(({ slot, value }, at) =>
    roles[at] === 'modifier'
      ? []
      : ([1, -1] as const).filter((sign) => inRange(value + sign * by)).map((sign) => ({ slot, sign })),
  );
  return [null, ...uses];
}

const inRange = (value: number): value is Face => value >= 1 && value <= 6;

/** The numbers of the four dice after the modifier. */
export function modified(dice: readonly Die[], roles: readonly Role[], modifier: ModifierUse | null): number[] {
  const by = dice[roles.indexOf('modifier')]?.value ?? 0;
  return dice.map(({ slot, value }) => (modifier?.slot === slot ? value + modifier.sign * by : value));
}

function modifierRefusal(dice: readonly Die[], roles: readonly Role[], modifier: ModifierUse): Refusal | null {
  if (!roles.includes('modifier')) return refuse('no-modifier');
  const legal: Slot[] = dice.filter((_, at) => roles[at] !== 'modifier').map(({ slot }) => slot);
  if (!legal.includes(modifier.slot)) return { code: 'modifier-target', legal };
  const result = modified(dice, roles, modifier)[modifier.slot - 1] ?? 0;
  return inRange(result) && Math.abs(modifier.sign) === 1 ? null : { code: 'modifier-range', result };
}

/** Gives the dice their roles; the strike follows at once. */
export function assign(
  turn: TownTurn,
  { roles, modifier }: Extract<TownAction, { readonly type: 'assign' }>,
): Refusal | null {
  const { town } = turn;
  if (town.step !== 'dice') return { code: 'wrong-step', step: town.step };
  const open = openSlots(town);
  if (open.length > 0) return { code: 'dice-open', slots: open };
  if (!rolesFit(town, roles)) return { code: 'wrong-roles', meteors: meteorsNow(town), needs: rolesFor(town) };
  const refusal = modifier === null ? null : modifierRefusal(town.dice, roles, modifier);
  if (refusal !== null) return refusal;
  const values = modified(town.dice, roles, modifier);
  const withRole = (role: Role): Face[] =>
    values.filter((value, at): value is Face => roles[at] === role && inRange(value));
  turn.emit({
    type: 'assigned',
    roles,
    modifier,
    town: withRole('town'),
    meteors: withRole('meteor'),
    seat: turn.seat,
  });
  settleStrike(turn);
  return null;
}
