import { SlashCommandIntegerOption, SlashCommandStringOption } from 'discord.js';
import { MOST_SEATS, type MeteorTownTypes, type RobotLevel } from '../../src/games/meteor-town/index.js';
import { playDaily } from '../../src/discord/daily/play.js';
import { daysToPractise, practiseDay, TOWN_DAY } from '../../src/discord/games/meteor-town/daily.js';
import { openLesson, openSky } from '../../src/discord/games/meteor-town/opening.js';
import { rulesBody } from '../../src/discord/games/meteor-town/render/rules.js';
import { asAuthority, asSeat, isHostOrModerator } from '../../src/discord/interactions/acting.js';
import { textOption, type Subcommand } from '../../src/discord/interactions/commands.js';
import { boardAnswer } from '../../src/discord/lobby/opening.js';
import { noteAnswer } from '../../src/discord/messages/notes.js';
import { panelAnswer } from '../../src/discord/messages/panel/answer.js';
import { choice, describe, offered, subcommand } from '../define.js';
import { outcomeNote, outcomePanel } from '../../src/discord/interactions/table-commands.js';
import { onSky, onTown } from './play.js';

const SEED_LONGEST = 32;
const LEVELS = ['mayor', 'architect', 'visitor'] as const satisfies readonly RobotLevel[];

const isLevel = (level: string | null): level is RobotLevel => LEVELS.some((one) => one === level);

export const newTable: Subcommand = {
  definition: subcommand('new', 'meteor-town.command.new.about')
    .addIntegerOption(
      describe(new SlashCommandIntegerOption().setName('robots'), 'meteor-town.command.new.robots')
        .setMinValue(0)
        .setMaxValue(MOST_SEATS - 1),
    )
    .addStringOption(
      describe(new SlashCommandStringOption().setName('level'), 'meteor-town.command.new.level').addChoices(
        ...LEVELS.map((level) => choice(`meteor-town.robot.${level}`, level)),
      ),
    )
    .addStringOption(
      describe(new SlashCommandStringOption().setName('seed'), 'meteor-town.command.new.seed')
        .setMinLength(1)
        .setMaxLength(SEED_LONGEST),
    ),
  form: 'public',
  run: (call, services, t) => {
    const robots = Math.max(0, Math.min(MOST_SEATS - 1, Number(call.options.get('robots') ?? 0)));
    const seed = textOption(call, 'seed')?.trim().slice(0, SEED_LONGEST) ?? '';
    const level = textOption(call, 'level');
    const wanted = {
      robots,
      level: isLevel(level) ? level : ('mayor' as const),
      seed: seed === '' ? null : seed,
      lastCrew: [],
    };
    return openSky(services, call, wanted, t);
  },
};

export const join: Subcommand = {
  definition: subcommand('join', 'meteor-town.command.join'),
  run: onSky(async (ctx) => {
    const { userId, name } = ctx.caller;
    return outcomeNote(ctx, await ctx.table.join({ userId, name }, ctx.source), ctx.t('meteor-town.done.joined'));
  }),
};

export const leave: Subcommand = {
  definition: subcommand('leave', 'meteor-town.command.leave'),
  run: onSky(async (ctx) => {
    if (ctx.seat !== null && ctx.table.state.phase === 'play' && !ctx.services.confirmations.isMeant(ctx, 'leave'))
      return noteAnswer(ctx.t, ctx.t('meteor-town.done.leave-confirm'), ctx.table.game);
    const outcome = await asSeat<MeteorTownTypes>(ctx, (seat) => ({ type: 'leave', seat }));
    return outcomeNote(ctx, outcome, ctx.t('meteor-town.done.left'));
  }),
};

export const start: Subcommand = {
  definition: subcommand('start', 'meteor-town.command.start'),
  run: onSky(async (ctx) =>
    outcomePanel(ctx, await asAuthority<MeteorTownTypes>(ctx, (by) => ({ type: 'start', by }))),
  ),
};

export const end: Subcommand = {
  definition: subcommand('end', 'meteor-town.command.end'),
  run: onSky(async (ctx) => {
    // Only those who may end it are asked to confirm; the others get the rules' refusal.
    if (isHostOrModerator(ctx) && !ctx.services.confirmations.isMeant(ctx, 'end'))
      return noteAnswer(ctx.t, ctx.t('meteor-town.done.end-confirm'), ctx.table.game, ['end-confirm']);
    const outcome = await asAuthority<MeteorTownTypes>(ctx, (by) => ({ type: 'end', by }));
    return outcomeNote(ctx, outcome, ctx.t('meteor-town.done.ended'));
  }),
};

export const panel: Subcommand = {
  definition: subcommand('panel', 'meteor-town.command.panel'),
  run: onTown(({ services, table, call, t }) => Promise.resolve(panelAnswer(services, table, call, t))),
};

/** The answer itself is the new message; the old one is deleted. */
export const board: Subcommand = {
  definition: subcommand('board', 'meteor-town.command.board'),
  form: 'public',
  run: onSky(({ services, table }) => Promise.resolve(boardAnswer(services, table))),
};

export const daily: Subcommand = {
  definition: subcommand('daily', 'meteor-town.command.daily.about').addStringOption(
    offered('day', 'meteor-town.command.daily.day', false),
  ),
  complete: {
    day: (_call, services) => daysToPractise(services).map((day) => ({ name: day, value: day })),
  },
  run: async (call, services, t) => {
    const day = textOption(call, 'day')?.trim() ?? '';
    return day === '' ? playDaily(services, call, TOWN_DAY, 0, t) : practiseDay(services, call, day, t);
  },
};

export const learn: Subcommand = {
  definition: subcommand('learn', 'meteor-town.command.learn'),
  run: (call, services, t) => openLesson(services, call, t),
};

export const rules: Subcommand = {
  definition: subcommand('rules', 'meteor-town.command.rules'),
  run: (_call, _services, t) => Promise.resolve({ form: 'private', body: rulesBody(t) }),
};
