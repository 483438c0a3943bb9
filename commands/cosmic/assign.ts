import type { CosmicRunTypes } from '../../src/games/cosmic-run/index.js';
import { asSeat, refusedText } from '../../src/discord/interactions/acting.js';
import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { COSMIC_RUN } from '../../src/games/cosmic-run/index.js';
import { offered, subcommand } from '../define.js';
import { diceChoices, diceOption, placeChoices, placeOption } from './choices.js';
import { askerOf, onTable, panelOrNote } from './play.js';

export const assign: Subcommand = {
  definition: subcommand('assign', 'cosmic-run.command.assign')
    .addStringOption(offered('dice', 'cosmic-run.command.dice', true))
    .addStringOption(offered('place', 'cosmic-run.command.place', true)),
  complete: {
    dice: (call, platform, t) => {
      const view = askerOf(call, platform)?.view;
      return view === undefined ? [] : diceChoices(t, view, placeOption(t, call, view));
    },
    place: (call, platform, t) => {
      const view = askerOf(call, platform)?.view;
      return view === undefined ? [] : placeChoices(t, view, diceOption(t, call, view));
    },
  },
  run: onTable(async (ctx) => {
    const { call, table, platform, t } = ctx;
    const view = COSMIC_RUN.viewFor(table.state, ctx.seat ?? -1, platform.time.clock.now());
    const dice = diceOption(t, call, view) ?? [];
    const place = placeOption(t, call, view) ?? '';
    const what = `assign ${dice.join('')} ${place} ${view.turn?.rolls ?? 0}`;
    const outcome = await asSeat<CosmicRunTypes>(ctx, (seat) => ({
      type: 'assign',
      seat,
      dice,
      place,
      confirmed: platform.confirmations.take(ctx, what),
    }));
    if (!outcome.ok && outcome.refusal.code === 'confirm-yellow') platform.confirmations.ask(ctx, what);
    return panelOrNote(ctx, outcome.ok ? null : refusedText(ctx, outcome.refusal));
  }),
};
