import { noteAnswer } from '../../src/discord/clicks/context.js';
import type { Subcommand } from '../../src/discord/commands.js';
import { isPlainKey, type Translate } from '../../src/text/index.js';
import { subcommand } from '../define.js';
import { ask, byPlayer, bySeat, confirmed, told } from '../play.js';

const KEY = 'hand.note.leave-confirm';
const question = (t: Translate): string =>
  (isPlainKey(KEY) ? t(KEY) : 'There is no coming back into this game. Send the same command again within 10 seconds if you mean it.');

export const leave: Subcommand = {
  definition: subcommand('leave', 'command.meteor.leave.about'),
  // R14: there is no coming back into a game that runs, so that leaving one is asked about.
  run: byPlayer(async (ctx) => {
    if (ctx.table.state.phase === 'play' && !confirmed(ctx, 'leave')) {
      ask(ctx, 'leave');
      return noteAnswer(ctx.t, question(ctx.t), ctx.table.game);
    }
    return told(ctx, await bySeat(ctx, (seat) => ({ type: 'leave', seat })), ctx.t('hand.done.left'));
  }),
};
