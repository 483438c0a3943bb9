import type { MeteorTypes } from '../../src/games/meteor/index.js';
import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { subcommand } from '../define.js';
import { outcomeNote } from '../../src/discord/interactions/table-commands.js';
import { byPlayer } from './play.js';
import { asSeat } from '../../src/discord/interactions/acting.js';

export const mulligan: Subcommand = {
  definition: subcommand('mulligan', 'meteor.command.mulligan.about'),
  run: byPlayer(async (ctx) =>
    outcomeNote(
      ctx,
      await asSeat<MeteorTypes>(ctx, (seat) => ({ type: 'mulligan', seat })),
      ctx.t('meteor.hand.done.mulligan'),
    ),
  ),
};
