import { noteAnswer } from '../../src/discord/messages/notes.js';
import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { subcommand } from '../define.js';
import { onTable } from './play.js';

export const board: Subcommand = {
  definition: subcommand('board', 'cosmic-run.command.board'),
  run: onTable(async ({ services, table, t }) => {
    await services.boards.repost(table);
    return noteAnswer(t, t('table.done.board'), table.game);
  }),
};
