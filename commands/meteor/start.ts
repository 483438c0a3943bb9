import { silenceWarning } from '../../src/discord/games/meteor/handlers/context.js';
import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { subcommand } from '../define.js';
import { byAuthority, onTable, shown } from './play.js';

export const start: Subcommand = {
  definition: subcommand('start', 'command.meteor.start.about'),
  run: onTable(async (ctx) => {
    const outcome = await byAuthority(ctx, (by) => ({ type: 'start', by }));
    const done = ctx.t(ctx.table.state.phase === 'play' ? 'hand.done.clock' : 'hand.done.started');
    const warning = silenceWarning(ctx.services, ctx.table, ctx.t);
    return shown(ctx, outcome, warning === null ? done : `${done}\n${warning}`);
  }),
};
