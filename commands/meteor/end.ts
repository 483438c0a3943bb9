import { authorityOf, noteAnswer } from '../../src/discord/clicks/context.js';
import type { Subcommand } from '../../src/discord/commands.js';
import { subcommand } from '../define.js';
import { ask, byAuthority, confirmed, onTable, told } from '../play.js';
import type { Call } from '../play.js';

/** Host or moderator: only who may end it is asked whether they mean it; the rules tell the others why not. */
function mayEnd({ table, call }: Call): boolean {
  const by = authorityOf(table, call.caller);
  return by === 'moderator' || (by !== null && by === table.state.host);
}

export const end: Subcommand = {
  definition: subcommand('end', 'command.meteor.end.about'),
  run: onTable(async (ctx) => {
    if (mayEnd(ctx) && !confirmed(ctx, 'end')) {
      ask(ctx, 'end');
      return noteAnswer(ctx.t, ctx.t('hand.note.end-confirm'), ctx.table.game, ['end-confirm']);
    }
    return told(ctx, await byAuthority(ctx, (by) => ({ type: 'end', by })), ctx.t('hand.done.ended'));
  }),
};
