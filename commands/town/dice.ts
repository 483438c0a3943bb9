import { SlashCommandIntegerOption } from 'discord.js';
import type { Face } from '../../src/games/meteor-town/index.js';
import type { Choice, Subcommand } from '../../src/discord/interactions/commands.js';
import { describe, offered, subcommand } from '../define.js';
import { actAndShow, askerOf, type Asker } from './play.js';
import { digits } from './digits.js';

/** Every set of the four dice that a clover may roll again. */
const diceSets = ({ choices }: Asker): readonly Choice[] => {
  const slots = choices.reroll;
  const sets = slots.reduce<number[][]>((all, slot) => [...all, ...all.map((set) => [...set, slot])], [[]]);
  return sets.filter((set) => set.length > 0).map((set) => ({ name: set.join(' '), value: set.join(' ') }));
};

export const roll: Subcommand = {
  definition: subcommand('roll', 'meteor-town.command.roll.about').addStringOption(
    offered('dice', 'meteor-town.command.roll.dice', false),
  ),
  complete: {
    dice: (call, platform) => {
      const asker = askerOf(call, platform);
      return asker === null ? [] : diceSets(asker);
    },
  },
  run: actAndShow((seat, { call }, asker) => {
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
  definition: subcommand('set', 'meteor-town.command.set.about')
    .addIntegerOption(
      describe(new SlashCommandIntegerOption().setName('die'), 'meteor-town.command.set.die')
        .setRequired(true)
        .setAutocomplete(true),
    )
    .addIntegerOption(
      describe(new SlashCommandIntegerOption().setName('number'), 'meteor-town.command.set.number')
        .setMinValue(1)
        .setMaxValue(6),
    ),
  complete: {
    die: (call, platform) => {
      const asker = askerOf(call, platform);
      return asker === null ? [] : openDice(asker);
    },
  },
  run: actAndShow((seat, { call }) => {
    const number = call.options.get('number');
    const value = number === undefined ? null : (Number(number) as Face);
    return { type: 'set', seat, slot: Number(call.options.get('die')), value };
  }),
};
