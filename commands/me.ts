import { SlashCommandBuilder } from 'discord.js';
import type { GameFace } from '../src/discord/games/face.js';
import { ownRecordAnswer } from '../src/discord/history/own-record.js';
import { textOption, type Command, type Subcommand } from '../src/discord/interactions/commands.js';
import { describe, EVERYWHERE, subcommand, switchOption } from './define.js';
import { switchPlain } from './table/personal.js';

const ABOUT = 'command.me.about';

/** With the games that are played here. Plain panels are a person’s in all of them. */
export function meCommand(faces: readonly GameFace[]): Command {
  const definition = describe(new SlashCommandBuilder().setName('me'), ABOUT)
    .setContexts(EVERYWHERE.contexts)
    .setIntegrationTypes(EVERYWHERE.integrationTypes);
  definition.addStringOption(switchOption('plain', 'command.table.plain.about'));
  /** The command without a subcommand. */
  const whole: Subcommand = {
    definition: subcommand('me', ABOUT),
    run: (call, platform, t) => {
      const said = textOption(call, 'plain');
      const answer =
        said === null
          ? ownRecordAnswer(t, platform, { all: faces }, call)
          : switchPlain(call, said === 'on', platform, t);
      return Promise.resolve(answer);
    },
  };
  return { definition, subcommands: new Map([['', whole]]) };
}
