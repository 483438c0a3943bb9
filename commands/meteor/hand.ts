import { panelAnswer } from '../../src/discord/messages/panel/answer.js';
import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { subcommand } from '../define.js';
import { onTable } from './play.js';

export const hand: Subcommand = {
  definition: subcommand('hand', 'command.table.hand.about'),
  run: onTable(({ services, table, call, t }) => Promise.resolve(panelAnswer(services, table, call, t))),
};
