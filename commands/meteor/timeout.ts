import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { subcommand } from '../define.js';
import { byPlayer, bySeat, told } from './play.js';

export const timeout: Subcommand = {
  definition: subcommand('timeout', 'command.meteor.timeout.about'),
  run: byPlayer(async (ctx) =>
    told(ctx, await bySeat(ctx, (seat) => ({ type: 'time-out', seat })), ctx.t('hand.done.time-out')),
  ),
};
