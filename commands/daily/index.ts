import { ApplicationIntegrationType, InteractionContextType, SlashCommandBuilder } from 'discord.js';
import type { Command, Subcommand } from '../../src/discord/interactions/commands.js';
import { describe } from '../define.js';
import { meteorOfTheDay } from './meteor.js';
import { townOfTheDay } from './town.js';

const SUBCOMMANDS: readonly Subcommand[] = [meteorOfTheDay, townOfTheDay];

const definition = describe(new SlashCommandBuilder().setName('daily'), 'daily.command.about')
  .setContexts(InteractionContextType.Guild)
  .setIntegrationTypes(ApplicationIntegrationType.GuildInstall);
for (const { definition: part } of SUBCOMMANDS) definition.addSubcommand(part);

export const daily: Command = {
  definition,
  subcommands: new Map(SUBCOMMANDS.map((one) => [one.definition.name, one])),
};
