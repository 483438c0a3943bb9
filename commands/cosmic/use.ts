import { COSMIC_RUN } from '../../src/games/cosmic-run/index.js';
import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { offered, offeredNumber, subcommand } from '../define.js';
import { dieChoices, dieOption, powerChoices, powerOption, valueChoices } from './choices.js';
import { actAndShow, askerOf, onTable } from './play.js';

export const use: Subcommand = {
  definition: subcommand('use', 'cosmic-run.command.use')
    .addStringOption(offered('power', 'cosmic-run.command.power', true))
    .addStringOption(offered('die', 'cosmic-run.command.die', false))
    .addIntegerOption(offeredNumber('value', 'cosmic-run.command.value')),
  complete: {
    power: (call, platform, t) => {
      const view = askerOf(call, platform)?.view;
      return view === undefined ? [] : powerChoices(t, view);
    },
    die: (call, platform, t) => {
      const view = askerOf(call, platform)?.view;
      return view === undefined ? [] : dieChoices(t, view, powerOption(t, call, view));
    },
    value: (call, platform, t) => {
      const view = askerOf(call, platform)?.view;
      return view === undefined ? [] : valueChoices(t, view, powerOption(t, call, view), dieOption(t, call, view));
    },
  },
  run: onTable((ctx) => {
    const { call, table, platform, t } = ctx;
    const view = COSMIC_RUN.viewFor(table.state, ctx.seat ?? -1, platform.time.clock.now());
    const power = powerOption(t, call, view) ?? '';
    const value = call.options.get('value');
    return actAndShow(ctx, (seat) => ({
      type: 'use',
      seat,
      power,
      die: dieOption(t, call, view),
      value: value === undefined ? null : Number(value),
    }));
  }),
};
