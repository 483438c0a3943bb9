import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { boardAnswer } from '../../src/discord/lobby/opening.js';
import { subcommand } from '../define.js';
import { onTable } from './play.js';

/** The answer itself is the new board; the old one is deleted. */
export const board: Subcommand = {
  definition: subcommand('board', 'command.table.board.about'),
  form: 'public',
  run: onTable(({ services, table }) => Promise.resolve(boardAnswer(services, table))),
};
