import { SlashCommandIntegerOption } from 'discord.js';
import { salesOf, type Amounts, type Face, type Use } from '../../src/games/meteor-town/index.js';
import { meant, textOption, type Choice, type Subcommand } from '../../src/discord/interactions/commands.js';
import type { Translate } from '../../src/text/index.js';
import { buildingName, columnDoes, lettersText } from '../../src/text/meteor-town/index.js';
import { describe, offered, subcommand } from '../define.js';
import { actAndShow, askerOf, type Asker } from './play.js';
import { digits } from './digits.js';

const columnChoices = ({ town, choices }: Asker, t: Translate): readonly Choice[] =>
  choices.columns.map((column) => ({
    name: t('meteor-town.panel.column', { column, does: columnDoes(t, town, column) }),
    value: String(column),
  }));

export const use: Subcommand = {
  definition: subcommand('use', 'meteor-town.command.use.about').addStringOption(
    offered('column', 'meteor-town.command.use.column', true),
  ),
  complete: {
    column: (call, platform, t) => {
      const asker = askerOf(call, platform);
      return asker === null ? [] : columnChoices(asker, t);
    },
  },
  run: actAndShow((seat, { call }) => ({ type: 'activate', seat, column: (digits(call, 'column')[0] ?? 0) as Face })),
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
  definition: subcommand('build', 'meteor-town.command.build.about').addStringOption(
    offered('building', 'meteor-town.command.build.building', true),
  ),
  complete: { building: (call, platform, t) => buildChoices(askerOf(call, platform), t) },
  run: actAndShow((seat, { call, t }, asker) => {
    const building = meant(textOption(call, 'building') ?? '', buildChoices(asker, t));
    return { type: 'build', seat, building };
  }),
};

/** Buildings of the column that may be used for something of that kind. */
const placeChoices = (asker: Asker | null, kind: 'gain' | 'sell', t: Translate): readonly Choice[] =>
  usesOf(asker, kind).map(({ building }) => ({ name: buildingName(t, building), value: building }));

export const gain: Subcommand = {
  definition: subcommand('gain', 'meteor-town.command.gain.about').addStringOption(
    offered('building', 'meteor-town.command.gain.building', true),
  ),
  complete: { building: (call, platform, t) => placeChoices(askerOf(call, platform), 'gain', t) },
  run: actAndShow((seat, { call, t }, asker) => {
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
  definition: subcommand('sell', 'meteor-town.command.sell.about')
    .addStringOption(offered('building', 'meteor-town.command.sell.building', true))
    .addIntegerOption(
      describe(new SlashCommandIntegerOption().setName('amount'), 'meteor-town.command.sell.amount')
        .setMinValue(1)
        .setMaxValue(50)
        .setAutocomplete(true),
    ),
  complete: {
    building: (call, platform, t) => placeChoices(askerOf(call, platform), 'sell', t),
    amount: (call, platform, t) => {
      const asker = askerOf(call, platform);
      const building = meant(textOption(call, 'building') ?? '', placeChoices(asker, 'sell', t));
      const place = usesOf(asker, 'sell').find((one) => one.building === building);
      const most = place === undefined ? 0 : salesOf(place).length;
      return Array.from({ length: most }, (_, at) => ({ name: String(most - at), value: most - at }));
    },
  },
  run: actAndShow((seat, { call, t }, asker) => {
    const building = meant(textOption(call, 'building') ?? '', placeChoices(asker, 'sell', t));
    const amount = call.options.get('amount');
    const goods = goodsFor(asker, building, amount === undefined ? null : Number(amount));
    return { type: 'sell', seat, building, goods };
  }),
};
