import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { watchAnswer } from '../../src/discord/messages/board/watch-answer.js';
import { subcommand } from '../define.js';
import { onTable } from './play.js';

export const watch: Subcommand = {
  definition: subcommand('watch', 'command.table.watch.about'),
  run: onTable(({ services, table, call, t }) => Promise.resolve(watchAnswer(services, table, call, t))),
};
