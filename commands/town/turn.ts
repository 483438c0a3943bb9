import { SlashCommandIntegerOption } from 'discord.js';
import {
  modified,
  modifierUses,
  rolesFit,
  salesOf,
  type Amounts,
  type Face,
  type ModifierUse,
  type Role,
  type Town,
  type TownAction,
  type Use,
} from '../../src/games/meteor-town/index.js';
import type { CommandCall } from '../../src/discord/gateway/incoming.js';
import { meant, textOption, type Choice, type Subcommand } from '../../src/discord/interactions/commands.js';
import type { Translate } from '../../src/text/index.js';
import { buildingName, columnDoes, lettersText, needsText } from '../../src/text/meteor-town/index.js';
import { describe, offered, subcommand } from '../define.js';
import { acting, askerOf, type Asker } from './play.js';

/** The digits of an option, as `4 6` or `46`. */
const digits = (call: CommandCall, option: string): number[] =>
  [...(textOption(call, option) ?? '').matchAll(/\d/g)].map(([digit]) => Number(digit));

/** Every set of the four dice that a clover may roll again. */
const diceSets = ({ choices }: Asker): readonly Choice[] => {
  const slots = choices.reroll;
  const sets = slots.reduce<number[][]>((all, slot) => [...all, ...all.map((set) => [...set, slot])], [[]]);
  return sets.filter((set) => set.length > 0).map((set) => ({ name: set.join(' '), value: set.join(' ') }));
};

export const roll: Subcommand = {
  definition: subcommand('roll', 'command.town.roll.about').addStringOption(
    offered('dice', 'command.town.roll.dice', false),
  ),
  complete: {
    dice: (call, services) => {
      const asker = askerOf(call, services);
      return asker === null ? [] : diceSets(asker);
    },
  },
  run: acting((seat, { call }, asker) => {
    if (asker?.choices.mayRollBonus === true) return { type: 'roll-bonus', seat };
    return { type: 'reroll', seat, slots: digits(call, 'dice') };
  }),
};

const openDice = ({ town, choices }: Asker): readonly Choice[] =>
  choices.set.map((slot) => ({
    name: `${slot}: ${(slot > 4 ? town.bonus : town.dice[slot - 1])?.value ?? ''}`,
    value: slot,
  }));

export const set: Subcommand = {
  definition: subcommand('set', 'command.town.set.about')
    .addIntegerOption(
      describe(new SlashCommandIntegerOption().setName('die'), 'command.town.set.die')
        .setRequired(true)
        .setAutocomplete(true),
    )
    .addIntegerOption(
      describe(new SlashCommandIntegerOption().setName('number'), 'command.town.set.number')
        .setMinValue(1)
        .setMaxValue(6),
    ),
  complete: {
    die: (call, services) => {
      const asker = askerOf(call, services);
      return asker === null ? [] : openDice(asker);
    },
  },
  run: acting((seat, { call }) => {
    const number = call.options.get('number');
    const value = number === undefined ? null : (Number(number) as Face);
    return { type: 'set', seat, slot: Number(call.options.get('die')), value };
  }),
};

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
  (call, services) =>
    partChoices(part, call, askerOf(call, services));

export const assign: Subcommand = {
  definition: subcommand('assign', 'command.town.assign.about')
    .addStringOption(offered('town', 'command.town.assign.town', true))
    .addStringOption(offered('meteors', 'command.town.assign.meteors', false))
    .addStringOption(offered('modifier', 'command.town.assign.modifier', false))
    .addStringOption(offered('use', 'command.town.assign.use', false)),
  complete: {
    town: completing('town'),
    meteors: completing('meteors'),
    modifier: completing('modifier'),
    use: completing('use'),
  },
  run: acting((seat, { call, t }, asker): TownAction | string => {
    if (asker === null || asker.choices.roles.length === 0) return { type: 'assign', seat, roles: [], modifier: null };
    const [first] = fitting(call, asker, null);
    if (first === undefined) return t('meteor-town.refusal.wrong-roles', { needs: needsText(t, asker.choices.roles) });
    return { type: 'assign', seat, roles: first.roles, modifier: first.modifier };
  }),
};

/** What the meteors may hit: buildings, columns for craters, or a column where there is only one way. */
interface Target {
  readonly choice: Choice;
  readonly action: (seat: number) => TownAction;
}

function targets({ choices }: Asker, t: Translate): Target[] {
  return choices.strikes.flatMap(({ meteor, buildings, craters }): Target[] => {
    const strike =
      (building: string | null, crater: Face | null) =>
      (seat: number): TownAction => ({ type: 'strike', seat, meteor, building, crater });
    if (buildings.length + craters.length === 0) {
      const name = t('meteor-town.panel.target-any', { column: meteor });
      return [{ choice: { name, value: `m${meteor}` }, action: strike(null, null) }];
    }
    return [
      ...buildings.map((building) => ({
        choice: { name: buildingName(t, building), value: building },
        action: strike(building, null),
      })),
      ...craters.map((column) => ({
        choice: { name: t('meteor-town.panel.target-crater', { column }), value: `c${meteor}${column}` },
        action: strike(null, column),
      })),
    ];
  });
}

export const strike: Subcommand = {
  definition: subcommand('strike', 'command.town.strike.about')
    .addStringOption(offered('building', 'command.town.strike.building', false))
    .addStringOption(offered('write', 'command.town.strike.write', false)),
  complete: {
    building: (call, services, t) => {
      const asker = askerOf(call, services);
      return asker === null ? [] : targets(asker, t).map(({ choice }) => choice);
    },
    write: (call, services) =>
      (askerOf(call, services)?.choices.write ?? []).map((number) => ({ name: String(number), value: String(number) })),
  },
  run: acting((seat, { call, t }, asker): TownAction | string => {
    const [number] = digits(call, 'write');
    const typed = textOption(call, 'building');
    if (typed === null) return { type: 'write', seat, number: (number ?? 0) as Face };
    const all = asker === null ? [] : targets(asker, t);
    const value = meant(
      typed,
      all.map(({ choice }) => choice),
    );
    const found = all.find(({ choice }) => choice.value === value);
    const legal = all.map(({ choice }) => choice.name).join(', ');
    const none = t('meteor-town.refusal.none');
    return found?.action(seat) ?? t('meteor-town.refusal.strike-target', { legal: legal === '' ? none : legal });
  }),
};

const columnChoices = ({ town, choices }: Asker, t: Translate): readonly Choice[] =>
  choices.columns.map((column) => ({
    name: t('meteor-town.panel.column', { column, does: columnDoes(t, town, column) }),
    value: String(column),
  }));

export const use: Subcommand = {
  definition: subcommand('use', 'command.town.use.about').addStringOption(
    offered('column', 'command.town.use.column', true),
  ),
  complete: {
    column: (call, services, t) => {
      const asker = askerOf(call, services);
      return asker === null ? [] : columnChoices(asker, t);
    },
  },
  run: acting((seat, { call }) => ({ type: 'activate', seat, column: (digits(call, 'column')[0] ?? 0) as Face })),
};

const usesOf = <K extends Use['kind']>(asker: Asker | null, kind: K): Extract<Use, { readonly kind: K }>[] =>
  (asker?.choices.uses ?? []).filter((one): one is Extract<Use, { readonly kind: K }> => one.kind === kind);

/** What can be built now, with its cost. */
const buildChoices = (asker: Asker | null, t: Translate): readonly Choice[] =>
  usesOf(asker, 'build')
    .flatMap(({ builds }) => builds)
    .map(({ building, cost }) => ({
      name: t('meteor-town.panel.build-choice', { name: buildingName(t, building), cost: lettersText(t, cost) }),
      value: building,
    }));

export const build: Subcommand = {
  definition: subcommand('build', 'command.town.build.about').addStringOption(
    offered('building', 'command.town.build.building', true),
  ),
  complete: { building: (call, services, t) => buildChoices(askerOf(call, services), t) },
  run: acting((seat, { call, t }, asker) => {
    const building = meant(textOption(call, 'building') ?? '', buildChoices(asker, t));
    return { type: 'build', seat, building };
  }),
};

/** Buildings of the column that may be used for something of that kind. */
const placeChoices = (asker: Asker | null, kind: 'gain' | 'sell', t: Translate): readonly Choice[] =>
  usesOf(asker, kind).map(({ building }) => ({ name: buildingName(t, building), value: building }));

export const gain: Subcommand = {
  definition: subcommand('gain', 'command.town.gain.about').addStringOption(
    offered('building', 'command.town.gain.building', true),
  ),
  complete: { building: (call, services, t) => placeChoices(askerOf(call, services), 'gain', t) },
  run: acting((seat, { call, t }, asker) => {
    const building = meant(textOption(call, 'building') ?? '', placeChoices(asker, 'gain', t));
    return { type: 'gain', seat, building };
  }),
};

/** So many units of what is there; none named: all. */
function goodsFor(asker: Asker | null, building: string, amount: number | null): Amounts {
  const place = usesOf(asker, 'sell').find((one) => one.building === building);
  const sales = place === undefined ? [] : salesOf(place);
  const fits = (sold: Amounts): boolean =>
    amount === null || Object.values(sold).reduce((sum, count) => sum + count, 0) === amount;
  return sales.find(fits) ?? {};
}

export const sell: Subcommand = {
  definition: subcommand('sell', 'command.town.sell.about')
    .addStringOption(offered('building', 'command.town.sell.building', true))
    .addIntegerOption(
      describe(new SlashCommandIntegerOption().setName('amount'), 'command.town.sell.amount')
        .setMinValue(1)
        .setMaxValue(50)
        .setAutocomplete(true),
    ),
  complete: {
    building: (call, services, t) => placeChoices(askerOf(call, services), 'sell', t),
    amount: (call, services, t) => {
      const asker = askerOf(call, services);
      const building = meant(textOption(call, 'building') ?? '', placeChoices(asker, 'sell', t));
      const place = usesOf(asker, 'sell').find((one) => one.building === building);
      const most = place === undefined ? 0 : salesOf(place).length;
      return Array.from({ length: most }, (_, at) => ({ name: String(most - at), value: most - at }));
    },
  },
  run: acting((seat, { call, t }, asker) => {
    const building = meant(textOption(call, 'building') ?? '', placeChoices(asker, 'sell', t));
    const amount = call.options.get('amount');
    const goods = goodsFor(asker, building, amount === undefined ? null : Number(amount));
    return { type: 'sell', seat, building, goods };
  }),
};

export const skip: Subcommand = {
  definition: subcommand('skip', 'command.town.skip'),
  run: acting((seat) => ({ type: 'skip', seat, building: null })),
};

export const back: Subcommand = {
  definition: subcommand('back', 'command.town.back'),
  run: acting((seat) => ({ type: 'take-back', seat })),
};

export const next: Subcommand = {
  definition: subcommand('next', 'command.town.next'),
  run: acting((seat) => ({ type: 'next', seat })),
};
