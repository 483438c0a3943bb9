import {
  ApplicationIntegrationType,
  InteractionContextType,
  PermissionFlagsBits,
  SlashCommandBuilder,
} from 'discord.js';
import type { Command, Subcommand } from '../../src/discord/interactions/commands.js';
import { describe } from '../define.js';
import { check } from './check.js';
import { set } from './set.js';
import { show } from './show.js';

const SUBCOMMANDS: readonly Subcommand[] = [show, set, check];

const definition = describe(new SlashCommandBuilder().setName('settings'), 'command.settings.about')
  .setContexts(InteractionContextType.Guild)
  .setIntegrationTypes(ApplicationIntegrationType.GuildInstall)
  .setDefaultMemberPermissions(PermissionFlagsBits.ManageGuild);
for (const { definition: part } of SUBCOMMANDS) definition.addSubcommand(part);

export const settings: Command = {
  definition,
  subcommands: new Map(SUBCOMMANDS.map((one) => [one.definition.name, one])),
};
