import type { MeteorStormTypes } from '../../src/games/meteor-storm/index.js';
import { openLesson } from '../../src/discord/games/meteor-storm/opening.js';
import { asAuthority, asSeat, isHostOrModerator } from '../../src/discord/interactions/acting.js';
import type { Subcommand } from '../../src/discord/interactions/commands.js';
import { boardAnswer } from '../../src/discord/lobby/opening.js';
import { noteAnswer } from '../../src/discord/messages/notes.js';
import { panelAnswer } from '../../src/discord/messages/panel/answer.js';
import { subcommand } from '../define.js';
import { outcomeNote, outcomePanel } from '../../src/discord/interactions/table-commands.js';
import { onTable } from './play.js';

export const join: Subcommand = {
  definition: subcommand('join', 'meteor-storm.command.join.about'),
  run: onTable(async (ctx) => {
    const { userId, name } = ctx.caller;
    return outcomeNote(ctx, await ctx.table.join({ userId, name }, ctx.source), ctx.t('meteor-storm.done.joined'));
  }),
};

export const leave: Subcommand = {
  definition: subcommand('leave', 'meteor-storm.command.leave.about'),
  run: onTable(async (ctx) => {
    if (ctx.seat !== null && ctx.table.state.phase === 'play' && !ctx.services.confirmations.isMeant(ctx, 'leave'))
      return noteAnswer(ctx.t, ctx.t('meteor-storm.done.leave-confirm'), ctx.table.game);
    const outcome = await asSeat<MeteorStormTypes>(ctx, (seat) => ({ type: 'leave', seat }));
    return outcomeNote(ctx, outcome, ctx.t('meteor-storm.done.left'));
  }),
};

export const start: Subcommand = {
  definition: subcommand('start', 'meteor-storm.command.start.about'),
  run: onTable(async (ctx) =>
    outcomePanel(ctx, await asAuthority<MeteorStormTypes>(ctx, (by) => ({ type: 'start', by }))),
  ),
};

/** The answer itself is the new board; the old one is deleted. */
export const board: Subcommand = {
  definition: subcommand('board', 'meteor-storm.command.board.about'),
  form: 'public',
  run: onTable(({ services, table }) => Promise.resolve(boardAnswer(services, table))),
};

export const hand: Subcommand = {
  definition: subcommand('hand', 'meteor-storm.command.hand.about'),
  run: onTable(({ services, table, call, t }) => Promise.resolve(panelAnswer(services, table, call, t))),
};

export const learn: Subcommand = {
  definition: subcommand('learn', 'meteor-storm.command.learn.about'),
  run: (call, services, t) => openLesson(services, call, t),
};

export const end: Subcommand = {
  definition: subcommand('end', 'meteor-storm.command.end.about'),
  run: onTable(async (ctx) => {
    // Only those who may end it are asked to confirm; the others get the rules' refusal.
    if (isHostOrModerator(ctx) && !ctx.services.confirmations.isMeant(ctx, 'end'))
      return noteAnswer(ctx.t, ctx.t('meteor-storm.done.end-confirm'), ctx.table.game, ['end-confirm']);
    const outcome = await asAuthority<MeteorStormTypes>(ctx, (by) => ({ type: 'end', by }));
    return outcomeNote(ctx, outcome, ctx.t('meteor-storm.done.ended'));
  }),
};
