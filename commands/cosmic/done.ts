import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { subcommand } from '../define.js';
import { actAndShow, onTable } from './play.js';

export const done: Subcommand = {
  definition: subcommand('done', 'cosmic-run.command.done'),
  run: onTable((ctx) => actAndShow(ctx, (seat) => ({ type: 'end-turn', seat }))),
};
