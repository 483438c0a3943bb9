import { ApplicationIntegrationType, InteractionContextType, SlashCommandBuilder } from 'discord.js';
import type { Command, Subcommand } from '../../src/discord/interactions/commands.js';
import { describe } from '../define.js';
import { newGame } from './new.js';
import { done, orderUnit, play, retire } from './orders.js';
import { board, end, hand, join, learn, leave, start } from './table.js';

const SUBCOMMANDS: readonly Subcommand[] = [
  newGame,
  join,
  leave,
  start,
  play,
  orderUnit,
  retire,
  done,
  board,
  hand,
  end,
  learn,
];

const definition = describe(new SlashCommandBuilder().setName('storm'), 'meteor-storm.command.about')
  .setContexts(InteractionContextType.Guild)
  .setIntegrationTypes(ApplicationIntegrationType.GuildInstall);
for (const { definition: part } of SUBCOMMANDS) definition.addSubcommand(part);

export const storm: Command = {
  definition,
  subcommands: new Map(SUBCOMMANDS.map((one) => [one.definition.name, one])),
};
