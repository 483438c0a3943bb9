import type { Face, TownAction } from '../../src/games/meteor-town/index.js';
import { meant, textOption, type Choice, type Subcommand } from '../../src/discord/interactions/commands.js';
import { either, type Translate } from '../../src/text/index.js';
import { buildingName } from '../../src/text/meteor-town/index.js';
import { offered, subcommand } from '../define.js';
import { actAndShow, askerOf, type Asker } from './play.js';
import { digits } from './digits.js';

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
  definition: subcommand('strike', 'meteor-town.command.strike.about')
    .addStringOption(offered('building', 'meteor-town.command.strike.building', false))
    .addStringOption(offered('write', 'meteor-town.command.strike.write', false)),
  complete: {
    building: (call, platform, t) => {
      const asker = askerOf(call, platform);
      return asker === null ? [] : targets(asker, t).map(({ choice }) => choice);
    },
    write: (call, platform) =>
      (askerOf(call, platform)?.choices.write ?? []).map((number) => ({ name: String(number), value: String(number) })),
  },
  run: actAndShow((seat, { call, t }, asker): TownAction | string => {
    const [number] = digits(call, 'write');
    const typed = textOption(call, 'building');
    if (typed === null) return { type: 'write', seat, number: (number ?? 0) as Face };
    const all = asker === null ? [] : targets(asker, t);
    const value = meant(
      typed,
      all.map(({ choice }) => choice),
    );
    const found = all.find(({ choice }) => choice.value === value);
    const legal =
      all.length === 0
        ? t('meteor-town.refusal.none')
        : either(
            t,
            all.map(({ choice }) => choice.name),
          );
    return found?.action(seat) ?? t('meteor-town.refusal.strike-target', { legal });
  }),
};
