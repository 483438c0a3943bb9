import { COSMIC_RUN } from '../../src/games/cosmic-run/index.js';
import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { offered, subcommand } from '../define.js';
import { alienChoices, alienOption } from './choices.js';
import { actAndShow, askerOf, onTable } from './play.js';

export const recruit: Subcommand = {
  definition: subcommand('recruit', 'cosmic-run.command.recruit').addStringOption(
    offered('alien', 'cosmic-run.command.alien', true),
  ),
  complete: {
    alien: (call, platform, t) => {
      const view = askerOf(call, platform)?.view;
      return view === undefined ? [] : alienChoices(t, view, 'recruit');
    },
  },
  run: onTable((ctx) => {
    const { call, table, platform, t } = ctx;
    const view = COSMIC_RUN.viewFor(table.state, ctx.seat ?? -1, platform.time.clock.now());
    return actAndShow(ctx, (seat) => ({ type: 'recruit', seat, card: alienOption(t, call, view, 'recruit') }));
  }),
};
