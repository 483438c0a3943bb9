import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { subcommand } from '../define.js';
import { byPlayer, bySeat, told } from './play.js';

export const mulligan: Subcommand = {
  definition: subcommand('mulligan', 'command.meteor.mulligan.about'),
  run: byPlayer(async (ctx) =>
    told(ctx, await bySeat(ctx, (seat) => ({ type: 'mulligan', seat })), ctx.t('hand.done.mulligan')),
  ),
};
