import { governs, noteAnswer } from '../../src/discord/games/meteor/handlers/context.js';
import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { subcommand } from '../define.js';
import { ask, byAuthority, confirmed, onTable, told } from './play.js';

export const end: Subcommand = {
  definition: subcommand('end', 'command.meteor.end.about'),
  run: onTable(async (ctx) => {
    // Only who may end it is asked whether they mean it; the rules tell the others why not.
    if (governs(ctx.table, ctx.call.caller) && !confirmed(ctx, 'end')) {
      ask(ctx, 'end');
      return noteAnswer(ctx.t, ctx.t('hand.note.end-confirm'), ctx.table.game, ['end-confirm']);
    }
    return told(ctx, await byAuthority(ctx, (by) => ({ type: 'end', by })), ctx.t('hand.done.ended'));
  }),
};
