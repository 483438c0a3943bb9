import type { departureOf } from '../../src/games/meteor/index.js';
import { leave as leaveIntent } from '../../src/discord/games/meteor/intents.js';
import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { noteAnswer } from '../../src/discord/messages/notes.js';
import { subcommand } from '../define.js';
import { outcomeNote } from '../../src/discord/interactions/table-commands.js';
import { byPlayer } from './play.js';

/** What is asked before, and said after, by what the leaving means (R14). */
const WORDS = {
  'ends-game': { ask: 'table.note.leave-confirm-last', done: 'table.done.left' },
  'taken-over': { ask: 'table.note.leave-confirm-robot', done: 'table.done.left-robot' },
  leaves: { ask: 'meteor.hand.note.leave-confirm', done: 'table.done.left' },
} as const satisfies Readonly<Record<ReturnType<typeof departureOf>, object>>;

export const leave: Subcommand = {
  definition: subcommand('leave', 'command.table.leave.about'),
  run: byPlayer(async (ctx) => {
    const departed = await leaveIntent(ctx);
    const { ask, done } = WORDS[departed.means];
    return departed.asked
      ? noteAnswer(ctx.t, ctx.t(ask), ctx.table.game)
      : outcomeNote(ctx, departed.outcome, ctx.t(done));
  }),
};
