import { SlashCommandBooleanOption } from 'discord.js';
import { COSMIC_RUN } from '../../src/games/cosmic-run/index.js';
import { meant, textOption, type Subcommand } from '../../src/discord/interactions/commands.js';
import { describe, offered, subcommand } from '../define.js';
import { moveChoices } from './choices.js';
import { actAndShow, askerOf, onTable } from './play.js';

export const move: Subcommand = {
  definition: subcommand('move', 'cosmic-run.command.move')
    .addStringOption(offered('planet', 'cosmic-run.command.planet', true))
    .addBooleanOption(describe(new SlashCommandBooleanOption().setName('early'), 'cosmic-run.command.early')),
  complete: {
    planet: (call, platform, t) => {
      const view = askerOf(call, platform)?.view;
      return view === undefined ? [] : moveChoices(t, view);
    },
  },
  run: onTable((ctx) => {
    const { call, table, platform, t } = ctx;
    const view = COSMIC_RUN.viewFor(table.state, ctx.seat ?? -1, platform.time.clock.now());
    const planet = Number(meant(textOption(call, 'planet') ?? '', moveChoices(t, view)));
    return actAndShow(ctx, (seat) => ({
      type: 'move',
      seat,
      planet: Number.isInteger(planet) ? planet : 0,
      early: call.options.get('early') === true,
    }));
  }),
};
