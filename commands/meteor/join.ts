import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { subcommand } from '../define.js';
import { outcomeNote } from '../../src/discord/interactions/table-commands.js';
import { onTable } from './play.js';

export const join: Subcommand = {
  definition: subcommand('join', 'command.table.join.about'),
  run: onTable(async (ctx) => {
    const { userId, name } = ctx.call.caller;
    return outcomeNote(ctx, await ctx.table.join({ userId, name }, ctx.call.id), ctx.t('meteor.hand.done.joined'));
  }),
};
