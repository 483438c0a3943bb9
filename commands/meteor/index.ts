import { ApplicationIntegrationType, InteractionContextType, SlashCommandBuilder } from 'discord.js';
import type { Command, Subcommand } from '../../src/discord/interactions/commands.js';
import { describe } from '../define.js';
import { board } from './board.js';
import { boss } from './boss.js';
import { duel } from './duel.js';
import { end } from './end.js';
import { hand } from './hand.js';
import { host } from './host.js';
import { join } from './join.js';
import { kick } from './kick.js';
import { launch } from './launch.js';
import { leave } from './leave.js';
import { learn } from './learn.js';
import { mulligan } from './mulligan.js';
import { newGame } from './new.js';
import { notify } from './notify.js';
import { pass } from './pass.js';
import { place } from './place.js';
import { plain } from './plain.js';
import { resume } from './resume.js';
import { rules } from './rules.js';
import { scrap } from './scrap.js';
import { start } from './start.js';
import { timeout } from './timeout.js';
import { use } from './use.js';
import { watch } from './watch.js';

const SUBCOMMANDS: readonly Subcommand[] = [
  newGame,
  duel,
  join,
  leave,
  start,
  mulligan,
  boss,
  hand,
  watch,
  notify,
  plain,
  board,
  place,
  launch,
  use,
  scrap,
  pass,
  timeout,
  resume,
  kick,
  host,
  end,
  learn,
  rules,
];

const definition = describe(new SlashCommandBuilder().setName('meteor'), 'meteor.command.about')
  .setContexts(InteractionContextType.Guild)
  .setIntegrationTypes(ApplicationIntegrationType.GuildInstall);
for (const { definition: part } of SUBCOMMANDS) definition.addSubcommand(part);

export const meteor: Command = {
  definition,
  subcommands: new Map(SUBCOMMANDS.map((one) => [one.definition.name, one])),
};
