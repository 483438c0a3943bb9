import { ApplicationIntegrationType, InteractionContextType, SlashCommandBuilder } from 'discord.js';
import type { Command, Subcommand } from '../../src/discord/interactions/commands.js';
import { describe } from '../define.js';
import { board, daily, end, join, learn, leave, newTable, panel, rules, start } from './table.js';
import { assign } from './assign.js';
import { build, gain, sell, use } from './column.js';
import { roll, set } from './dice.js';
import { strike } from './strike.js';
import { back, next, skip } from './turn.js';

const SUBCOMMANDS: readonly Subcommand[] = [
  newTable,
  join,
  leave,
  start,
  end,
  panel,
  board,
  daily,
  rules,
  learn,
  roll,
  set,
  assign,
  strike,
  use,
  build,
  gain,
  sell,
  skip,
  back,
  next,
];

const definition = describe(new SlashCommandBuilder().setName('town'), 'meteor-town.command.about')
  .setContexts(InteractionContextType.Guild)
  .setIntegrationTypes(ApplicationIntegrationType.GuildInstall);
for (const { definition: part } of SUBCOMMANDS) definition.addSubcommand(part);

export const town: Command = {
  definition,
  subcommands: new Map(SUBCOMMANDS.map((one) => [one.definition.name, one])),
};
