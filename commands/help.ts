import { ApplicationIntegrationType, InteractionContextType, SlashCommandBuilder } from 'discord.js';
import type { Command, Subcommand } from '../src/discord/interactions/commands.js';
import { describe, subcommand } from './define.js';

const ABOUT = 'command.table.help.about';

const definition = describe(new SlashCommandBuilder().setName('help'), ABOUT)
  .setContexts(InteractionContextType.Guild)
  .setIntegrationTypes(ApplicationIntegrationType.GuildInstall);

/** The command without a subcommand. */
const whole: Subcommand = {
  definition: subcommand('help', ABOUT),
  run: ({ caller }, { words: { introduction } }, t) =>
    Promise.resolve({ form: 'private', body: introduction(caller.userId, t) }),
};

export const help: Command = { definition, subcommands: new Map([['', whole]]) };
