import { SlashCommandBuilder } from 'discord.js';
import type { Command, Subcommand } from '../../src/discord/interactions/commands.js';
import { describe, EVERYWHERE } from '../define.js';
import { leaderboard } from './leaderboard.js';
import { player } from './player.js';
import { server } from './server.js';

const SUBCOMMANDS: readonly Subcommand[] = [player, server, leaderboard];

const definition = describe(new SlashCommandBuilder().setName('stats'), 'command.stats.about')
  .setContexts(EVERYWHERE.contexts)
  .setIntegrationTypes(EVERYWHERE.integrationTypes);
for (const { definition: part } of SUBCOMMANDS) definition.addSubcommand(part);

export const stats: Command = {
  definition,
  subcommands: new Map(SUBCOMMANDS.map((one) => [one.definition.name, one])),
};
