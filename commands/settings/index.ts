import { PermissionFlagsBits, SlashCommandBuilder } from 'discord.js';
import type { Command, Subcommand } from '../../src/discord/interactions/commands.js';
import type { Contributors } from '../../src/discord/settings/all.js';
import { describe, EVERYWHERE } from '../define.js';
import { serverDelete, serverExport } from '../history/server.js';
import { check } from './check.js';
import { setCommand } from './set.js';
import { show } from './show.js';

export function settingsCommand(games: Contributors['all']): Command {
  const subcommands: readonly Subcommand[] = [show, setCommand({ all: games }), check, serverExport, serverDelete];
  const definition = describe(new SlashCommandBuilder().setName('settings'), 'command.settings.about')
    .setContexts(EVERYWHERE.contexts)
    .setIntegrationTypes(EVERYWHERE.integrationTypes)
    .setDefaultMemberPermissions(PermissionFlagsBits.ManageGuild);
  for (const { definition: part } of subcommands) definition.addSubcommand(part);
  return { definition, subcommands: new Map(subcommands.map((one) => [one.definition.name, one])) };
}
