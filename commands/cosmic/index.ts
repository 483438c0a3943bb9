import { ApplicationIntegrationType, InteractionContextType, SlashCommandBuilder } from 'discord.js';
import type { Command, Subcommand } from '../../src/discord/interactions/commands.js';
import { describe } from '../define.js';
import { assign } from './assign.js';
import { board } from './board.js';
import { done } from './done.js';
import { end } from './end.js';
import { hand } from './hand.js';
import { host, kick } from './host-and-kick.js';
import { join } from './join.js';
import { learn } from './learn.js';
import { leave } from './leave.js';
import { move } from './move.js';
import { newGame } from './new.js';
import { picture } from './picture.js';
import { recruit } from './recruit.js';
import { retire } from './retire.js';
import { roll } from './roll.js';
import { rules } from './rules.js';
import { start } from './start.js';
import { use } from './use.js';

const SUBCOMMANDS: readonly Subcommand[] = [
  newGame,
  join,
  leave,
  start,
  assign,
  roll,
  use,
  move,
  recruit,
  retire,
  done,
  hand,
  board,
  picture,
  kick,
  host,
  end,
  rules,
  learn,
];

const definition = describe(new SlashCommandBuilder().setName('cosmic'), 'cosmic-run.command.cosmic')
  .setContexts(InteractionContextType.Guild)
  .setIntegrationTypes(ApplicationIntegrationType.GuildInstall);
for (const { definition: part } of SUBCOMMANDS) definition.addSubcommand(part);

export const cosmic: Command = {
  definition,
  subcommands: new Map(SUBCOMMANDS.map((one) => [one.definition.name, one])),
};
