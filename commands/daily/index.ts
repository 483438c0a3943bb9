import { SlashCommandBuilder } from 'discord.js';
import type { Command, Subcommand } from '../../src/discord/interactions/commands.js';
import { describe, EVERYWHERE } from '../define.js';

/** With a subcommand of each game that has a daily deal. */
export function dailyCommand(subcommands: readonly Subcommand[]): Command {
  const definition = describe(new SlashCommandBuilder().setName('daily'), 'daily.command.about')
    .setContexts(EVERYWHERE.contexts)
    .setIntegrationTypes(EVERYWHERE.integrationTypes);
  for (const { definition: part } of subcommands) definition.addSubcommand(part);
  return { definition, subcommands: new Map(subcommands.map((one) => [one.definition.name, one])) };
}
