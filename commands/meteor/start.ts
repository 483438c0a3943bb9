import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { subcommand } from '../define.js';
import { byAuthority, onTable, shown } from './play.js';

export const start: Subcommand = {
  definition: subcommand('start', 'command.meteor.start.about'),
  run: onTable(async (ctx) => {
    const outcome = await byAuthority(ctx, (by) => ({ type: 'start', by }));
    return shown(ctx, outcome, ctx.t(ctx.table.state.phase === 'play' ? 'hand.done.clock' : 'hand.done.started'));
  }),
};
