import { humansIn } from '../../src/games/meteor/index.js';
import { noteAnswer } from '../../src/discord/games/meteor/handlers/context.js';
import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { subcommand } from '../define.js';
import { ask, byPlayer, bySeat, confirmed, told } from './play.js';
import type { Call } from './play.js';

/** R14: what becomes of the seat, or of the game. */
const robotTakesOver = ({ table: { state } }: Call): boolean =>
  state.phase === 'play' && state.options.robotsAllowed === true && humansIn(state).length > 1;

function warning(
  ctx: Call,
): 'hand.note.leave-confirm' | 'hand.note.leave-confirm-robot' | 'hand.note.leave-confirm-last' {
  if (humansIn(ctx.table.state).length <= 1) return 'hand.note.leave-confirm-last';
  return robotTakesOver(ctx) ? 'hand.note.leave-confirm-robot' : 'hand.note.leave-confirm';
}

export const leave: Subcommand = {
  definition: subcommand('leave', 'command.meteor.leave.about'),
  // R14: there is no coming back into a game that runs, so that leaving one is asked about.
  run: byPlayer(async (ctx) => {
    if (ctx.table.state.phase === 'play' && !confirmed(ctx, 'leave')) {
      ask(ctx, 'leave');
      return noteAnswer(ctx.t, ctx.t(warning(ctx)), ctx.table.game);
    }
    const done = ctx.t(robotTakesOver(ctx) ? 'hand.done.left-robot' : 'hand.done.left');
    return told(ctx, await bySeat(ctx, (seat) => ({ type: 'leave', seat })), done);
  }),
};
