import type { CosmicRunTypes } from '../../src/games/cosmic-run/index.js';
import { asAuthority, isHostOrModerator } from '../../src/discord/interactions/acting.js';
import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { noteAnswer } from '../../src/discord/messages/notes.js';
import { subcommand } from '../define.js';
import { outcomeNote } from '../../src/discord/interactions/table-commands.js';
import { onTable } from './play.js';

export const end: Subcommand = {
  definition: subcommand('end', 'cosmic-run.command.end'),
  run: onTable(async (ctx) => {
    // Only those who may end it are asked to confirm; the others get the rules' refusal.
    if (isHostOrModerator(ctx) && !ctx.services.confirmations.isMeant(ctx, 'end'))
      return noteAnswer(ctx.t, ctx.t('cosmic-run.play.note.end-confirm'), ctx.table.game, ['end-confirm']);
    return outcomeNote(
      ctx,
      await asAuthority<CosmicRunTypes>(ctx, (by) => ({ type: 'end', by })),
      ctx.t('table.done.ended'),
    );
  }),
};
