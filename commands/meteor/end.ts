import { noteAnswer } from '../../src/discord/messages/notes.js';
import { asAuthority, isHostOrModerator } from '../../src/discord/interactions/acting.js';
import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { subcommand } from '../define.js';
import { outcomeNote } from '../../src/discord/interactions/table-commands.js';
import { onTable } from './play.js';

export const end: Subcommand = {
  definition: subcommand('end', 'command.table.end.about'),
  run: onTable(async (ctx) => {
    // Only those who may end it are asked to confirm; the others get the rules' refusal.
    if (isHostOrModerator(ctx) && !ctx.services.confirmations.isMeant(ctx, 'end'))
      return noteAnswer(ctx.t, ctx.t('table.note.end-confirm'), ctx.table.game, ['end-confirm']);
    return outcomeNote(ctx, await asAuthority(ctx, (by) => ({ type: 'end', by })), ctx.t('table.done.ended'));
  }),
};
