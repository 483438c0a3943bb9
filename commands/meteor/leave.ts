import { noteAnswer } from '../../src/discord/clicks/context.js';
import type { Subcommand } from '../../src/discord/commands.js';
import { subcommand } from '../define.js';
import { ask, byPlayer, bySeat, confirmed, told } from '../play.js';

export const leave: Subcommand = {
  definition: subcommand('leave', 'command.meteor.leave.about'),
  // R14: there is no coming back into a game that runs, so that leaving one is asked about.
  run: byPlayer(async (ctx) => {
    if (ctx.table.state.phase === 'play' && !confirmed(ctx, 'leave')) {
      ask(ctx, 'leave');
      return noteAnswer(ctx.t, ctx.t('hand.note.leave-confirm'), ctx.table.game);
    }
    return told(ctx, await bySeat(ctx, (seat) => ({ type: 'leave', seat })), ctx.t('hand.done.left'));
  }),
};
