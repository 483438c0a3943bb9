import type { CosmicRunTypes } from '../../src/games/cosmic-run/index.js';
import { asSeat } from '../../src/discord/interactions/acting.js';
import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { subcommand } from '../define.js';
import { noteAnswer } from '../../src/discord/messages/notes.js';
import { outcomeNote } from '../../src/discord/interactions/table-commands.js';
import { onTable } from './play.js';

export const leave: Subcommand = {
  definition: subcommand('leave', 'cosmic-run.command.leave'),
  run: onTable(async (ctx) => {
    // In the lobby a seat is soon taken again; in play there is no way back.
    if (ctx.seat !== null && ctx.table.state.phase === 'play' && !ctx.services.confirmations.isMeant(ctx, 'leave'))
      return noteAnswer(ctx.t, ctx.t('cosmic-run.play.note.leave-confirm'), ctx.table.game);
    return outcomeNote(
      ctx,
      await asSeat<CosmicRunTypes>(ctx, (seat) => ({ type: 'leave', seat })),
      ctx.t('cosmic-run.play.note.left'),
    );
  }),
};
