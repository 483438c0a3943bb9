import { SlashCommandBuilder } from 'discord.js';
import type { Command, Subcommand } from '../src/discord/interactions/commands.js';
import { answerThenPicture } from '../src/discord/messages/answer-then-picture.js';
import { describe, EVERYWHERE, subcommand } from './define.js';

const ABOUT = 'command.table.help.about';

const definition = describe(new SlashCommandBuilder().setName('help'), ABOUT)
  .setContexts(EVERYWHERE.contexts)
  .setIntegrationTypes(EVERYWHERE.integrationTypes);

/** The command without a subcommand. */
const whole: Subcommand = {
  definition: subcommand('help', ABOUT),
  run: ({ caller }, platform, t) => {
    const { picture, draw } = platform.words.introduction(caller.userId, t);
    return Promise.resolve(answerThenPicture(platform, 'private', picture, draw));
  },
};

export const help: Command = { definition, subcommands: new Map([['', whole]]) };
