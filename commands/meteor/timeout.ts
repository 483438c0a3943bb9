import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { subcommand } from '../define.js';
import { outcomeNote } from '../../src/discord/interactions/table-commands.js';
import { byPlayer } from './play.js';
import { timeOut as timeOutIntent } from '../../src/discord/games/meteor/intents.js';

export const timeout: Subcommand = {
  definition: subcommand('timeout', 'meteor.command.timeout.about'),
  run: byPlayer(async (ctx) => outcomeNote(ctx, await timeOutIntent(ctx), ctx.t('meteor.hand.done.time-out'))),
};
