import { SlashCommandIntegerOption, SlashCommandStringOption } from 'discord.js';
import { openCosmicRun, PLAIN } from '../../src/discord/games/cosmic-run/opening.js';
import { textOption, type Subcommand } from '../../src/discord/interactions/commands.js';
import { COSMIC_RUN } from '../../src/games/cosmic-run/index.js';
import { MOST_PLAYERS, TURN_LIMITS, type TurnLimit } from '../../src/games/cosmic-run/set-up.js';
import { choice, describe, subcommand } from '../define.js';

const SEED_LONGEST = 32;
const MOST_ROBOTS = MOST_PLAYERS - 1;
const LIMITS = Object.keys(TURN_LIMITS) as readonly TurnLimit[];
const LEVELS = ['pilot', 'cadet'] as const;

export const newGame: Subcommand = {
  definition: subcommand('new', 'cosmic-run.command.new')
    .addIntegerOption(
      describe(new SlashCommandIntegerOption().setName('robots'), 'cosmic-run.command.robots')
        .setMinValue(0)
        .setMaxValue(MOST_ROBOTS),
    )
    .addStringOption(
      describe(new SlashCommandStringOption().setName('level'), 'cosmic-run.command.level').addChoices(
        ...LEVELS.map((level) => choice(`cosmic-run.command.levels.${level}`, level)),
      ),
    )
    .addStringOption(
      describe(new SlashCommandStringOption().setName('seed'), 'cosmic-run.command.seed')
        .setMinLength(1)
        .setMaxLength(SEED_LONGEST),
    )
    .addStringOption(
      describe(new SlashCommandStringOption().setName('limit'), 'cosmic-run.command.limit').addChoices(
        ...LIMITS.map((limit) => choice(`cosmic-run.command.limits.${limit}`, limit)),
      ),
    ),
  form: 'public',
  run: (call, services, t) => {
    const robots = Math.max(0, Math.min(MOST_ROBOTS, Number(call.options.get('robots') ?? 0)));
    const seed = textOption(call, 'seed')?.trim().slice(0, SEED_LONGEST) ?? '';
    const level = COSMIC_RUN.robots?.levels.find((one) => one === textOption(call, 'level')) ?? null;
    const turnLimit = LIMITS.find((one) => one === textOption(call, 'limit')) ?? PLAIN.turnLimit;
    return openCosmicRun(services, call, { ...PLAIN, turnLimit, robots, level, seed: seed === '' ? null : seed }, t);
  },
};
