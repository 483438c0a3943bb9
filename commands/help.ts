import { ApplicationIntegrationType, InteractionContextType, SlashCommandBuilder } from 'discord.js';
import { METEOR } from '../src/games/meteor/index.js';
import { introduction } from '../src/discord/games/meteor/render/index.js';
import type { Command, Subcommand } from '../src/discord/interactions/commands.js';
import { bodyOf } from '../src/discord/messages/parts.js';
import { hasFinished } from '../src/discord/newcomers.js';
import { describe, subcommand } from './define.js';

const ABOUT = 'command.meteor.help.about';

const definition = describe(new SlashCommandBuilder().setName('help'), ABOUT)
  .setContexts(InteractionContextType.Guild)
  .setIntegrationTypes(ApplicationIntegrationType.GuildInstall);

/** The command is its own and only part. */
const whole: Subcommand = {
  definition: subcommand('help', ABOUT),
  run: ({ caller }, { people }, t) => {
    const newcomer = !hasFinished(people, caller.userId, METEOR.kind);
    return Promise.resolve({ form: 'private', body: bodyOf(introduction('help', newcomer, t)) });
  },
};

export const help: Command = { definition, subcommands: new Map([['', whole]]) };
