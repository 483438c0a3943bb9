import { noteAnswer } from '../../src/discord/games/meteor/handlers/context.js';
import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { subcommand } from '../define.js';
import { ask, byPlayer, bySeat, confirmed, shown } from './play.js';

export const pass: Subcommand = {
  definition: subcommand('pass', 'command.meteor.pass.about'),
  run: byPlayer(async (ctx) => {
    const meant = confirmed(ctx, 'pass');
    const outcome = await bySeat(ctx, (seat) => ({ type: 'pass', seat, confirmed: meant }));
    if (outcome.ok || outcome.refusal.code !== 'confirm-last-pass')
      return shown(ctx, outcome, ctx.t('hand.done.passed'));
    ask(ctx, 'pass');
    return noteAnswer(ctx.t, ctx.t('hand.note.pass-confirm'), ctx.table.game, ['pass-confirm']);
  }),
};
