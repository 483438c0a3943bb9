import type { CosmicRunTypes } from '../../src/games/cosmic-run/index.js';
import { asSeat } from '../../src/discord/interactions/acting.js';
import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { subcommand } from '../define.js';
import { onTable, told } from './play.js';

export const leave: Subcommand = {
  definition: subcommand('leave', 'cosmic-run.command.leave'),
  run: onTable(async (ctx) =>
    told(
      ctx,
      await asSeat<CosmicRunTypes>(ctx, (seat) => ({ type: 'leave', seat })),
      ctx.t('cosmic-run.play.note.left'),
    ),
  ),
};
