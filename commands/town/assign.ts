import {
  modified,
  modifierUses,
  rolesFit,
  type ModifierUse,
  type Role,
  type Town,
  type TownAction,
} from '../../src/games/meteor-town/index.js';
import type { CommandCall } from '../../src/discord/gateway/incoming.js';
import { textOption, type Choice, type Subcommand } from '../../src/discord/interactions/commands.js';
import { needsText } from '../../src/text/meteor-town/index.js';
import { offered, subcommand } from '../define.js';
import { actAndShow, askerOf, type Asker } from './play.js';

/** One use of the dice: roles, and what the modifier does. */
interface Assignment {
  readonly roles: readonly Role[];
  readonly modifier: ModifierUse | null;
  readonly values: readonly number[];
}

const ROLES: readonly Role[] = ['town', 'meteor', 'modifier'];

/** Every way to use the four dice. */
function assignments(town: Town): Assignment[] {
  const roles = town.dice.reduce<Role[][]>((all) => all.flatMap((some) => ROLES.map((role) => [...some, role])), [[]]);
  return roles
    .filter((some) => rolesFit(town, some))
    .flatMap((some) =>
      modifierUses(town.dice, some).map((modifier) => ({
        roles: some,
        modifier,
        values: modified(town.dice, some, modifier),
      })),
    );
}

const withRole = ({ roles, values }: Assignment, role: Role): string =>
  values
    .filter((_, at) => roles[at] === role)
    .sort((a, b) => a - b)
    .join(' ');

const useValue = ({ modifier }: Assignment): string =>
  modifier === null ? 'none' : `${modifier.slot}${modifier.sign > 0 ? '+' : '-'}`;

/** What each option says of an assignment. */
const PARTS = {
  town: (one: Assignment): string => withRole(one, 'town'),
  meteors: (one: Assignment): string => withRole(one, 'meteor'),
  modifier: (one: Assignment): string => {
    const at = one.roles.indexOf('modifier');
    return at < 0 ? 'none' : String(at + 1);
  },
  use: useValue,
} as const;
type Part = keyof typeof PARTS;
const PART_NAMES = Object.keys(PARTS) as Part[];

const normal = (text: string): string =>
  /^[\d ]+$/.test(text) ? [...text.replaceAll(' ', '')].sort().join(' ') : text.trim().toLowerCase();

/** The assignments that fit what is filled in, one option left out of it. */
function fitting(call: CommandCall, { town }: Asker, except: Part | null): Assignment[] {
  const wanted = PART_NAMES.flatMap((part) => {
    const typed = textOption(call, part);
    return part === except || typed === null ? [] : [[part, typed] as const];
  });
  return assignments(town).filter((one) =>
    wanted.every(([part, typed]) =>
      part === 'town' || part === 'meteors' ? PARTS[part](one) === normal(typed) : PARTS[part](one) === typed.trim(),
    ),
  );
}

/** What an option may still be, given the others. */
function partChoices(part: Part, call: CommandCall, asker: Asker | null): readonly Choice[] {
  if (asker === null || asker.choices.roles.length === 0) return [];
  const values = [...new Set(fitting(call, asker, part).map(PARTS[part]))].filter((value) => value !== '').sort();
  return values.map((value) => ({ name: value, value }));
}

const completing =
  (part: Part): NonNullable<Subcommand['complete']>[string] =>
  (call, platform) =>
    partChoices(part, call, askerOf(call, platform));

export const assign: Subcommand = {
  definition: subcommand('assign', 'meteor-town.command.assign.about')
    .addStringOption(offered('town', 'meteor-town.command.assign.town', true))
    .addStringOption(offered('meteors', 'meteor-town.command.assign.meteors', false))
    .addStringOption(offered('modifier', 'meteor-town.command.assign.modifier', false))
    .addStringOption(offered('use', 'meteor-town.command.assign.use', false)),
  complete: {
    town: completing('town'),
    meteors: completing('meteors'),
    modifier: completing('modifier'),
    use: completing('use'),
  },
  run: actAndShow((seat, { call, t }, asker): TownAction | string => {
    if (asker === null || asker.choices.roles.length === 0) return { type: 'assign', seat, roles: [], modifier: null };
    const [first] = fitting(call, asker, null);
    if (first === undefined) return t('meteor-town.refusal.wrong-roles', { needs: needsText(t, asker.choices.roles) });
    return { type: 'assign', seat, roles: first.roles, modifier: first.modifier };
  }),
};
