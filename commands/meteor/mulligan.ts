import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { subcommand } from '../define.js';
import { byPlayer, told } from './play.js';
import { asSeat } from '../../src/discord/interactions/acting.js';

export const mulligan: Subcommand = {
  definition: subcommand('mulligan', 'command.meteor.mulligan.about'),
  run: byPlayer(async (ctx) =>
    told(ctx, await asSeat(ctx, (seat) => ({ type: 'mulligan', seat })), ctx.t('hand.done.mulligan')),
  ),
};
