import type { MeteorTypes } from '../../src/games/meteor/index.js';
import { silenceWarning } from '../../src/discord/games/meteor/chat/kept.js';
import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { subcommand } from '../define.js';
import { onTable, shown } from './play.js';
import { asAuthority } from '../../src/discord/interactions/acting.js';

export const start: Subcommand = {
  definition: subcommand('start', 'command.meteor.start.about'),
  run: onTable(async (ctx) => {
    const outcome = await asAuthority<MeteorTypes>(ctx, (by) => ({ type: 'start', by }));
    const done = ctx.t(ctx.table.state.phase === 'play' ? 'hand.done.clock' : 'hand.done.started');
    const warning = silenceWarning(ctx.services, ctx.table, ctx.t);
    return shown(ctx, outcome, warning === null ? done : `${done}\n${warning}`);
  }),
};
