import { SlashCommandBuilder } from 'discord.js';
import type { GameFace } from '../src/discord/games/face.js';
import { ownRecordAnswer } from '../src/discord/history/own-record.js';
import type { Command, Subcommand } from '../src/discord/interactions/commands.js';
import { describe, IN_PERSON, subcommand } from './define.js';

const ABOUT = 'command.me.about';

/** With the games that are played here. */
export function meCommand(faces: readonly GameFace[]): Command {
  const definition = describe(new SlashCommandBuilder().setName('me'), ABOUT)
    .setContexts(IN_PERSON.contexts)
    .setIntegrationTypes(IN_PERSON.integrationTypes);
  /** The command without a subcommand. */
  const whole: Subcommand = {
    definition: subcommand('me', ABOUT),
    run: (call, platform, t) => ownRecordAnswer(t, platform, { all: faces }, call),
  };
  return { definition, subcommands: new Map([['', whole]]) };
}
