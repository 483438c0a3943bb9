import { SlashCommandBuilder } from 'discord.js';
import type { Command, Subcommand } from '../../src/discord/interactions/commands.js';
import { describe, EVERYWHERE } from '../define.js';
import { forget } from './forget.js';
import { list } from './list.js';
import { exported, replay, show } from './one-game.js';

const SUBCOMMANDS: readonly Subcommand[] = [list, show, replay, exported, forget];

const definition = describe(new SlashCommandBuilder().setName('history'), 'command.history.about')
  .setContexts(EVERYWHERE.contexts)
  .setIntegrationTypes(EVERYWHERE.integrationTypes);
for (const { definition: part } of SUBCOMMANDS) definition.addSubcommand(part);

export const history: Command = {
  definition,
  subcommands: new Map(SUBCOMMANDS.map((one) => [one.definition.name, one])),
};
